import XCTest

final class StateStoreTests: StateStoreTestCase {
  func testFirstStartReportsNothingAndWritesNoState() {
    fixture.run { store in
      store.finish()
      XCTAssertEqual(store.state, SavedState())
      XCTAssertEqual(pendingProblems(of: store).count, 0)
    }
    XCTAssertEqual(fixture.files, ["state.lock"])
    fixture.run(resets: true) { XCTAssertNil($0.backup, "there was no file") }
  }

  func testD11_aCopyHasWhatIsSavedNext() throws {
    let store = fixture.open()
    store.update { $0[.craps] = CrapsModel().state }
    let path = try XCTUnwrap(store.copyGames())
    store.save { $0[.craps] = nil }
    let copy = try XCTUnwrap(FileManager.default.contents(atPath: path))
    XCTAssertEqual(try SavedState(Array(copy), format: .parlor)[.craps], CrapsModel().state)
    XCTAssertNil(fixture.open().state[.craps])
  }

  func testChangesInOneStepAreWrittenOnce() {
    let store = fixture.open()
    for ante in [10, 15, 20] {
      let model = CrapsModel()
      model.ante = ante
      store.update { $0[.craps] = model.state }
    }
    XCTAssertEqual(fixture.files, ["state.lock"], "writing must wait for the end of the step")
    store.finish()
    XCTAssertEqual(fixture.open().state[.craps]?.ante, 20)
  }

  func testWhatChangesAtTheStartIsWrittenWithTheNextChangeOrAtTheEnd() {
    for isEnding in [false, true] {
      fixture.run(resets: true) { store in
        store.isStarting = true
        store.update { $0.screen = .hangman }
        store.isStarting = false
        var isDue = false
        MainLoop.beforeNextFrame { isDue = true }
        while !isDue { MainLoop.iterate() }
        // Enough time for a writer that has started.
        for _ in 1...10 {
          MainLoop.iterate()
          usleep(10_000)
        }
        XCTAssertFalse(fixture.files.contains("state.json"))
        if isEnding { store.finish() } else { store.update { _ in } }
        while !fixture.files.contains("state.json") { MainLoop.iterate() }
        store.finish()
      }
      XCTAssertEqual(fixture.open().state.screen, .hangman)
    }
  }

  func testChangesDuringAWriteAreWritten() {
    let store = fixture.open()
    for turn in 1...50 {
      store.update { $0.window = .init(width: turn, height: 1) }
      MainLoop.iterate()
    }
    store.finish()
    XCTAssertEqual(fixture.open().state.window?.width, 50)
  }

  func testUnusableStateIsSetAsideAndReportedOnce() throws {
    for content in [
      "", "{", "garbage", #"{"version":99}"#, #"{"version":1,"hangman":[}"#, #"{"version":1,"pig":"\u12"}"#,
    ] {
      try fixture.put(content)
      try fixture.run { store in
        XCTAssertEqual(store.state, SavedState())
        let problems = pendingProblems(of: store)
        XCTAssertEqual(problems.count, 1)
        XCTAssertEqual(pendingProblems(of: store).count, 0, "reported again")
        XCTAssertNil(store.backup, "no reset was requested")
        guard case .unusable(_, let name)? = problems.first else { return XCTFail("\(problems)") }
        XCTAssertNotNil(
          "\(name.name)".wholeMatch(of: /state-\d{4}-\d\d-\d\d-\d{6}(-\d+)?\.json/),
          "\(name)")
        XCTAssertEqual(try String(contentsOfFile: "\(name)", encoding: .utf8), content)
        store.save { $0.screen = .pig }
      }
      fixture.run { store in
        XCTAssertEqual(store.state.screen, .pig)
        XCTAssertEqual(pendingProblems(of: store).count, 0)
      }
    }
    XCTAssertEqual(
      fixture.files.count, 8, "six backups in one second must all remain: \(fixture.files)")
  }

