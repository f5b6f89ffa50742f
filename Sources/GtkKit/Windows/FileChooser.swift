import CGtk

/// Asks the user for a file to open.
public enum FileChooser {
  /// Opens a modal file dialog that lists the files whose names match a pattern, described as `kind`.
  ///
  /// `completion` is called with the path, or with nil if the file has none on this computer. It is not called if the user
  /// cancels the dialog.
  public static func open(
    titled title: String, kind: String, pattern: String, above parent: Window,
    completion: @escaping (_ path: FilePath?) -> Void
  ) {
    let box = ClosureBox<(OpaquePointer?) -> Void> { file in
      if let file { completion(FilePath(of: file)) }
    }
    cgtk_ask_what_to_open(
      parent.cast(), title, kind, pattern,
      { file, data in
        _ = withClosure(data, ((OpaquePointer?) -> Void).self) { $0(file) }
        releaseNotify(data)
      }, box.retainedPointer())
  }
}
