import Views

/// The controller of the keyboard shortcuts.
package final class ShortcutsViewController: ViewController {
  /// `keys` returns the keys of an action of the application.
  package init(keys: @escaping (_ action: String) -> [String]) {
    super.init(screen: ShortcutsView(Shortcuts(keys: keys).groups))
  }
}

/// Opens the keyboard shortcuts.
package typealias ShortcutsPresenter = SideWindowPresenter<ShortcutsViewController>

extension ShortcutsPresenter {
  /// `keys` returns the keys of an action of the application.
  package convenience init(
    makeWindow: @escaping () -> Window, keys: @escaping (_ action: String) -> [String]
  ) {
    self.init {
      let shortcuts = ShortcutsViewController(keys: keys)
      let view = SideWindowView(
        makeWindow(), titled: Shortcuts.title, of: Size(600, 680), showing: shortcuts.screen.root)
      return (shortcuts, view)
    }
  }
}
