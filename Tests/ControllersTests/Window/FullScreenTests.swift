import XCTest

/// Full screen: when the bar at the top edge appears, what it contains, and when it hides.
///
/// This needs no window manager: a window that requests full screen before it is presented gets it.
final class FullScreenTests: GameTestCase {
  func testD2_barAppearsAtTheTopEdgeAndHidesWhenThePointerLeaves() throws {
    let craps = CrapsTable(dice: 4, 4)
    let fixture = fullScreen(craps.fixture)
    let bar = fixture.find("headerBar")
    let hand = try fixture.hand()
    try hand.point(at: fixture.window)
    pump(until: { !bar.isMapped }, "no bar")
    try hand.point(at: fixture.window, top)
    pump(until: { bar.isMapped && bar.height > 20 }, "the bar")
    try hand.point(at: bar, Point(0.5, 0.97))
    XCTAssertTrue(bar.isMapped)
    try hand.point(at: bar, Point(0.5, 1.2))
    pump(until: { !bar.isMapped }, "no bar")
    try hand.point(at: fixture.window, top)
    pump(until: { bar.isMapped }, "the bar")
    leave(fixture.window)
    pump(until: { !bar.isMapped }, "no bar")
  }

  func testD2_barSwitchesGamesAndStaysWhileItsMenuIsOpen() throws {
    let fixture = fullScreen(WindowFixture(.craps, make: controller))
    let hand = try fixture.hand()
    let bar = try revealBar(of: fixture, hand)
    let tab = try XCTUnwrap(AnyWidget.all(named: "pigTab", below: bar).first { $0.isMapped })
    XCTAssertTrue(fixture.find("leaveFullScreenButton").isMapped)
    gtk_widget_activate(tab.pointer)
    pump(until: { fixture.tabBar.frontScreen == .pig }, "Pig")
    XCTAssertTrue(fixture.window.isFullScreen)
    try hand.press(.f10)
    let button = AnyWidget.all(named: "menuButton", below: bar)[0]
    pump(until: { button.menu?.isMapped == true }, "the menu")
    try hand.point(at: fixture.window)
    pump()
    XCTAssertTrue(bar.isMapped)
    button.menu.map { gtk_popover_popdown($0.cast()) }
    pump(until: { !bar.isMapped }, "no bar")
  }

  func testD2_barStaysWhileFocusedAndReturnsTheFocus() throws {
    let craps = CrapsTable(dice: 4, 4)
    let fixture = fullScreen(craps.fixture)
    craps.view.rollButton.grabFocus()
    let hand = try fixture.hand()
    let bar = try revealBar(of: fixture, hand)
    let leave = fixture.find("leaveFullScreenButton")
    leave.grabFocus()
    try hand.point(at: fixture.window)
    pump()
    XCTAssertTrue(bar.isMapped)
    craps.view.rollButton.grabFocus()
    pump(until: { !bar.isMapped }, "no bar")
  }

  func testD4_f10ShowsTheBarWithItsMenuAndRestoresTheFocus() throws {
    let craps = CrapsTable(dice: 4, 4)
    let fixture = fullScreen(craps.fixture)
    craps.view.rollButton.grabFocus()
    try fixture.hand().press(.f10)
    let bar = fixture.find("headerBar")
    let button = AnyWidget.all(named: "menuButton", below: bar)[0]
    pump(until: { bar.isMapped && button.menu?.isMapped == true }, "the menu")
    XCTAssertGreaterThan(bar.height, 20)
    XCTAssertTrue(bar.containsFocus)
    button.menu.map { gtk_popover_popdown($0.cast()) }
    pump(until: { !bar.isMapped }, "no bar")
    XCTAssertTrue(craps.view.rollButton.isFocus)
  }

  func testD4_escapeClosesTheFlipsideFirst() throws {
    let game = HangmanTable(["ab", "cd"], length: 2)
    let fixture = fullScreen(game.fixture)
    game.view.infoButton.click()
    pump(until: { game.flipside.root.isMapped }, "the flipside")
    try fixture.hand().press(.escape)
    pump(until: { game.view.root.isMapped }, "the game")
    XCTAssertTrue(fixture.window.isFullScreen)
  }

  func testD2_alertHandlesEscapeAndDisablesTheTabsOfTheBar() throws {
    let craps = CrapsTable(dice: 4, 4)
    let fixture = fullScreen(craps.fixture)
    fixture.tabBar.present(Alert("A title", "A message.")) {}
    let hand = try fixture.hand()
    let bar = try revealBar(of: fixture, hand)
    let tabs = AnyWidget.all(named: "pigTab", below: bar)
    XCTAssertEqual(Set(tabs.map(\.isEffectivelySensitive)), [false])
    XCTAssertTrue(fixture.find("leaveFullScreenButton").isEffectivelySensitive)
    try hand.press(.escape)
    pump()
    XCTAssertNil(fixture.alert)
    XCTAssertTrue(fixture.window.isFullScreen)
    XCTAssertEqual(Set(tabs.map(\.isEffectivelySensitive)), [true])
  }
}

/// Opens the window of a fixture again, in full screen.
@MainActor
private func fullScreen(_ fixture: WindowFixture) -> WindowFixture {
  fixture.window.isVisible = false
  fixture.window.enterFullScreen()
  fixture.window.present()
  pump(until: { fixture.window.isFullScreen && fixture.window.isMapped }, "full screen")
  pump()
  return fixture
}

@MainActor
@discardableResult
private func revealBar(of fixture: WindowFixture, _ hand: Hand) throws -> AnyWidget {
  let bar = fixture.find("headerBar")
  try hand.point(at: fixture.window, top)
  pump(until: { bar.isMapped }, "the bar")
  return bar
}

/// Reports that the pointer has left a window. A display without a window manager does not, in full screen.
@MainActor
private func leave(_ window: Window) {
  let (list, type) = (gtk_widget_observe_controllers(window.pointer), gtk_event_controller_motion_get_type())
  defer { g_object_unref(UnsafeMutableRawPointer(list)) }
  for index in 0..<g_list_model_get_n_items(list) {
    guard let controller = g_list_model_get_item(list, index) else { continue }
    defer { g_object_unref(controller) }
    let instance = controller.assumingMemoryBound(to: GTypeInstance.self)
    guard g_type_check_instance_is_a(instance, type) != 0 else { continue }
    var value = GValue()
    g_value_init(&value, type)
    g_value_set_object(&value, controller)
    g_signal_emitv(&value, g_signal_lookup("leave", type), 0, nil)
    g_value_unset(&value)
  }
}

@MainActor private let top = Point(0.3, 0)
