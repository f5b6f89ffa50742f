import XCTest

@testable import Controllers

/// Messages that do not follow from a click: late ones, those of other screens, and those that must not be recorded.
final class RecordedEdgeCaseTests: GameTestCase {
  func testD6_theModelOfAnEarlierGameIsNoLongerRecorded() {
    let table = HangmanTable(HangmanTable.animals, length: 4)
    let inspector = InspectorTable(of: table.fixture)
    table.press("A")
    for letter in ["E", "O"] {
      table.view.newGameButton.click()
      table.press(letter)
    }
    table.view.infoButton.click()
    let rows = inspector.rows { table.flipside.mistakesSlider.move(to: 3) }
    XCTAssertFalse(rows.contains { $0.contains("guessed") || $0.contains("pattern") }, "\(rows)")
    XCTAssertTrue(inspector.properties.contains { $0.hasPrefix("guessed") && $0.hasSuffix("[O]") })
  }

  func testD6_aModelThatIsMadeLaterHasALifeline() {
    let table = HangmanTable(length: 4)
    let inspector = InspectorTable(of: table.fixture)
    let arrival = inspector.rows { table.deliver(HangmanTable.animals) }
    XCTAssertEqual(arrival.count { $0.hasPrefix("== ") }, 1, "\(arrival)")
    XCTAssertTrue(arrival.contains("HangmanModel --> HangmanViewController: mistakesLeft 6"), "\(arrival)")
    let rows = inspector.rows { table.press("E") }
    XCTAssertTrue(rows.contains("HangmanViewController > HangmanModel: guess(\"E\")"), "\(rows)")
    XCTAssertTrue(rows.contains("HangmanModel --> HangmanViewController: .miss"), "\(rows)")
    XCTAssertTrue(inspector.properties.contains("HangmanModel"))
  }

