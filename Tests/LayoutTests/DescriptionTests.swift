import CGtk
import DemoScenes
import GtkKit
import XCTest

/// What screen readers speak about a widget: its name, and then its description.
final class DescriptionTests: LayoutTestCase {
  func testD7_onlyListsThatAreShownExistForScreenReaders() throws {
    try onMain {
      let demo = try TestWindows.demo(.pig)
      let history = demo.pig.historyTable
      let lists = [AnyWidget(history), AnyWidget(history.button)] + history.playerLists.map { AnyWidget($0) }
      for (size, shown) in [
        (Size(1280, 800), [false, false, true, true]), (Size(640, 360), [true, false, false, false]),
        (Size(360, 560), [false, true, false, false]), (Size(1280, 800), [false, false, true, true]),
      ] {
        demo.window.ask(for: size)
        XCTAssertEqual(lists.map(\.isMapped), shown, "\(size)")
        XCTAssertEqual(
          lists.map { cgtk_test_accessible_is($0.pointer, GTK_ACCESSIBLE_STATE_HIDDEN) == 0 }, shown,
          "\(size)")
      }
      TestWindows.closeAll()
    }
  }

  func testD7_noDescriptionRepeatsTheName() throws {
    try onMain {
      for scene in Scene.all {
        let demo = try TestWindows.demo(scene)
        let repeated = descendants(of: AnyWidget(demo.windowToCapture)).filter { widget in
          let name = UserText.accessibleText(GTK_ACCESSIBLE_PROPERTY_LABEL, of: widget)
          return name != nil
            && name == UserText.accessibleText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, of: widget)
        }
        XCTAssertEqual(repeated.map(\.reportName), [], scene.name)
        withExtendedLifetime(demo) {}
        TestWindows.closeAll()
      }
    }
  }
}

@MainActor
private func descendants(of widget: AnyWidget) -> [AnyWidget] {
  widget.children.flatMap { [$0] + descendants(of: $0) }
}
