import XCTest

/// Screens in detached windows: moving out, playing there, and coming back.
final class DetachedWindowTests: GameTestCase {
  func testD2_eachScreenMovesToItsOwnWindowAndReturnsWhenItCloses() throws {
    for screen in ScreenName.all {
      let fixture = WindowFixture(screen.game, make: controller)
      let windows = fixture.makeDetachedWindows()
      fixture.tabBar.show(screen: screen)
      let root = fixture.find(screen == .ticTacToe ? "gameScreen" : "\(screen)Screen")
      windows.toggle(screen)
      pump(until: { root.isMapped }, "\(screen) in its window")
      let own = try XCTUnwrap(windows.controller(of: screen))
      XCTAssertEqual(Window(of: root)?.pointer, own.view.window.pointer)
      XCTAssertEqual(own.view.window.title, screen.title)
      XCTAssertTrue(fixture.find("bringBackButton").isMapped)
      XCTAssertTrue(fixture.find("bringBackButton").isFocus)
      own.view.window.close()
      pump(
        until: { root.isMapped && Window(of: root)?.pointer == fixture.window.pointer }, "\(screen) back")
      XCTAssertNil(windows.controller(of: screen))
      WindowFixture.clear()
    }
  }

  func testD2_placeholderButtonAndActionBringTheScreenBack() {
    let craps = CrapsTable(dice: 4, 4)
    let windows = craps.fixture.makeDetachedWindows()
    var changes: [Bool] = []
    windows.onChange = { screen, isOpen in
      XCTAssertEqual(screen, .craps)
      changes.append(isOpen)
    }
    windows.toggle(.craps)
    pump()
    craps.fixture.find("bringBackButton").click()
    pump(until: { Window(of: craps.view.root)?.pointer == craps.fixture.window.pointer })
    XCTAssertTrue(craps.view.rollButton.isFocus)
    windows.toggle(.craps)
    windows.toggle(.craps)
    XCTAssertEqual(Window(of: craps.view.root)?.pointer, craps.fixture.window.pointer)
    XCTAssertEqual(changes, [true, false, true, false])
  }

  func testD4_detachedGameIsPlayedOnlyInItsWindow() throws {
    let craps = CrapsTable(dice: 4, 4, 5, 5)
    let windows = craps.fixture.makeDetachedWindows()
    windows.toggle(.craps)
    pump(until: { craps.view.root.isMapped })
    let own = try XCTUnwrap(windows.controller(of: .craps))
    try Hand(at: own.view.window).press("r")
    XCTAssertEqual(craps.view.pointLabel.text, "8")
    try craps.fixture.type("r")
    XCTAssertEqual(craps.view.totalLabel.text, "Total 8")
    craps.fixture.tabBar.newGamePressed()
    XCTAssertEqual(craps.view.pointLabel.text, "8", "a detached game is not played from its tab")
    craps.roll()
    XCTAssertEqual(craps.view.totalLabel.text, "Total 10")
    own.newGamePressed()
    XCTAssertEqual(craps.view.pointLabel.text, "Off")
    XCTAssertEqual(windows.controller(in: own.view.window)?.frontScreen, .craps)
    XCTAssertNil(windows.controller(in: craps.fixture.window))
  }

  func testD2_alertIsShownInTheWindowOfItsScreen() throws {
    let table = TicTacToeTable(boards: [TicTacToeTable.allX])
    let windows = table.fixture.makeDetachedWindows()
    var modal: [Bool] = []
    windows.toggle(.bank)
    pump(until: { table.bankView.root.isMapped })
    let own = try XCTUnwrap(windows.controller(of: .bank))
    windows.onModalChange = { modal.append(own.isModal) }
    try table.add("1e3")
    XCTAssertNil(table.fixture.alert)
    let alert = try XCTUnwrap(own.view.alerts.alert)
    XCTAssertEqual(Window(of: alert.alertButton)?.pointer, own.view.window.pointer)
    try Hand(at: own.view.window).type("+")
    XCTAssertEqual(table.counters[3], "1")
    table.play()
    XCTAssertEqual(table.counters[2], "1", "the board in the other window is enabled")
    alert.alertButton.click()
    pump()
    XCTAssertEqual(modal, [true, false])
    // Back in its tab, it shows its alerts again.
    windows.toggle(.bank)
    try table.add("-1")
    XCTAssertEqual(table.fixture.alert?.title, "That is not an amount")
  }

