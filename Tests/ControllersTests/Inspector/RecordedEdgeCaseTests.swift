import XCTest

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
      after: { _, _ in Scheduled {} },
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

  func testD6_whatIsSetWhileRecordingStopsIsNotRecorded() {
    let label = Label().named("balanceLabel")
    let listener = SettingListener()
    label.set("text", isNew: true, describedAs: "") { listener.stop() }
    XCTAssertEqual(listener.settings.count, 0)
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
