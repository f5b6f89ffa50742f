/// A line of the keyboard shortcuts.
package nonisolated struct Shortcut: Equatable, Sendable {
  /// The keys, in the syntax of GtkShortcutLabel: "r", "p h", "a...z".
  package let keys: String
  /// What the keys do.
  package let title: String

  package init(_ keys: String, _ title: String) { (self.keys, self.title) = (keys, title) }

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
