import CGtk

/// Modal file dialogs.
public enum FileChooser {
  /// Asks for a file to open, and lists the files whose names match a pattern, described as `kind`.
  ///
  /// `completion` is called with the path, or with nil if the file has none on this computer. It is not called if the user
  /// cancels the dialog.
  public static func open(
    titled title: String, kind: String, pattern: String, above parent: Window,
    completion: @escaping (_ path: FilePath?) -> Void
  ) {
    let dialog = nonNull(
      gtk_file_chooser_native_new(title, parent.cast(), GTK_FILE_CHOOSER_ACTION_OPEN, nil, nil))
    let filter = gtk_file_filter_new()
    gtk_file_filter_set_name(filter, kind)
    gtk_file_filter_add_pattern(filter, pattern)
    gtk_file_chooser_add_filter(dialog, filter)
    g_object_unref(filter.map { UnsafeMutableRawPointer($0) })
    show(dialog) { completion(FilePath(of: $0)) }
  }

  /// Asks where to save a text, suggests a file name, and saves it. If the user leaves the ending of the name out, it is added.
  ///
  /// `completion` is called with nil on success, or with the system's error message. It is not called if the user
  /// cancels the dialog.
  public static func save(
    _ text: String, titled title: String, named name: String, above parent: Window,
    completion: @escaping (_ failure: String?) -> Void
  ) {
    save(text, titled: title, named: name, in: nil, above: parent, completion: completion)
  }

  private static func save(
    _ text: String, titled title: String, named name: String, in folder: OpaquePointer?, above parent: Window,
    completion: @escaping (_ failure: String?) -> Void
  ) {
    let dialog = nonNull(
      gtk_file_chooser_native_new(title, parent.cast(), GTK_FILE_CHOOSER_ACTION_SAVE, nil, nil))
    if let folder { gtk_file_chooser_set_current_folder(dialog, folder, nil) }
    gtk_file_chooser_set_current_name(dialog, name)
    show(dialog) { chosen in
      guard let path = pathWithEnding(of: chosen, FilePath(name).parts.ending) else {
        return completion(replaceContents(of: chosen, by: text))
      }
      let file = nonNull(g_file_new_for_path(path.cString))
      let folder = g_file_get_parent(file)
      defer { for object in [file, folder] { g_object_unref(object.map { UnsafeMutableRawPointer($0) }) } }
      guard g_file_query_exists(file, nil) != 0 else {
        return completion(replaceContents(of: file, by: text))
      }
      // The dialog has asked about the other name. Another one suggests this name, and asks whether to replace the file.
      save(text, titled: title, named: "\(path.name)", in: folder, above: parent, completion: completion)
    }
  }

  /// The path of a file with an ending after its name; nil if it has the ending. A file that is not on this computer, or that
  /// the desktop has chosen for a program in a sandbox, which can write only there, keeps its name.
  private static func pathWithEnding(of file: OpaquePointer, _ ending: FilePath) -> FilePath? {
    guard let path = FilePath(of: file), path.parts.ending != ending else { return nil }
    return "\(path)".hasPrefix(String(cString: g_get_user_runtime_dir()) + "/doc/") ? nil : path + ending
  }

  private static func show(_ dialog: OpaquePointer, _ chosen: @escaping (OpaquePointer) -> Void) {
    let native = UnsafeMutablePointer<GtkNativeDialog>(dialog)
    gtk_native_dialog_set_modal(native, 1)
    Signal.connect(object(dialog), "response") {
      let isAccepted = $0.int(0) == Int(GTK_RESPONSE_ACCEPT.rawValue)
      if isAccepted, let file = gtk_file_chooser_get_file(dialog) {
        chosen(file)
        g_object_unref(UnsafeMutableRawPointer(file))
      }
      g_object_unref(UnsafeMutableRawPointer(dialog))
    }
    gtk_native_dialog_show(native)
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