  func testC10_closingAWindowRunsTheCompletionOfItsAlert() {
    let craps = CrapsTable(dice: 1, 1)
    let windows = craps.fixture.makeDetachedWindows()
    windows.toggle(.craps)
    pump(until: { craps.view.root.isMapped })
    craps.view.anteSlider.move(to: 200)
    craps.roll()
    XCTAssertEqual(craps.view.balanceLabel.text, "$0")
    windows.controller(of: .craps)?.view.window.close()
    pump(until: { Window(of: craps.view.root)?.pointer == craps.fixture.window.pointer })
    XCTAssertEqual(craps.view.balanceLabel.text, "$200")
    XCTAssertNil(craps.fixture.alert)
  }

  func testC10_closingTheMainWindowDoesNotCompleteAnAlertInAnotherWindow() {
    let craps = CrapsTable(dice: 1, 1)
    let windows = craps.fixture.makeDetachedWindows()
    windows.toggle(.craps)
    pump(until: { craps.view.root.isMapped })
    craps.view.anteSlider.move(to: 200)
    craps.roll()
    XCTAssertEqual(windows.controller(of: .craps)?.isModal, true)
    craps.fixture.close()
    XCTAssertEqual(craps.view.balanceLabel.text, "$0", "the next start announces the bankruptcy")
  }

  func testD2_screenCannotMoveWhileItsWindowShowsAnAlert() {
    let craps = CrapsTable(dice: 1, 1)
    let windows = craps.fixture.makeDetachedWindows()
    craps.view.anteSlider.move(to: 200)
    craps.roll()
    windows.toggle(.craps)
    XCTAssertNil(windows.controller(of: .craps))
    craps.fixture.closeAlert()
    windows.toggle(.craps)
    XCTAssertNotNil(windows.controller(of: .craps))
  }

  func testD2_closingADetachedWindowKeepsTheCurrentTab() throws {
    let fixture = WindowFixture(.craps, make: controller)
    let windows = fixture.makeDetachedWindows()
    windows.toggle(.pig)
    try XCTUnwrap(windows.controller(of: .pig)).view.window.close()
    pump(until: { windows.controller(of: .pig) == nil }, "no window")
    XCTAssertEqual(fixture.tabBar.frontScreen, .craps)
  }
}

final class DetachedWindowOpeningTests: GameTestCase {
  func testD2_openingAWindowSelectsNoText() throws {
    for screen in ScreenName.all {
      let fixture = WindowFixture(.craps, make: controller)
      let windows = fixture.makeDetachedWindows()
      for isAgain in [false, true] {
        windows.toggle(screen)
        let window = try XCTUnwrap(windows.controller(of: screen)).view.window
        pump(until: { window.isMapped }, "\(screen)")
        pump()
        assertNoSelection(in: window, "\(screen), again: \(isAgain)")
        windows.toggle(screen)
        pump()
        // When the Bank comes to the front, its amount is selected on purpose.
        if screen != .bank { assertNoSelection(in: fixture.window, "\(screen) is back, again: \(isAgain)") }
      }
      WindowFixture.clear()
    }
  }
}

@MainActor
private func assertNoSelection(in window: Window, _ message: String) {
  for entry in window.tree where entry.isA(gtk_entry_get_type()) {
    let isSelected = gtk_editable_get_selection_bounds(OpaquePointer(entry.pointer), nil, nil) != 0
    XCTAssertFalse(isSelected, "\(entry.name) has selected text: \(message)")
  }
}
