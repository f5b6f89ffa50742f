import CGtk

/// Saves a text to a file that the user chooses.
public enum FileSaver {
  /// Opens a modal file dialog that suggests a file name, and saves the text to the chosen file.
  ///
  /// `completion` is called with nil on success, or with the system's error message. It is not called if the user
  /// cancels the dialog.
  public static func save(
    _ text: String, titled title: String, named name: String, above parent: Window,
    completion: @escaping (_ failure: String?) -> Void
  ) {
    let box = ClosureBox<(OpaquePointer?) -> Void> { file in
      if let file { completion(replaceContents(of: file, by: text)) }
    }
    cgtk_ask_where_to_save(
      parent.cast(), title, name,
      { file, data in
        _ = withClosure(data, ((OpaquePointer?) -> Void).self) { $0(file) }
        releaseNotify(data)
      }, box.retainedPointer())
  }

  /// Returns the error message, or nil on success.
  private static func replaceContents(of file: OpaquePointer, by text: String) -> String? {
    var error: UnsafeMutablePointer<GError>?
    let isWritten = g_file_replace_contents(
      file, text, gsize(text.utf8.count), nil, 0, CGTK_FILE_CREATE_NONE, nil, nil, &error)
    guard isWritten == 0 else { return nil }
    defer { g_error_free(error) }
    return error.map { String(cString: $0.pointee.message) } ?? ""
  }
}