  func testAnUnchangedNameIsNoEditAndANameIsEnteredOnce() throws {
    let pig = PigTable(die: 5)
    let inspector = InspectorTable(of: pig.fixture)
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

  func testD6_aPauseThatEndsIsTheCauseOfWhatFollows() throws {
    let pig = PigTable(die: 5)
    let inspector = InspectorTable(of: pig.fixture)
    let hand = try pig.fixture.hand()
    try hand.replaceText(of: pig.view.player1.nameField, with: String(repeating: "m", count: 25))
    try hand.press(.enter)
    inspector.now += 4000
    let rows = inspector.rows { pig.clock.step() }
    assertInOrder(
      rows,
      [
        "== nameLengthChanged(0, false)",
        "TimeSource > PigViewController: TimeSource: nameLengthChanged(0, false)",
        "PigViewController > PigView: turnLabel1 \"▸ Your turn\"",
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
    let table = TicTacToeTable(boards: [TicTacToeTable.topRow], time: clock.time)
    let inspector = InspectorTable(of: table.fixture)
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

  func testD6_aListThatWasReadBeforeIsNoCause() {
    let table = Play.hangman[0].makeTable(hasInspector: true)
    table.settle()
    let rows = table.inspector?.rows { table.click("infoButton") } ?? []
    XCTAssertTrue(
      rows.contains("HangmanViewController > FlipsideViewController: prepare()"), "\(rows)")
    XCTAssertFalse(rows.contains { $0.contains("WordSource") }, "\(rows)")
  }

  func testD6_settingsThatAnotherProgramHasChangedAreTheCauseOfWhatFollows() {
    let hangman = HangmanTable(HangmanTable.animals, length: 4)
    let inspector = InspectorTable(of: hangman.fixture)
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

  func testARefusedNameIsACallThatChangesNothing() throws {
    let pig = PigTable(die: 5)
    let inspector = InspectorTable(of: pig.fixture)
    let field = pig.view.player1.nameField
    let hand = try pig.fixture.hand()
    try hand.replaceText(of: field, with: "")
    let rows = inspector.rows { field.pressEnter() }
    XCTAssertTrue(rows.contains("PigViewController > PigModel: players = …"), "\(rows)")
    XCTAssertFalse(inspector.properties.contains { $0.contains("→") })
    XCTAssertEqual(field.text, "Player 1")
  }

  func testD6_whatChangesNothingLongAfterAnActionIsNoMessage() {
    let craps = CrapsTable(dice: 5, 6)
    let inspector = InspectorTable(of: craps.fixture)
    craps.roll()
    let rows = inspector.shownRows
    inspector.now += 10_000
    craps.controller.updateUI()
    XCTAssertEqual(inspector.shownRows, rows)
  }

  func testD6_aGameThatIsOpenedIsNoAction() {
    for first in [Game.craps, .pig] {
      let table = TravelTable(first)
      table.inspector.view.gameChoice.choose(1)
      for game in (Game.all + Game.all.reversed()) where game != .hangman { table.fixture.clickTab(game) }
      XCTAssertEqual(table.inspector.rows, [])
      XCTAssertEqual(table.bar.label.text, "0 of 0")
      WindowFixture.clear()
    }
  }

  func testD6_aSessionThatWasRecordedWhileTimePassedCanBeOpened() throws {
    let craps = CrapsTable(dice: 1, 1, 2, 1)
    var now = 0.0
    let time = TimeSource(
      after: { _, _ in Token {} },
      milliseconds: {
        now += 1
        return now
      }, ofDay: { "10:34:27" })
    let inspector = InspectorTable(of: craps.fixture, time: time)
    craps.view.rollButton.click()
    pump()
    _ = craps.controller.handle(.character("r"))
    pump()
    craps.view.balanceLabel.text = "Later"
    pump()
    let session = try XCTUnwrap(inspector.placement?.inspector?.session)
    XCTAssertEqual(session.log.groups.map(\.title), ["rollButton clicked", "keyPressed(\"r\")"])
    XCTAssertNoThrow(try session.log.validate())
  }

  func testD6_anUpdateWithoutEndIsRecordedInParts() throws {
    let craps = CrapsTable(dice: 1, 1)
    let inspector = InspectorTable(of: craps.fixture)
    for number in 1...1500 { craps.view.balanceLabel.text = "\(number)" }
    pump()
    let session = try XCTUnwrap(inspector.placement?.inspector?.session)
    XCTAssertEqual(session.log.messages.map(\.accesses.count), [1000, 500])
  }

  func testD6_anInspectorThatClosesAfterASettingHoldsNothing() {
    let craps = CrapsTable(dice: 1, 1)
    let services = GameServices(makeGenerator: { SystemRandomNumberGenerator() }, time: .still)
    let inspector = InspectorTable(of: craps.fixture, services: services)
    let controller = inspector.placement?.inspector
    inspector.view.pauseButton.click()
    craps.view.balanceLabel.text = "Later"
    inspector.placement?.close()
    pump()
    var hasFrame = false
    craps.view.root.onNextFrame { hasFrame = true }
    craps.view.root.queueDraw()
    pump(until: { hasFrame }, "a frame")
    XCTAssertEqual(services.clock.reasons, [])
    XCTAssertNotNil(controller)
  }

  func testP_aNameFieldMayLoseTheFocusWhileItsWindowCloses() {
    var pig: PigViewController? = pigController()
    let window = Window()
    let view = WindowView(window, tabs: TabBarController.tabs)
    var tabBar: TabBarController? = TabBarController(view: view) { [weak pig] _, _ in
      pig ?? pigController()
    }
    window.onDestroyed { tabBar = nil }
    tabBar?.show(.pig)
    pig = nil
    window.present()
    window.waitForFrames(2)
    let field = AnyWidget.named("nameField1", below: window)
    XCTAssertEqual(field?.grabFocus(), true)
    window.clearFocus()
    window.destroy()
    pump()
    XCTAssertNil(tabBar)
  }
}
