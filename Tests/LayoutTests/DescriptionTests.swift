import CGtk
import DemoScenes
import GtkKit
import XCTest

/// What screen readers speak about a widget: its name, and then its description.
final class DescriptionTests: LayoutTestCase {
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
