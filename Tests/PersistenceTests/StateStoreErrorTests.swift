import XCTest

/// Files that cannot be read temporarily, and links.
final class StateStoreErrorTests: StateStoreTestCase {
  func testTemporarilyUnreadableFileIsNeitherMovedNorOverwritten() throws {
    // A circular link cannot be read by anyone, including the superuser.
    try fixture.put("")
    try FileManager.default.removeItem(atPath: fixture.path)
    try FileManager.default.createSymbolicLink(atPath: fixture.path, withDestinationPath: "state.json")
    try fixture.run { store in
      guard
        case .untouched(.unread(.unreadable(let error)), fixture.file)? = pendingProblems(of: store).first
      else {
        return XCTFail("accepted")
      }
      XCTAssertEqual(error.code, ELOOP)
      try FileManager.default.removeItem(atPath: fixture.path)
      try fixture.put("the games of years")
      store.update { $0.screen = .pig }
      store.finish()
      XCTAssertEqual(try fixture.content(), "the games of years")
      XCTAssertEqual(pendingProblems(of: store).count, 0)
    }
    XCTAssertEqual(fixture.files, ["state.json", "state.lock"])
  }

  func testLinkIsKeptAndItsTargetWritten() throws {
    try fixture.put("")
    let real = fixture.folder.appending(path: "real.json")
    for content in [nil, #"{"version":1,"screen":"bank"}"#] {
      try FileManager.default.removeItem(atPath: fixture.path)
      try FileManager.default.createSymbolicLink(atPath: fixture.path, withDestinationPath: "../real.json")
      if let content { try Data(content.utf8).write(to: real) }
      fixture.run { store in
        XCTAssertEqual(store.state.screen, content == nil ? nil : .bank)
        store.update { $0.screen = .pig }
        store.finish()
        XCTAssertEqual(pendingProblems(of: store).count, 0)
      }
      XCTAssertEqual(
        try FileManager.default.destinationOfSymbolicLink(atPath: fixture.path), "../real.json")
      XCTAssertTrue(try String(contentsOf: real, encoding: .utf8).contains(#""screen":"pig""#))
      XCTAssertEqual(fixture.run { $0.state.screen }, .pig)
    }
  }
}
