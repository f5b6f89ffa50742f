import XCTest

/// Turns of Craps as the Inspector records them: who sends a message to whom, and what begins a group.
final class RecordedCrapsTests: GameTestCase {
  func testD6_craps_theRestOfARollThatAKeyHastensBelongsToThatRoll() throws {
    let table = SpyTable(
      .craps, generator: { SeededGenerator(seed: 7) }, hasInspector: true)
    let rows = try XCTUnwrap(table.inspector).rows {
      table.fixture.find("rollButton").click()
      pump()
      table.press(.character("r"))
    }
    let second = try XCTUnwrap(rows.lastIndex { $0.hasPrefix("== ") })
    XCTAssertEqual(rows.filter { $0.hasPrefix("== ") }, ["== rollButton clicked", "== keyPressed(\"r\")"])
    XCTAssertEqual(rows[second + 1], "Player > CrapsViewController: keyPressed(\"r\")")
    XCTAssertTrue(rows[..<second].contains("CrapsModel --> CrapsViewController: rolls.count 1"), "\(rows)")
  }

  func testD6_craps_anActionOfTheMenuBeginsAGroup() {
    let (craps, inspector) = InspectorTable.beside(CrapsTable(dice: 2, 2))
    craps.roll()
    assertInOrder(
      inspector.rows { craps.fixture.tabBar.newGamePressed() },
      [
        "== newGamePressed()",
        "Player > CrapsViewController: newGamePressed()",
        "CrapsViewController > CrapsModel: reset()",
      ])
    let spoken = inspector.rows { craps.fixture.tabBar.speakState() }
    XCTAssertEqual(spoken.prefix(2), ["== speakState()", "Player > CrapsViewController: speakState()"])
    XCTAssertEqual(
      spoken.last?.hasPrefix("CrapsViewController > CrapsView: announce(\"Balance $200."), true)
  }

  func testD6_craps_theButtonOfAnAlertBeginsAGroup() {
    let (craps, inspector) = InspectorTable.beside(CrapsTable(dice: 1, 1))
    craps.view.anteSlider.move(to: 200)
    craps.roll()
    XCTAssertEqual(
      inspector.rows.last { $0.contains("> AlertPresenter") },
      "CrapsViewController > AlertPresenter: AlertPresenter: present(Alert(\"You are bankrupt\", …))")
    assertInOrder(
      inspector.rows { craps.fixture.closeAlert() },
      [
        "== alertButton clicked",
        "AlertView > AlertPresenter: AlertPresenter: closed()",
        "AlertPresenter > CrapsViewController: AlertPresenter: completion()",
        "CrapsViewController > CrapsModel: reset()",
        "CrapsModel --> CrapsViewController: dice nil",
      ])
  }
}

/// Turns of Pig as the Inspector records them: who sends a message to whom, and what begins a group.
final class RecordedPigTests: GameTestCase {
  func testD6_pig_aKeyOfADisabledButtonIsNoAction() throws {
    let (pig, inspector) = InspectorTable.beside(PigTable(die: 5))
    let hand = try pig.fixture.hand()
    XCTAssertFalse(pig.view.passButton.isSensitive)
    let moments = inspector.placement?.inspector?.traveler.timeline.last
    XCTAssertEqual(try inspector.rows { try hand.press("p") }, [])
    XCTAssertEqual(inspector.placement?.inspector?.traveler.timeline.last, moments)
  }

  func testD6_pig_aMoveOfTheComputerHasItsOwnGroup() {
    let (pig, inspector) = InspectorTable.beside(PigTable(die: 1, 6))
    XCTAssertTrue(
      inspector.rows { pig.view.computerSwitch.turn(true) }.contains(
        "PigViewController > PigModel: players[1].kind = .computer(.holdAt20)"))
    pig.roll()
    assertInOrder(
      inspector.rows { pig.clock.step() },
      [
        "== moveComputer()", "TimeSource > PigViewController: TimeSource: moveComputer()",
        "PigViewController > PigModel: playComputerMove()",
        "PigModel <>> PigViewController: ◆ pigModel(self, didLog: .choseToRoll(player: 1))",
      ])
  }
}

/// Turns of Tic Tac Toe Reverse and the Bank as the Inspector records them: who sends a message to whom.
final class RecordedTicTacToeTests: GameTestCase {
  func testD6_ticTacToe_theTabsAreActions() {
    let (table, inspector) = InspectorTable.beside(TicTacToeTable(size: Size(1280, 800)))
    pump(until: { table.fixture.find("sideBySideTab").isMapped }, "room for both")
    for (name, event, call, state) in [
      ("bankTab", "chosen", "tabChosen(\"bank\")", "page \"bank\""),
      ("sideBySideTab", "chosen", "tabChosen(\"sideBySide\")", "isSideBySide true"),
    ] {
      let rows = inspector.rows { table.fixture.find(name).click() }
      assertInOrder(
        rows,
        [
          "== \(name) \(event)",
          "TicTacToeTabsView > TicTacToeTabBarController: TicTacToeTabBarController: \(call)",
          "TicTacToeTabBarController > TicTacToeTabsView: TicTacToeTabsView: \(state)",
        ])
    }
    let names = inspector.view.messageList.items.last?.lifelines.filter(\.isInHeader).map(\.name) ?? []
    XCTAssertFalse(names.contains { $0.contains("Tab") }, "they have no model: \(names)")
  }

