import Controllers
import Foundation
import GtkKit
import Models
import Persistence
import XCTest

/// How a state gets to its file, and what happens to one that cannot be taken up.
final class StateStoreTests: XCTestCase {
  private var place = StatePlace()

  override func setUpWithError() throws {
    place = StatePlace()
    try FileManager.default.createDirectory(at: place.folder, withIntermediateDirectories: true)
    onMain { MainLoop.serveMainQueue() }
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: place.folder) }

  func testTheFirstStartHasNothingToTellAndLeavesNoFile() {
    onMain { [place] in
      let store = place.open()
      store.finish()
      XCTAssertEqual(store.state, SavedState())
      XCTAssertEqual(told(by: store).count, 0)
      XCTAssertEqual(place.files, ["state.lock"])
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
      XCTAssertEqual(place.files, ["state.json", "state.lock"])
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
      XCTAssertEqual(place.files, ["state.lock"], "writing waits until the step is done")
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
      guard troubles.count == 1, case .unwritable("Not a directory", place.path) = troubles[0] else {
        return XCTFail("\(troubles)")
      }
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
      guard case .untouched(_, "/proc/version")? = told(by: store).first else { return XCTFail("moved") }
      XCTAssertEqual(told(by: store).count, 0)
      XCTAssertEqual(store.state.screen, .pig)
    }
  }

  func testAStartAfreshKeepsWhatWasThereAndSaysWhere() throws {
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

  func testAGameThatProvesBrokenLaterIsForgottenAndItsFileCopied() throws {
    let game = #"{"game":{"guesses":"1","maximumMistakes":6,"revealed":"____"},"words":5}"#
    let broken = #"{"hangman":[\#(game)],"screen":"pig","version":1}"#
    try place.put(broken)
    try onMain { [place] in
      try place.run { store in
        let state = try XCTUnwrap(store.state[words: 5])
        let words = try WordList(["bear"])
        XCTAssertThrowsError(try HangmanModel(state: state, words: words))
        store.refuse(.hangman) { $0[words: 5] = nil }
        XCTAssertEqual(try place.content(), broken, "the file is gone for a while")
        store.refuse(.bank) { $0.bank = nil }
        store.finish()
        let troubles = told(by: store)
        guard troubles.count == 1, case .refused([.hangman, .bank], let name?) = troubles[0] else {
          return XCTFail("\(troubles)")
        }
        XCTAssertEqual(try String(contentsOfFile: name, encoding: .utf8), broken)
      }
      place.run { store in
        XCTAssertNil(store.state[words: 5])
        XCTAssertEqual(store.state.screen, .pig)
        XCTAssertEqual(told(by: store).count, 0)
      }
    }
  }

  func testADamagedGameIsToldTheOthersGoOnAndACopyOfTheFileHasIt() throws {
    let file = try damagedPig()
    try place.put(file)
    try onMain { [place] in
      try place.run { store in
        XCTAssertEqual(store.state.craps?.ante, 25)
        guard case .refused([.pig], let name?)? = told(by: store).first else { return XCTFail("not told") }
        XCTAssertEqual(try String(contentsOfFile: name, encoding: .utf8), file)
        store.finish()
      }
      place.run { store in
        XCTAssertEqual(store.state.craps?.ante, 25)
        XCTAssertEqual(told(by: store).count, 0, "told again")
      }
      XCTAssertEqual(place.files.count, 3)
    }
  }

  // MARK: - Errors that say nothing of the file

  func testAFileThatCannotBeReadNowIsNeitherMovedNorWrittenEvenWhenItCanBeLater() throws {
    // A link in a circle cannot be read by anybody, the superuser included.
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

  func testALinkToTheUsersOwnFileStaysAndItsFileIsWritten() throws {
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

  // MARK: - Two programs

  func testOnlyTheFirstOfTwoProgramsSavesAndTheSecondIsToldSo() throws {
    try onMain { [place] in
      try place.run { first in
        first.update { $0.screen = .pig }
        first.finish()
        for startsAfresh in [false, true] {
          place.run(startsAfresh: startsAfresh) { second in
            XCTAssertTrue(second.isShared)
            XCTAssertEqual(second.state.screen, startsAfresh ? nil : .pig)
            guard case .inUse? = told(by: second).first else { return XCTFail("not told") }
            second.update { $0.screen = .bank }
            second.finish()
            second.refuse(.craps) { $0.craps = nil }
            second.finish()
            XCTAssertEqual(second.state.screen, .bank)
            XCTAssertNil(second.backup)
          }
          XCTAssertTrue(try place.content().contains(#""screen":"pig""#))
        }
        first.update { $0.screen = .hangman }
        first.finish()
        XCTAssertEqual(told(by: first).count, 0)
      }
      XCTAssertEqual(place.files, ["state.json", "state.lock"])
      place.run { next in
        XCTAssertFalse(next.isShared)
        XCTAssertEqual(next.state.screen, .hangman)
      }
    }
  }

  func testASecondProgramDoesNotSetADamagedFileAside() throws {
    try onMain { [place] in
      try place.run { _ in
        try place.put("damaged")
        place.run { second in
          let troubles = told(by: second)
          guard troubles.count == 2, case .untouched(.damaged, _) = troubles[1] else {
            return XCTFail("\(troubles)")
          }
        }
        XCTAssertEqual(place.files, ["state.json", "state.lock"])
      }
    }
  }

  func testWhatAProgramWithoutALockHasWrittenIsNotOverwritten() throws {
    let theirs = #"{"version":1,"screen":"craps"}"#
    for written in [nil, .pig] as [ScreenName?] {
      try onMain { [place] in
        try place.run { store in
          if let written {
            store.update { $0.screen = written }
            store.finish()
          }
          try place.put(theirs)
          for screen in [ScreenName.bank, .hangman] {
            store.update { $0.screen = screen }
            store.finish()
          }
          XCTAssertEqual(try place.content(), theirs)
          let troubles = told(by: store)
          guard troubles.count == 1, case .changed(place.path) = troubles[0] else {
            return XCTFail("\(troubles)")
          }
        }
        try FileManager.default.removeItem(atPath: place.path)
      }
    }
  }

  func testAFileThatWasDeletedIsWrittenAgain() throws {
    try onMain { [place] in
      try place.run { store in
        store.update { $0.screen = .pig }
        store.finish()
        try FileManager.default.removeItem(atPath: place.path)
        store.update { $0.screen = .bank }
        store.finish()
        XCTAssertEqual(told(by: store).count, 0)
      }
      XCTAssertEqual(place.run { $0.state.screen }, .bank)
    }
  }

  // MARK: -

  /// A file with a game of Craps, and one of Pig that cannot be read.
  private func damagedPig() throws -> String {
    let model = CrapsModel()
    model.ante = 25
    var state = SavedState()
    state.craps = model.state
    return String(decoding: try state.encoded(), as: UTF8.self)
      .replacing(#""hangman":[]"#, with: #""hangman":[],"pig":{"players":[]}"#)
  }

  private func onMain(_ work: @MainActor () throws -> Void) rethrows { try MainActor.assumeIsolated(work) }
}
