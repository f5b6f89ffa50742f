import Views

extension InspectorViewController {
  /// Copies, saves and opens for the Inspector; tests use their own.
  package struct Exports {
    /// Puts a text on the clipboard.
    package var copy: (_ text: String) -> Void
    /// Asks the user for a file and saves a text in it. `name` is a suggestion, `saved` is called afterwards.
    package var save: (_ text: String, _ name: String, _ saved: @escaping () -> Void) -> Void
    /// Opens a source file, given as in `#fileID`. Returns false if it does not exist.
    package var open: (_ file: String) -> Bool
    /// Whether the source files exist.
    package var hasSources: () -> Bool

    package init(
      copy: @escaping (_ text: String) -> Void,
      save: @escaping (_ text: String, _ name: String, _ saved: @escaping () -> Void) -> Void,
      open: @escaping (_ file: String) -> Bool, hasSources: @escaping () -> Bool
    ) {
      self.copy = copy
      self.save = save
      self.open = open
      self.hasSources = hasSources
    }
  }
}
