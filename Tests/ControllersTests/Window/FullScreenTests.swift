import XCTest

/// Full screen: when the bar at the top edge appears, what it contains, and when it hides.
///
/// This needs no window manager: a window that requests full screen before it is presented gets it.
final class FullScreenTests: GameTestCase {
  func testD2_barAppearsAtTheTopEdgeAndHidesWhenThePointerLeaves() {
    let craps = CrapsTable(dice: 4, 4)
    let fixture = fullScreen(craps.fixture)
    let bar = fixture.find("headerBar")
    // The display may still report the position of its own pointer.
    let barHides = {
      Pointer.move(to: Point(400, 300), in: fixture.window)
      return !bar.isMapped
    }
    pump(until: barHides, "no bar")
    let barAppears = {
      Pointer.move(to: Point(400, 0), in: fixture.window)
      return bar.isMapped && bar.height > 20
    }
    pump(until: barAppears, "the bar")
    Pointer.move(to: Point(400, Double(bar.height) - 1), in: fixture.window)
    XCTAssertTrue(bar.isMapped)
    Pointer.move(to: Point(400, Double(bar.height) + 1), in: fixture.window)
    pump(until: { !bar.isMapped }, "no bar")
    Pointer.move(to: Point(400, 0), in: fixture.window)
    pump(until: { bar.isMapped }, "the bar")
    Pointer.leave(fixture.window)
    pump(until: { !bar.isMapped }, "no bar")
  }

  func testD2_barSwitchesGamesAndStaysWhileItsMenuIsOpen() throws {
    let fixture = fullScreen(WindowFixture(.craps, make: controller))
    let bar = revealBar(of: fixture)
    let tab = try XCTUnwrap(AnyWidget.all(named: "pigTab", below: bar).first { $0.isMapped })
    XCTAssertTrue(fixture.find("leaveFullScreenButton").isMapped)
    gtk_widget_activate(tab.pointer)
    pump(until: { fixture.tabBar.frontScreen == .pig }, "Pig")
    XCTAssertTrue(fixture.window.isFullScreen)
    XCTAssertTrue(Keys.press(guint(GDK_KEY_F10), in: fixture.window))
    let button = AnyWidget.all(named: "menuButton", below: bar)[0]
    pump(until: { Self.popover(of: button)?.isMapped == true }, "the menu")
    Pointer.move(to: Point(400, 300), in: fixture.window)
    pump()
    XCTAssertTrue(bar.isMapped)
    Self.popover(of: button).map { gtk_popover_popdown($0.popover) }
    pump(until: { !bar.isMapped }, "no bar")
  }

  func testD2_barStaysWhileFocusedAndReturnsTheFocus() {
    let craps = CrapsTable(dice: 4, 4)
    let fixture = fullScreen(craps.fixture)
    craps.view.rollButton.grabFocus()
    let bar = revealBar(of: fixture)
    let leave = fixture.find("leaveFullScreenButton")
    leave.grabFocus()
    Pointer.move(to: Point(400, 300), in: fixture.window)
    pump()
    XCTAssertTrue(bar.isMapped)
    craps.view.rollButton.grabFocus()
    pump(until: { !bar.isMapped }, "no bar")
  }

  func testD4_f10ShowsTheBarWithItsMenuAndRestoresTheFocus() {
    let craps = CrapsTable(dice: 4, 4)
    let fixture = fullScreen(craps.fixture)
    craps.view.rollButton.grabFocus()
    XCTAssertTrue(Keys.press(guint(GDK_KEY_F10), in: fixture.window))
    let bar = fixture.find("headerBar")
    let button = AnyWidget.all(named: "menuButton", below: bar)[0]
    pump(until: { bar.isMapped && Self.popover(of: button)?.isMapped == true }, "the menu")
    XCTAssertTrue(bar.containsFocus)
    Self.popover(of: button).map { gtk_popover_popdown($0.popover) }
    pump(until: { !bar.isMapped }, "no bar")
    XCTAssertTrue(craps.view.rollButton.isFocus)
  }

  func testD4_f10OpensTheMenuOnlyWhenTheBarIsLaidOut() {
    let craps = CrapsTable(dice: 4, 4)
    let fixture = fullScreen(craps.fixture)
    Pointer.move(to: Point(400, 0), in: fixture.window)
    XCTAssertTrue(Keys.press(guint(GDK_KEY_F10), in: fixture.window))
    let bar = fixture.find("headerBar")
    let button = AnyWidget.all(named: "menuButton", below: bar)[0]
    XCTAssertNotEqual(Self.popover(of: button)?.isMapped, true, "the bar has no place yet")
    pump(until: { Self.popover(of: button)?.isMapped == true }, "the menu")
    XCTAssertGreaterThan(bar.height, 20)
    Self.popover(of: button).map { gtk_popover_popdown($0.popover) }
    Pointer.move(to: Point(400, 300), in: fixture.window)
    pump(until: { !bar.isMapped }, "no bar")
  }

  func testD4_escapeClosesTheFlipsideFirst() {
    let game = HangmanTable(["ab", "cd"], length: 2)
    let fixture = fullScreen(game.fixture)
    game.view.infoButton.click()
    pump(until: { game.flipside.root.isMapped }, "the flipside")
    Keys.press(Keys.escape, in: fixture.window)
    pump(until: { game.view.root.isMapped }, "the game")
    XCTAssertTrue(fixture.window.isFullScreen)
  }

  func testD2_alertHandlesEscapeAndDisablesTheTabsOfTheBar() {
    let craps = CrapsTable(dice: 4, 4)
    let fixture = fullScreen(craps.fixture)
    fixture.tabBar.present(Alert("A title", "A message.")) {}
    let bar = revealBar(of: fixture)
    let tabs = AnyWidget.all(named: "pigTab", below: bar)
    XCTAssertEqual(Set(tabs.map(\.isEffectivelySensitive)), [false])
    XCTAssertTrue(fixture.find("leaveFullScreenButton").isEffectivelySensitive)
    XCTAssertTrue(Keys.press(Keys.escape, in: fixture.window))
    pump()
    XCTAssertNil(fixture.alert)
    XCTAssertTrue(fixture.window.isFullScreen)
    XCTAssertEqual(Set(tabs.map(\.isEffectivelySensitive)), [true])
  }

  func testARC_fullScreenWindowIsReleased() {
    assertReleasesEverything {
      let craps = CrapsTable(dice: 4, 4)
      revealBar(of: fullScreen(craps.fixture))
      WindowFixture.clear()
    }
  }

  @MainActor private static func popover(of button: AnyWidget) -> AnyWidget? {
    gtk_menu_button_get_popover(OpaquePointer(button.pointer)).map {
      AnyWidget(UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self))
    }
  }
}

extension AnyWidget {
  fileprivate var popover: UnsafeMutablePointer<GtkPopover> {
    UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkPopover.self)
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

/// Moves the pointer to the top edge, and waits for the bar.
@MainActor
@discardableResult
private func revealBar(of fixture: WindowFixture) -> AnyWidget {
  let bar = fixture.find("headerBar")
  Pointer.move(to: Point(400, 0), in: fixture.window)
  pump(until: { bar.isMapped }, "the bar")
  return bar
}
