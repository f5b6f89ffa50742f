import XCTest

/// Texts that have little room in small windows.
final class SmallWindowTests: LayoutTestCase {
  func testD5_theNameOfTheComputerIsShownWhole() throws {
    for language in ["en"] + Language.all {
      Language.use(language)
      let demo = try TestWindows.demo(.pig)
      demo.pig.computerSwitch.turn(true)
      for size in [Size(360, 640), Size(640, 360), Size(640, 480), Size(1280, 800)] {
        demo.window.ask(for: size)
        demo.window.waitForFrames(2)
        XCTAssertFalse(
          demo.pig.player2.nameField.hasStyle("elided"), "\(language), \(Rect(size).dimensions)")
      }
      TestWindows.closeAll()
    }
  }

  func testD5_aScrolledPageIsAsHighAsItsContent() throws {
    for name in ["help-craps", "help-hangman", "shortcuts"] {
      let demo = try TestWindows.demo(name)
      for size in [Size(360, 640), Size(640, 480), Size(1280, 800)] {
        let window = demo.windowToCapture
        window.ask(for: size)
        window.waitForFrames(2)
        let page = try XCTUnwrap(window.tree.first { $0.hasStyle("rules") })
        for text in UserText.all(below: page) where text.widget.isMapped {
          let bounds = text.widget.bounds(in: window)
          let end = page.bounds(in: window)
          XCTAssertLessThanOrEqual(bounds.y + bounds.height, end.y + end.height + 1, "\(name) \(size)")
        }
      }
      TestWindows.closeAll()
    }
  }
}

/// The arrangement that a page has at a given size.
final class ArrangementTests: LayoutTestCase {
  func testD5_pageHasTheArrangementThatFillsIt() {
    let cases: [(Size, Arrangement)] = [
      (Size(320, 378), .narrow), (Size(360, 560), .narrow), (Size(640, 510), .narrow),
      (Size(960, 960), .narrow), (Size(1000, 950), .narrow), (Size(600, 300), .short),
      (Size(640, 465), .short), (Size(820, 600), .short), (Size(840, 500), .wide),
      (Size(1100, 990), .wide), (Size(1920, 1000), .wide),
    ]
    for (size, arrangement) in cases {
      XCTAssertEqual(Arrangement.fitting(size), arrangement, "\(size)")
    }
    for size in [Size(700, 560), Size(839, 700), Size(900, 1000)] {
      XCTAssertEqual(Arrangement.fitting(size, tablet: .wide), .wide, "\(size)")
      XCTAssertGreaterThanOrEqual(Arrangement.wide.scale(in: size), 1, "\(size)")
    }
  }

  func testD4_keyboardReachesTheListsOfTheArrangementAndNoOthers() throws {
    let demo = try TestWindows.demo(.pig)
    let history = demo.pig.historyTable
    let lists = ([history.list] + history.playerLists).map(\.list)
    let cases: [(Size, [Bool])] = [
      (Size(360, 640), [false, false, false]), (Size(640, 360), [true, false, false]),
      (Size(1280, 800), [false, true, true]), (Size(360, 640), [false, false, false]),
    ]
    for (size, shown) in cases {
      demo.window.ask(for: size)
      let reached = focusableWidgets(in: demo.window)
      let reachedLists = lists.map { list in
        reached.contains { gtk_widget_is_ancestor($0.pointer, list.pointer) != 0 }
      }
      XCTAssertEqual(reachedLists, shown, "\(size)")
      XCTAssertEqual(lists.map(\.isMapped), shown, "\(size)")
    }
  }
}

/// The widgets that the Tab key reaches one after the other.
@MainActor
private func focusableWidgets(in window: Window) -> [AnyWidget] {
  var widgets: [AnyWidget] = []
  while widgets.count < 100, gtk_widget_child_focus(window.pointer, GTK_DIR_TAB_FORWARD) != 0,
    let focus = window.focus, !widgets.contains(where: { $0.isSame(as: focus) })
  {
    widgets.append(focus)
  }
  return widgets
}
