import Foundation
import GtkKit
import Models
import Persistence
import XCTest

/// How a state gets to its file, and what happens to one that cannot be taken up.
final class StateStoreTests: XCTestCase {
  private var place = Place()

  override func setUpWithError() throws {
    place = Place()
    try FileManager.default.createDirectory(at: place.folder, withIntermediateDirectories: true)
    onMain { MainLoop.serveMainQueue() }
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: place.folder) }

  func testTheFirstStartHasNothingToTellAndLeavesNoFile() {
    onMain { [place] in
      let store = place.open()
      store.finish()
      XCTAssertEqual(store.state, SavedState())
      XCTAssertEqual(place.files, [])
    }
  }

  func testAChangeIsInTheFileOnceItIsWrittenAndTheUsersAlone() throws {
    try onMain { [place] in
      let store = place.open()
      store.update { $0.craps = CrapsModel().state }
      store.finish()
      XCTAssertEqual(place.open().state, store.state)
      let attributes = try FileManager.default.attributesOfItem(atPath: place.path)
      XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o600)
      XCTAssertEqual(place.files, ["state.json"])
    }
  }

  func testWhatHappensInOneStepIsWrittenOnceAndTheLastOfItStays() {
    onMain { [place] in
      let store = place.open()
      for ante in [10, 15, 20] {
        let model = CrapsModel()
        model.ante = ante
        store.update { $0.craps = model.state }
      }
      XCTAssertEqual(place.files, [], "writing waits until the step is done")
      store.finish()
      XCTAssertEqual(place.open().state.craps?.ante, 20)
    }
  }

  func testChangesDuringTheWritingAreWrittenToo() {
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

  func testWhatCannotBeTakenUpIsSetAsideToldOnceAndPlayGoesOn() throws {
    for content in [
      "", "{", "garbage", #"{"version":99}"#, #"{"version":1,"hangman":[],"craps":{"balance":-1}}"#,
    ] {
      try place.put(content)
      try onMain { [place] in
        let store = place.open()
        XCTAssertEqual(store.state, SavedState())
        let troubles = told(by: store)
        XCTAssertEqual(troubles.count, 1)
        XCTAssertEqual(told(by: store).count, 0, "told already")
        guard case .unusable(_, let name)? = troubles.first else { return XCTFail("\(troubles)") }
        XCTAssertNotNil(
          URL(filePath: name).lastPathComponent.wholeMatch(of: /state-\d{4}-\d\d-\d\d-\d{6}(-\d+)?\.json/),
          name)
        XCTAssertEqual(try String(contentsOfFile: name, encoding: .utf8), content)
        store.update { $0.screen = .pig }
        store.finish()
        XCTAssertEqual(place.open().state.screen, .pig)
        XCTAssertEqual(told(by: place.open()).count, 0)
      }
    }
    XCTAssertEqual(
      place.files.count, 6, "nothing set aside is lost, five in one second neither: \(place.files)")
  }

  func testAFolderInItsPlaceIsSetAside() throws {
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

  func testAFileOfTensOfMegabytesIsNotRead() throws {
    try place.put("")
    XCTAssertEqual(truncate(place.path, 50_000_000), 0)
    onMain { [place] in
      guard case .unusable(.unread(.tooLarge), _)? = told(by: place.open()).first else {
        return XCTFail("read")
      }
    }
  }

  func testAnotherUsersFileIsSetAside() throws {
    try place.put(#"{"version":1,"hangman":[],"screen":"pig"}"#)
    // Only the superuser can give a file away; everybody else has the superuser's to lead to.
    if chown(place.path, 12_345, 12_345) != 0 {
      try FileManager.default.removeItem(atPath: place.path)
      try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: "/etc/passwd")
    }
    onMain { [place] in
      let store = place.open()
      guard case .unusable(.unread(.foreign), _)? = told(by: store).first else { return XCTFail("taken") }
      XCTAssertNil(store.state.screen)
    }
  }

  func testWhatCannotBeWrittenIsToldOnceAndCountsOn() throws {
    try Data().write(to: place.folder.appending(path: "parlor"))  // a file where the folder should be
    onMain { [place] in
      let store = place.open()
      store.update { $0.screen = .pig }
      store.finish()
      store.update { $0.screen = .bank }
      store.finish()
      XCTAssertEqual(store.state.screen, .bank)
      let troubles = told(by: store)
      guard troubles.count == 1, case .unwritable(let reason) = troubles[0] else {
        return XCTFail("\(troubles)")
      }
      XCTAssertFalse(reason.isEmpty)
    }
  }

  func testTroubleThatComesLaterIsToldToWhoListensAlready() throws {
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

  func testWhatCanNeitherBeReadNorMovedAwayStaysAsItIs() throws {
    // The kernel's own place.files can be neither read as a state nor renamed, by whomever.
    onMain {
      let store = StateStore(in: StateFile(path: "/proc/version"))
      store.update { $0.screen = .pig }
      store.finish()
      guard case .immovable(_, "/proc/version")? = told(by: store).first else { return XCTFail("moved") }
      XCTAssertEqual(told(by: store).count, 0)
      XCTAssertEqual(store.state.screen, .pig)
    }
  }

  func testAStartAfreshKeepsWhatWasThereAndSaysWhere() throws {
    try place.put(#"{"version":1,"hangman":[],"screen":"pig"}"#)
    onMain { [place] in
      let store = StateStore(in: StateFile(path: place.path), startsAfresh: true)
      XCTAssertNil(store.state.screen)
      XCTAssertEqual(told(by: store).count, 0)
      XCTAssertNotNil(store.backup.flatMap { FileManager.default.contents(atPath: $0) })
      XCTAssertNil(StateStore(in: StateFile(path: place.path), startsAfresh: true).backup, "nothing to keep")
    }
  }

  func testAGameThatProvesBrokenLaterIsForgottenAndItsFileSetAside() throws {
    let broken =
      #"{"hangman":[{"game":{"guesses":"1","maximumMistakes":6,"revealed":"____"},"words":5}],"version":1}"#
    try place.put(broken)
    try onMain { [place] in
      let store = place.open()
      let words = try WordList(["bear"])
      let state = try XCTUnwrap(store.state[words: 5])
      do {
        _ = try HangmanModel(state: state, words: words)
        XCTFail("no rule is broken")
      } catch let error as StateError {
        store.refuse(error) { $0[words: 5] = nil }
      }
      store.finish()
      guard case .refused(let name)? = told(by: store).first else { return XCTFail("not told") }
      XCTAssertEqual(try String(contentsOfFile: name, encoding: .utf8), broken)
      XCTAssertNil(place.open().state[words: 5])
    }
  }

  // MARK: -

  private func onMain(_ work: @MainActor () throws -> Void) rethrows { try MainActor.assumeIsolated(work) }
}

/// What the store has to tell now.
@MainActor
private func told(by store: StateStore) -> [StateStore.Trouble] {
  var troubles: [StateStore.Trouble] = []
  store.onTrouble { troubles.append($0) }
  return troubles
}

/// A user's folder, with the state in a folder below.
private struct Place {
  let folder = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID().uuidString)")

  var path: String { folder.appending(path: "parlor/state.json").path }

  var files: [String] {
    let parlor = folder.appending(path: "parlor").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: parlor)) ?? []).sorted()
  }

  func put(_ content: String) throws {
    let parlor = folder.appending(path: "parlor").path
    try FileManager.default.createDirectory(atPath: parlor, withIntermediateDirectories: true)
    try Data(content.utf8).write(to: URL(filePath: path))
  }

  @MainActor
  func open() -> StateStore { StateStore(in: StateFile(path: path)) }
}
