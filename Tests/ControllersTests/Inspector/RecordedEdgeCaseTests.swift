import XCTest

@testable import Controllers

/// What is not recorded, and where a recording ends.
final class RecordedEdgeCaseTests: GameTestCase {
  func testD6_theModelOfAnEarlierGameIsNoLongerRecorded() {
    let (table, inspector) = InspectorTable.beside(HangmanTable(HangmanTable.animals, length: 4))
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

  func testD6_aListThatWasReadBeforeIsNoCause() {
    let table = Play.hangman[0].makeTable(hasInspector: true)
    table.settle()
    let rows = table.inspector?.rows { table.click("infoButton") } ?? []
    XCTAssertTrue(
      rows.contains("HangmanViewController > FlipsideViewController: prepare()"), "\(rows)")
    XCTAssertFalse(rows.contains { $0.contains("WordSource") }, "\(rows)")
  }

  func testARefusedNameIsACallThatChangesNothing() throws {
    let (pig, inspector) = InspectorTable.beside(PigTable(die: 5))
    let field = pig.view.player1.nameField
    let hand = try pig.fixture.hand()
    try hand.replaceText(of: field, with: "")
    let rows = inspector.rows { field.pressEnter() }
    XCTAssertTrue(rows.contains("PigViewController > PigModel: players = …"), "\(rows)")
    XCTAssertFalse(inspector.properties.contains { $0.contains("→") })
    XCTAssertEqual(field.text, "Player 1")
  }

  func testD6_whatChangesNothingLongAfterAnActionIsNoMessage() {
    let (craps, inspector) = InspectorTable.afterARoll()
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
    let (craps, inspector) = InspectorTable.beside(CrapsTable(dice: 1, 1))
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
