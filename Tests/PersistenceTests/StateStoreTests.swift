import Controllers
import Foundation
import GtkKit
import Models
import Persistence
import XCTest

/// Saving a state, and handling one that cannot be loaded.
final class StateStoreTests: StateStoreTestCase {
  func testFirstStartReportsNothingAndWritesNoState() {
    onMain { [place] in
      let store = place.open()
      store.finish()
      XCTAssertEqual(store.state, SavedState())
      XCTAssertEqual(told(by: store).count, 0)
      XCTAssertEqual(place.files, ["state.lock"])
    }
  }

  func testChangeIsWrittenToAPrivateFile() throws {
    try onMain { [place] in
      let store = place.open()
      store.update { $0[.craps] = CrapsModel().state }
      store.finish()
      XCTAssertEqual(place.open().state, store.state)
      let attributes = try FileManager.default.attributesOfItem(atPath: place.path)
      XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o600)
      XCTAssertEqual(place.files, ["state.json", "state.lock"])
    }
  }

  func testChangesInOneStepAreWrittenOnce() {
    onMain { [place] in
      let store = place.open()
      for ante in [10, 15, 20] {
        let model = CrapsModel()
        model.ante = ante
        store.update { $0[.craps] = model.state }
      }
      XCTAssertEqual(place.files, ["state.lock"], "writing waits until the step is done")
      store.finish()
      XCTAssertEqual(place.open().state[.craps]?.ante, 20)
    }
  }

  func testChangesDuringAWriteAreWritten() {
    onMain { [place] in
      let store = place.open()
      for turn in 1...50 {
        store.update { $0.window = .init(width: turn, height: 1) }
        MainLoop.iterate()
      }
      store.finish()
      XCTAssertEqual(place.open().state.window?.width, 50)
    }
  }

  func testUnusableStateIsSetAsideAndReportedOnce() throws {
    for content in [
      "", "{", "garbage", #"{"version":99}"#, #"{"version":1,"hangman":[}"#,
    ] {
      try place.put(content)
      try onMain { [place] in
        try place.run { store in
          XCTAssertEqual(store.state, SavedState())
          let troubles = told(by: store)
          XCTAssertEqual(troubles.count, 1)
          XCTAssertEqual(told(by: store).count, 0, "told already")
          XCTAssertNil(store.backup, "nobody asked for a start afresh")
          guard case .unusable(_, let name)? = troubles.first else { return XCTFail("\(troubles)") }
          XCTAssertNotNil(
            URL(filePath: name).lastPathComponent.wholeMatch(of: /state-\d{4}-\d\d-\d\d-\d{6}(-\d+)?\.json/),
            name)
          XCTAssertEqual(try String(contentsOfFile: name, encoding: .utf8), content)
          store.update { $0.screen = .pig }
          store.finish()
        }
        place.run { store in
          XCTAssertEqual(store.state.screen, .pig)
          XCTAssertEqual(told(by: store).count, 0)
        }
      }
    }
    XCTAssertEqual(
      place.files.count, 7, "nothing set aside is lost, five in one second neither: \(place.files)")
  }

  func testFolderInPlaceOfTheStateFileIsSetAside() throws {
    try FileManager.default.createDirectory(atPath: "\(place.path)/inner", withIntermediateDirectories: true)
    onMain { [place] in
      let store = place.open()
      guard case .unusable(.unread(.notAFile), let name)? = told(by: store).first else {
        return XCTFail("taken")
      }
      XCTAssertTrue(FileManager.default.fileExists(atPath: "\(name)/inner"))
      store.update { $0.screen = .pig }
      store.finish()
      XCTAssertEqual(place.open().state.screen, .pig)
    }
  }

  func testHugeFileIsNotRead() throws {
    try place.put("")
    XCTAssertEqual(truncate(place.path, 50_000_000), 0)
    onMain { [place] in
      guard case .unusable(.unread(.tooLarge), _)? = told(by: place.open()).first else {
        return XCTFail("read")
      }
    }
  }

  func testFileOfAnotherUserIsSetAside() throws {
    try place.put(#"{"version":1,"hangman":[],"screen":"pig"}"#)
    // Only the superuser can give a file away; other users link to a file of the superuser.
    if chown(place.path, 12_345, 12_345) != 0 {
      try FileManager.default.removeItem(atPath: place.path)
      try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: "/etc/passwd")
    }
    onMain { [place] in
      let store = place.open()
      guard case .unusable(.foreign, _)? = told(by: store).first else { return XCTFail("taken") }
      XCTAssertNil(store.state.screen)
    }
  }

  func testWriteFailureIsReportedOnceAndTheStateRemainsInMemory() throws {
    try Data().write(to: place.folder.appending(path: "parlor"))  // a file in place of the folder
    onMain { [place] in
      let store = place.open()
      store.update { $0.screen = .pig }
      store.finish()
      store.update { $0.screen = .bank }
      store.finish()
      XCTAssertEqual(store.state.screen, .bank)
      let troubles = told(by: store)
      guard troubles.count == 1, case .unwritable("Not a directory", place.path) = troubles[0] else {
        return XCTFail("\(troubles)")
      }
    }
  }

  func testWriteFailureAfterASuccessIsReportedAgain() throws {
    let obstacle = place.folder.appending(path: "parlor")  // a file in place of the folder
    try onMain { [place] in
      let store = place.open()
      var count = 0
      store.onTrouble { _ in count += 1 }
      for round in 1...2 {
        try? FileManager.default.removeItem(at: obstacle)
        store.update { $0.screen = .pig }
        store.finish()
        try FileManager.default.removeItem(at: obstacle)
        try Data().write(to: obstacle)
        store.update { $0.screen = .bank }
        store.finish()
        XCTAssertEqual(count, round)
      }
    }
  }

  func testLaterFailureIsReportedToTheExistingListener() throws {
    try Data().write(to: place.folder.appending(path: "parlor"))
    onMain { [place] in
      let store = place.open()
      var count = 0
      store.onTrouble { _ in count += 1 }
      store.update { $0.screen = .pig }
      store.finish()
      XCTAssertEqual(count, 1)
    }
  }

  func testUnreadableFileThatCannotBeMovedIsLeftUnchanged() throws {
    // A file of the kernel that is not a state and cannot be renamed.
    onMain {
      let store = StateStore(in: StateFile(path: "/proc/version"))
      store.update { $0.screen = .pig }
      store.finish()
      guard case .untouched(_, "/proc/version")? = told(by: store).first else { return XCTFail("moved") }
      XCTAssertEqual(told(by: store).count, 0)
      XCTAssertEqual(store.state.screen, .pig)
    }
  }

  func testResetKeepsABackupAndNamesIt() throws {
    try place.put(#"{"version":1,"hangman":[],"screen":"pig"}"#)
    onMain { [place] in
      place.run(startsAfresh: true) { store in
        XCTAssertNil(store.state.screen)
        XCTAssertEqual(told(by: store).count, 0)
        XCTAssertNotNil(store.backup.flatMap { FileManager.default.contents(atPath: $0) })
      }
      place.run(startsAfresh: true) { XCTAssertNil($0.backup, "nothing to keep") }
    }
  }
}