  func testD6_ticTacToe_theStepsOfARunBelongToIt() throws {
    let table = SpyTable(
      .ticTacToe, generator: { SeededGenerator(seed: 1) }, hasInspector: true)
    let rows = try XCTUnwrap(table.inspector).rows { table.click("playButton") }
    XCTAssertEqual(rows.filter { $0.hasPrefix("== ") }, ["== playButton clicked"])
    assertInOrder(
      rows,
      [
        "GameViewController > BankViewController: countersWait = true",
        "GameViewController > BankViewController: countersWait = false",
        "Bank --> BankViewController: spins 1", "Bank --> GameViewController: spins 1",
      ])
  }

  func testD6_bank_recordsARunWhileItSettlesIt() throws {
    let table = SpyTable(
      .ticTacToe, generator: { SeededGenerator(seed: 1) }, hasInspector: true)
    table.click("playButton")
    let messages = table.messages
    let number = try XCTUnwrap(messages.firstIndex { $0.text == "record(_:)" }, "\(messages.map(\.text))")
    let caller = try XCTUnwrap(messages[number].caller)
    XCTAssertEqual(messages[number].sender?.name, "Bank")
    XCTAssertTrue(messages[caller].text.hasPrefix("settle("), messages[caller].text)
    XCTAssertEqual(try messages[XCTUnwrap(messages[caller].caller)].text, "play()")
  }

  func testD6_ticTacToe_aThrownErrorIsShown() {
    let table = TicTacToeTable(boards: [TicTacToeTable.topRow])
    table.play()
    table.raiseBet(times: 7)
    let inspector = InspectorTable(of: table.fixture)
    assertInOrder(
      inspector.rows { table.play() },
      [
        "GameViewController > TicTacToeModel: play()",
        "TicTacToeModel --> GameViewController: throws .notEnoughCredit(bet: 128, credit: 99)",
        "GameViewController > AlertPresenter: AlertPresenter: present(Alert(\"Not enough credit\", …))",
        "Bank o-> GameViewController: ◉ onChange()",
      ])
  }
}

/// Turns of Hangman as the Inspector records them: who sends a message to whom, and what begins a group.
final class RecordedHangmanTests: GameTestCase {
  func testD6_hangman_theFirstGuessOfANewGameChangesTheNewGame() {
    let (table, inspector) = InspectorTable.beside(HangmanTable(HangmanTable.animals, length: 4))
    for letter in ["E", "O"] { table.press(letter) }
    table.view.newGameButton.click()
    XCTAssertTrue(inspector.properties.contains("● guessed [E, O] → []"), "\(inspector.properties)")
    table.press("A")
    XCTAssertTrue(inspector.properties.contains("● guessed [] → [A]"), "\(inspector.properties)")
  }

  func testD6_hangman_whatTheWordsBroughtIsNotNewLater() {
    let (table, inspector) = InspectorTable.beside(HangmanTable(length: 4))
    table.deliver(HangmanTable.animals)
    table.view.infoButton.click()
    let rows = inspector.rows { _ = table.controller.handle(.escape) }
    XCTAssertFalse(rows.isEmpty)
    XCTAssertFalse(rows.contains { $0.hasPrefix("HangmanModel -->") }, "\(rows)")
  }

  func testD6_hangman_keysOfTheKeyboardAreRecordedWhereTheyAreHandled() {
    let (table, inspector) = InspectorTable.beside(HangmanTable(HangmanTable.animals, length: 4))
    assertInOrder(
      inspector.rows { _ = table.controller.handle(.character("e")) },
      [
        "== keyPressed(\"e\")",
        "Player > HangmanViewController: keyPressed(\"e\")",
        "HangmanViewController > HangmanModel: guess(\"e\")",
      ])
    table.view.infoButton.click()
    assertInOrder(
      inspector.rows { _ = table.controller.handle(.escape) },
      [
        "== keyPressed(.escape)",
        "Player > HangmanViewController: keyPressed(.escape)",
        "HangmanViewController > FlipsideViewController: keyPressed(.escape)",
        "FlipsideViewController > FlipsideView: doneButton.press()",
        "FlipsideView > FlipsideViewController: done()",
        "FlipsideViewController <>> HangmanViewController: ◆ flipsideViewControllerDidFinish(self)",
        "HangmanViewController > HangmanFlipView: showsBack false",
      ])
    XCTAssertEqual(
      inspector.rows { _ = table.controller.handle(.other) }, [], "no controller uses this key")
  }
}
