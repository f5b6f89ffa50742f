import XCTest

/// The place of the Inspector, its keys, and its independence of the games.
final class InspectorPlaceTests: GameTestCase {
  // MARK: - By the keyboard

  func testD6_tabLeavesTheListAndEscapeClearsTheSelection() throws {
    let (craps, inspector) = InspectorTable.afterARoll()
    inspector.select("CrapsViewController > CrapsModel: playTurn()")
    let list = craps.fixture.find("messageList")
    XCTAssertTrue(list.grabFocus())
    let hand = try craps.fixture.hand()
    try hand.press(.escape)
    XCTAssertEqual(inspector.view.detailLabel.text, Game.craps.pattern())
    XCTAssertTrue(list.containsFocus)
    try hand.press(.tab)
    XCTAssertFalse(list.containsFocus)
    XCTAssertTrue(inspector.view.root.containsFocus)
    list.grabFocus()
    try hand.press(.tab, holding: .shift)
    XCTAssertTrue(inspector.view.closeButton.containsFocus)
  }

  func testD6_keysInItsOwnWindowPlayTheGameInFront() throws {
    let (craps, inspector) = InspectorTable.beside(CrapsTable(dice: 5, 6))
    inspector.view.windowButton.click()
    pump()
    try Hand(at: XCTUnwrap(inspector.placement?.window)).press("r")
    XCTAssertEqual(craps.view.balanceLabel.text, "$205")
  }

  func testD6_theGameKeepsTheKeyboardFocusWhenTheInspectorOpens() {
    let craps = CrapsTable(dice: 5, 6)
    craps.view.rollButton.grabFocus()
    let inspector = InspectorTable(of: craps.fixture)
    XCTAssertTrue(craps.view.rollButton.isFocus)
    inspector.view.pauseButton.grabFocus()
    inspector.view.closeButton.click()
    XCTAssertTrue(craps.view.rollButton.isFocus)
  }

  func testD6_itShowsTheGameOfTheActiveWindowWhenItOpens() {
    let pig = PigTable(die: 5)
    pig.fixture.makeDetachedWindows().toggle(.pig)
    pig.fixture.tabBar.show(.craps)
    let inspector = InspectorTable(of: pig.fixture, playing: .pig)
    pig.roll()
    XCTAssertTrue(inspector.rows.contains("PigViewController > PigModel: roll()"), "\(inspector.rows)")
  }

  // MARK: - Independence of the games

  func testD6_anAlertOfTheGameDoesNotBlockTheInspector() {
    let (craps, inspector) = InspectorTable.beside(CrapsTable(dice: 1, 1))
    craps.view.anteSlider.move(to: 200)
    craps.roll()
    pump()
    XCTAssertNotNil(craps.fixture.alert)
    let veil = craps.fixture.find("alert").parent ?? AnyWidget(craps.fixture.window)
    pump(until: { veil.width > 0 && veil.isMapped }, "the alert")
    craps.fixture.window.waitForFrames(2)
    let (its, ours) = (
      veil.bounds(in: craps.fixture.window), inspector.view.root.bounds(in: craps.fixture.window)
    )
    XCTAssertGreaterThan(its.width, 100)
    XCTAssertFalse(its.overlaps(ours, byMoreThan: 1))
    XCTAssertTrue(sequence(first: AnyWidget(inspector.view.root), next: \.parent).allSatisfy(\.canTarget))
    inspector.choose(inspector.view.menu.clearButton)
    XCTAssertEqual(inspector.rows, [])
  }

  func testD6_aHintAsksToOpenAGameThatIsNotOpen() {
    let inspector = InspectorTable(of: CrapsTable(dice: 5, 6).fixture)
    XCTAssertTrue(inspector.view.hintLabel.text.hasPrefix("Play: each message appears here."))
    inspector.view.gameChoice.choose(3)
    XCTAssertEqual(inspector.view.hintLabel.text, "Open Pig to see its messages here.")
  }

  // MARK: - Its place

  func testD6_theInspectorIsBesideTheGamesInAWideWindowAndInItsOwnWindowOtherwise() {
    let wide = InspectorTable(of: CrapsTable(dice: 5, 6).fixture)
    XCTAssertNil(wide.placement?.window)
    XCTAssertTrue(wide.view.root.isMapped)
    wide.view.windowButton.click()
    pump()
    XCTAssertNotNil(wide.placement?.window)
    pump(until: { wide.view.root.isMapped }, "the window")
    wide.view.windowButton.click()
    pump(until: { wide.placement?.window == nil && wide.view.root.isMapped }, "back beside the games")
    wide.view.closeButton.click()
    pump()
    XCTAssertNil(wide.placement?.inspector)

    let craps = CrapsTable(generator: SeededGenerator(seed: 1), size: Size(360, 640))
    let narrow = InspectorTable(of: craps.fixture)
    XCTAssertNotNil(narrow.placement?.window)
    XCTAssertFalse(narrow.view.windowButton.isVisible)
    narrow.placement?.window?.close()
    pump()
    XCTAssertNil(narrow.placement?.inspector)
    XCTAssertTrue(craps.fixture.isOpen)
  }
}
