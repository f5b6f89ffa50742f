/// A line of the keyboard shortcuts.
package nonisolated struct Shortcut: Equatable, Sendable {
  /// The keys, in the syntax of GtkShortcutLabel: "r", "p h", "a...z"; nil for those of ``action``.
  package let keys: String?
  /// The detailed name of an action of the application, such as "app.quit".
  package let action: String?
  /// What the keys do.
  package let title: String

  /// Keys that are not the accelerators of an action.
  package init(_ keys: String, _ title: String) { (self.keys, action, self.title) = (keys, nil, title) }

  /// The keys of an action.
  package init(action: String, _ title: String) { (keys, self.action, self.title) = (nil, action, title) }

  /// Shortcuts under a heading.
  package nonisolated struct Group: Equatable, Sendable {
    package let title: String
    package let shortcuts: [Shortcut]

    package init(_ title: String, _ shortcuts: [Shortcut]) {
      self.title = title
      self.shortcuts = shortcuts
    }
  }
}
