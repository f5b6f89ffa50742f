import Views

extension InspectorViewController {
  /// What the Inspector copies, saves and opens outside of the program. By default, it does nothing.
  package struct Services {
    /// Puts a text on the clipboard.
    package var copy: (_ text: String) -> Void = { _ in }
    /// Asks the user for a file and saves a text in it. `name` is a suggestion, `saved` is called afterwards.
    package var save: (_ text: String, _ name: String, _ saved: @escaping () -> Void) -> Void = { _, _, _ in }
    /// The source code of the games. By default, there is none.
    package var sources = SourceText()
    /// Opens a source file, given by its path in `Sources` or as in `#fileID`. Returns false if it does not exist.
    package var open: (_ file: String) -> Bool = { _ in false }
    /// Asks the user for a file and saves a session in it. `saved` is called afterwards.
    package var saveSession: (_ session: Session, _ saved: @escaping () -> Void) -> Void = { _, _ in }
    /// Asks the user for a file and opens its session. `opened` is called if that was possible.
    package var openSession: (_ opened: @escaping (Session) -> Void) -> Void = { _ in }

    package init() {}
  }
}
