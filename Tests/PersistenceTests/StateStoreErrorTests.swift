import Controllers
import Foundation
import Models
import Persistence
import XCTest

/// Files that cannot be read temporarily, and links.
final class StateStoreErrorTests: StateStoreTestCase {
  func testTemporarilyUnreadableFileIsNeitherMovedNorOverwritten() throws {
    // A circular link cannot be read by anyone, including the superuser.
    try place.put("")
    try FileManager.default.removeItem(atPath: place.path)
    try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: "state.json")
    try onMain { [place] in
      try place.run { store in
        guard case .untouched(.unread(.unreadable(let error)), place.path)? = told(by: store).first else {
          return XCTFail("taken")
        }
        XCTAssertEqual(error.code, ELOOP)
        try FileManager.default.removeItem(atPath: place.path)
        try place.put("the games of years")
        store.update { $0.screen = .pig }
        store.finish()
        XCTAssertEqual(try place.content(), "the games of years")
        XCTAssertEqual(told(by: store).count, 0)
      }
    }
    XCTAssertEqual(place.files, ["state.json", "state.lock"])
  }

  func testLinkIsKeptAndItsTargetWritten() throws {
    try place.put("")
    let real = place.folder.appending(path: "real.json")
    for content in [nil, #"{"version":1,"screen":"bank"}"#] {
      try FileManager.default.removeItem(atPath: place.path)
      try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: "../real.json")
      if let content { try Data(content.utf8).write(to: real) }
      try onMain { [place] in
        place.run { store in
          XCTAssertEqual(store.state.screen, content == nil ? nil : .bank)
          store.update { $0.screen = .pig }
          store.finish()
          XCTAssertEqual(told(by: store).count, 0)
        }
        XCTAssertEqual(
          try FileManager.default.destinationOfSymbolicLink(atPath: place.path), "../real.json")
        XCTAssertTrue(try String(contentsOf: real, encoding: .utf8).contains(#""screen":"pig""#))
        XCTAssertEqual(place.run { $0.state.screen }, .pig)
      }
    }
  }
}
