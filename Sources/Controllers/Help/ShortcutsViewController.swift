import Views

/// The controller of the keyboard shortcuts.
package final class ShortcutsViewController: ViewController {
  /// `keys` returns the keys of an action of the application.
  package init(keys: (_ action: String) -> [String]) {
    let groups = Shortcuts.groups.map { group in
      Shortcut.Group(
        group.title,
        group.shortcuts.map { shortcut in
          // The keypad has the keys that are listed once more.
          let accelerators = shortcut.action.map { keys($0).filter { !$0.contains("KP_") } } ?? []
          return Shortcut(shortcut.keys ?? accelerators.joined(separator: " "), shortcut.title)
        })
    }
    super.init(screen: ShortcutsView(groups))
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
