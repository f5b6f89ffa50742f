import XCTest

@testable import Controllers

/// Messages that do not follow from a click: late ones, and those of other screens. Each has its cause.
final class RecordedCauseTests: GameTestCase {
  func testD6_aModelThatIsMadeLaterHasALifeline() {
    let (table, inspector) = InspectorTable.beside(HangmanTable(length: 4))
    let arrival = inspector.rows { table.deliver(HangmanTable.animals) }
    XCTAssertEqual(arrival.count { $0.hasPrefix("== ") }, 1, "\(arrival)")
    XCTAssertTrue(arrival.contains("HangmanModel --> HangmanViewController: mistakesLeft 6"), "\(arrival)")
    let rows = inspector.rows { table.press("E") }
    XCTAssertTrue(rows.contains("HangmanViewController > HangmanModel: guess(\"E\")"), "\(rows)")
    XCTAssertTrue(rows.contains("HangmanModel --> HangmanViewController: .miss"), "\(rows)")
    XCTAssertTrue(inspector.properties.contains("HangmanModel"))
  }

  func testAnUnchangedNameIsNoEditAndANameIsEnteredOnce() throws {
    let (pig, inspector) = InspectorTable.beside(PigTable(die: 5))
    let fields = [pig.view.player1.nameField, pig.view.player2.nameField]
    assertInOrder(
      inspector.rows {
        for field in fields {
          field.grabFocus()
          pig.fixture.window.clearFocus()
          field.pressEnter()
        }
      }, [])
    let hand = try pig.fixture.hand()
    try hand.replaceText(of: fields[0], with: "Ada")
    let rows = inspector.rows {
      fields[0].pressEnter()
      pig.fixture.window.clearFocus()
    }
    XCTAssertEqual(rows.filter { $0.hasPrefix("== ") }, ["== nameField1 entered"])
    XCTAssertTrue(rows.contains("PigViewController > PigModel: players[0].name = \"Ada\""), "\(rows)")
  }

  func testD6_aListThatWasReadIsTheCauseOfWhatFollows() throws {
    let hangman = HangmanTable(length: 7)
    hangman.words.choices = [WordListChoice("", "English"), WordListChoice("file:///short", "Short")]
    hangman.deliver(["ABANDON", "BEAR"])
    let inspector = InspectorTable(of: hangman.fixture)
    hangman.openFlipside()
    hangman.flipside.wordsChoice.choose(1)
    pump()
    inspector.now += 5000
    let rows = try inspector.rows {
      hangman.words.deliver(.init(words: try WordList(["BEAR", "LION"]), list: "file:///short"))
      pump()
    }
    assertInOrder(
      rows,
      [
        "== listRead(…)", "WordSource > FlipsideViewController: WordSource: listRead(…)",
        "FlipsideViewController > RegisteredDefaults: words = \"short\"",
        // The range that ends before the value has moved the slider, too.
        "FlipsideViewController > FlipsideView: lengthSlider.range 1...4",
        "FlipsideViewController > FlipsideView: lengthSlider 4",
      ])
  }

  func testD6_thePauseBeforeATurnIsTheCauseOfWhatFollows() {
    let bust = Play("bust", .pig, dice: 2, 1, 1) { $0.press(.character("r")) }
    let table = bust.makeTable(hasInspector: true)
    var rows: [String] = []
    bust.play(on: table) { rows = table.inspector?.rows ?? [] }
    let new = (table.inspector?.shownRows ?? []).dropFirst(rows.count)
    XCTAssertEqual(new.count { $0.hasPrefix("== ") }, 1, "\(new)")
    assertInOrder(
      Array(table.inspector?.rows.dropFirst(rows.count) ?? []),
      [
        "== keyPressed(\"r\")", "TimeSource > PigViewController: TimeSource: pauseEnded(…)",
        "PigViewController > PigView: rollButton.isSensitive true",
      ])
    // The pause takes this press.
    let count = table.messages.count
    table.fixture.find("rollButton").click()
    for _ in 0..<4 { _ = table.clock.step() }
    table.fixture.tabBar.keyPressed(.character("r"))
    table.fixture.tabBar.keyPressed(.character("r"))
    table.settle()
    let keys = table.messages[count...].count { $0.text.hasPrefix("keyPressed") }
    XCTAssertEqual(keys, 0)
  }

