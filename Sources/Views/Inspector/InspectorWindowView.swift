import GtkKit

/// A window of its own for the Inspector.
package final class InspectorWindowView: SideWindowView {
  package let keyPressed = Request<Key>("keyPressed")

  package init(_ window: Window, showing screen: WidgetRoot) {
    super.init(window, titled: tr("MVC Inspector"), of: Size(520, 760), showing: screen)
    window.onKey { [keyPressed] key in keyPressed.send(key) ?? false }
  }
}
