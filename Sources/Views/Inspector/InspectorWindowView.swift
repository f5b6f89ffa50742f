import GtkKit

/// The Inspector's own window.
package final class InspectorWindowView: SideWindowView {
  package let keyPressed = Action<Key>("keyPressed")

  package init(_ window: Window, showing screen: WidgetRoot) {
    super.init(window, titled: tr("MVC Inspector"), of: Size(520, 760), showing: screen)
    window.onKey { [keyPressed] key in
      keyPressed.send(key)
      return false
    }
  }
}