  func testAChangeIsWrittenAfterTheObserversOfTheModel() throws {
    try fixture.run { store in
      let bank = Bank()
      var isWritten: Bool?
      let observation = observe {
        guard bank.credit == 150 else { return }
        // Enough time for a writer that has started.
        usleep(100_000)
        isWritten = FileManager.default.fileExists(atPath: self.fixture.path)
      }
      bank.onStateChange = { state in store.update { $0[.bank] = state } }
      MainLoop.idle { try? bank.add(50) }
      while isWritten == nil { MainLoop.iterate(mayBlock: true) }
      XCTAssertEqual(isWritten, false)
      withExtendedLifetime(observation) { store.finish() }
      XCTAssertTrue(try fixture.content().contains("150"))
    }
  }

  func testFileOfAnotherUserIsSetAside() throws {
    try fixture.put(#"{"version":1,"hangman":[],"screen":"pig"}"#)
    // Only the superuser can give a file away; other users link to a file of the superuser.
    if chown(fixture.path, 12_345, 12_345) != 0 {
      try FileManager.default.removeItem(atPath: fixture.path)
      try FileManager.default.createSymbolicLink(atPath: fixture.path, withDestinationPath: "/etc/passwd")
    }
    let store = fixture.open()
    guard case .unusable(.foreign, _)? = pendingProblems(of: store).first else {
      return XCTFail("accepted")
    }
    XCTAssertNil(store.state.screen)
  }

  func testAWriteFailureIsReportedOnceUntilItSucceedsAndTheStateRemainsInMemory() throws {
    let obstacle = fixture.folder.appending(path: "parlor")  // a file in place of the folder
    let store = fixture.open()
    var count = 0
    store.onProblem = { problem in
      if case .unwritable("Not a directory", self.fixture.file) = problem { count += 1 }
    }
    for round in 1...2 {
      try? FileManager.default.removeItem(at: obstacle)
      store.save { $0.screen = .pig }
      try FileManager.default.removeItem(at: obstacle)
      try Data().write(to: obstacle)
      for screen in [ScreenName.bank, .craps] {
        store.save { $0.screen = screen }
        XCTAssertEqual(count, round)
        XCTAssertEqual(store.state.screen, screen)
      }
    }
  }

  func testUnreadableFileThatCannotBeMovedIsLeftUnchanged() throws {
    // A file of the kernel that is not a state and cannot be renamed.
    let store = StateStore(in: StateFile(path: "/proc/version"))
    store.save { $0.screen = .pig }
    guard case .untouched(_, "/proc/version")? = pendingProblems(of: store).first else {
      return XCTFail("moved")
    }
    XCTAssertEqual(pendingProblems(of: store).count, 0)
    XCTAssertEqual(store.state.screen, .pig)
  }

  func testWhatANewerVersionSavedIsStillThereAfterASaveButNotAfterAReset() throws {
    let file = #"{"blackjack":{"hand":[1]},"ownWindows":[],"screen":"craps","version":1}"#
    try fixture.put(file)
    for screen in [ScreenName.pig, .bank] {
      try fixture.run { store in
        store.save { $0.screen = screen }
        XCTAssertEqual(pendingProblems(of: store).count, 0)
        XCTAssertEqual(try fixture.content(), file.replacing("craps", with: screen.rawValue) + "\n")
      }
    }
    try fixture.run(resets: true) { store in
      store.save { $0.screen = .pig }
      XCTAssertFalse(try fixture.content().contains("blackjack"))
    }
  }

  func testAStateThatCouldNotBeReadAgainIsNotWritten() throws {
    let file = #"{"blackjack":"\#(String(repeating: "a", count: (4 << 20) - 40))","version":1}"#
    XCTAssertLessThanOrEqual(file.utf8.count, 4 << 20)
    try fixture.put(file)
    try fixture.run { store in
      store.save { $0[.craps] = CrapsModel().state }
      guard case .unwritable("File too large", _)? = pendingProblems(of: store).first else {
        return XCTFail("not reported")
      }
      XCTAssertTrue(try fixture.content() == file)
    }
  }

  func testC7_aSeedRepeatsHowDiceAreThrownApartFromTheirNumbers() {
    fixture.run { store in
      let seeds = [7, 7, 8, nil, nil].map { GameServices(seed: $0, savedIn: store).throwSeed }
      XCTAssertEqual(seeds[0], seeds[1])
      XCTAssertEqual(Set(seeds).count, 4)
      XCTAssertNotEqual(seeds[0], 7)
      store.finish()
    }
  }
}