  func testD6_anAlertAboutAResultFollowsFromATime() {
    let table = Play.craps.last?.makeTable(hasInspector: true)
    table.map { Play.craps.last?.play(on: $0) {} }
    let messages = table?.messages ?? []
    guard let alert = messages.firstIndex(where: { $0.text.hasPrefix("present(Alert") }) else {
      return XCTFail("\(messages.map(\.text))")
    }
    let cause = messages[alert].caller.map { messages[$0].description }
    XCTAssertEqual(cause, "TimeSource to CrapsViewController: present()")
  }

  func testD6_whatIsAnnouncedAfterUndoFollowsFromIt() {
    for game in Game.all {
      let table = UndoTable(game)
      table.play(game)
      table.startNewGame()
      guard let log = table.travel.inspector.placement?.inspector?.log else { return XCTFail() }
      for title in ["Undo", "Today’s game"] {
        title == "Undo" ? table.press() : table.undo.play("2026-11-26", in: table.tabs)
        pump()
        guard let group = log.groups.last(where: { $0.title == title }) else {
          XCTFail("\(game.name): \(title)")
          continue
        }
        let messages = group.messages.compactMap(log.message)
        for message in messages.dropFirst() where message.caller == nil && message.kind != .observation {
          XCTFail("\(game.name): \(message.description)")
        }
        let spoken = messages.filter { $0.kind == .announcement }.map(\.text)
        XCTAssertEqual(spoken.count, 1, "\(game.name): \(title)")
        if title != "Undo" { XCTAssertFalse(spoken.contains { $0.contains("you lose") }, "\(spoken)") }
      }
      WindowFixture.clear()
    }
  }

  func testD6_aChangeOfTabShowsTheRestOfARunAfterTheTab() throws {
    let clock = ManualClock()
    let (table, inspector) = InspectorTable.beside(
      TicTacToeTable(boards: [TicTacToeTable.topRow], time: clock.time))
    Desktop.setAllowsMotion(true)
    table.game.playButton.click()
    let rows = inspector.rows { table.clickTab("bank") }
    assertInOrder(
      rows,
      [
        "== bankTab chosen",
        "TicTacToeTabsView > TicTacToeTabBarController: TicTacToeTabBarController: tabChosen(\"bank\")",
        "TicTacToeTabBarController > TicTacToeTabsView: TicTacToeTabsView: page \"bank\"",
        "GameViewController > GameView: board.mark(_:_:)",
        "GameViewController > GameView: creditLabel \"99\"",
        "TicTacToeTabBarController > TicTacToeTabsView: TicTacToeTabsView: focusPage()",
      ])
  }

  func testD6_H9_settingsThatAnotherProgramHasChangedAreTheCauseOfWhatFollows() {
    let (hangman, inspector) = InspectorTable.beside(HangmanTable(HangmanTable.animals, length: 4))
    hangman.view.infoButton.click()
    inspector.now += 5000
    let rows = inspector.rows {
      hangman.settings.maximumMistakes = 3
      hangman.settings.onOutsideChange?()
    }
    XCTAssertEqual(
      Array(rows.prefix(2)),
      ["== onOutsideChange()", "RegisteredDefaults > FlipsideViewController: onOutsideChange()"])
    XCTAssertTrue(rows.contains { $0.contains("mistakesLabel") }, "\(rows)")
    XCTAssertEqual(hangman.flipside.mistakesSlider.value, 3)
  }

  func testD6_statisticsNotifyAControllerOfWhatItShows() {
    for (play, name, line) in [
      (Play.craps[0], "CrapsStatistics", "balanceLine"),
      (Play.ticTacToe.first { $0.name == "lost run" } ?? Play.craps[0], "BankStatistics", "creditLine"),
    ] {
      let table = play.makeTable(hasInspector: true)
      play.play(on: table) {}
      XCTAssertFalse(table.messages.contains { $0.kind == .observation && $0.sender?.name == name }, name)
      let count = table.messages.count
      table.clearStatistics()
      table.settle()
      pump(until: { table.messages.count > count }, "an observer is notified")
      let new = table.messages[count...]
      XCTAssertEqual(new.filter { $0.kind == .observation }.map(\.sender?.name), [name])
      XCTAssertTrue(new.contains { $0.accesses.contains { $0.outlet == line && $0.isNew } }, "\(new)")
      WindowFixture.clear()
    }
  }
}
