import CGtk

/// A dialog with information about the program, which has the MIT license.
public enum AboutWindow {
  /// Shows the dialog, which Escape and Ctrl+W close. `icon` is a name in the icon theme, `comments` one sentence, and
  /// `website` an address. GTK does not show `translators` that are "translator-credits". The `links` are shown with the
  /// credits, each below a title. The `styles` are style classes. Without credits, the name would have the focus at first, and GTK would select it.
  public static func present(
    name: String, version: String, icon: String, comments: String, copyright: String, website: String,
    authors: [String], translators: String, links: KeyValuePairs<String, String>,
    styles: (window: [String], content: [String]) = ([], []), above parent: Window
  ) {
    guard let dialog = gtk_about_dialog_new() else { return }
    let about = OpaquePointer(dialog)
    gtk_about_dialog_set_program_name(about, name)
    gtk_about_dialog_set_version(about, version)
    gtk_about_dialog_set_comments(about, comments)
    gtk_about_dialog_set_copyright(about, copyright)
    gtk_about_dialog_set_website(about, website)
    gtk_about_dialog_set_license_type(about, GTK_LICENSE_MIT_X11)
    gtk_about_dialog_set_logo_icon_name(about, icon)
    withCStrings(authors) { gtk_about_dialog_set_authors(about, $0) }
    gtk_about_dialog_set_translator_credits(about, translators)
    for (title, address) in links {
      withCStrings([address]) { gtk_about_dialog_add_credit_section(about, title, $0) }
    }
    let window = Window(pointer: dialog)
    for style in styles.window { window.setStyle(style, true) }
    if let content = gtk_window_get_child(window.cast()) {
      for style in styles.content { AnyWidget(content).setStyle(style, true) }
    }
    window.closesFromMainLoop()
    ScreenReaderFocus.follow(window)
    window.setModal(above: parent)
    window.closes(at: "<Control>w")
    window.present()
  }
}

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
    show(dialog) { completion(FilePath(of: $0.opaque)) }
  }

  /// Asks where to save a text, suggests a file name, and saves it. If the user leaves the ending of the name out, it is
  /// added. The dialog asks whether to replace a file with the name that was chosen, and no other file is replaced.
  ///
  /// `completion` is called with nil on success, or with the system's error message. It is not called if the user
  /// cancels the dialog.
  public static func save(
    _ text: String, titled title: String, named name: String, above parent: Window,
    completion: @escaping (_ failure: String?) -> Void
  ) {
    let dialog = nonNull(
      gtk_file_chooser_native_new(title, parent.cast(), GTK_FILE_CHOOSER_ACTION_SAVE, nil, nil))
    gtk_file_chooser_set_current_name(dialog, name)
    show(dialog) { chosen in
      guard let ended = withEnding(chosen, FilePath(name).parts.ending) else {
        return completion(write(text, to: chosen))
      }
      let exists = g_file_query_exists(ended.opaque, nil) != 0
      completion(exists ? String(cString: g_strerror(EEXIST)) : write(text, to: ended))
    }
  }

  /// A file with an ending after its name; nil if it has the ending. A file that is not on this computer, or that the desktop has
  /// chosen for a program in a sandbox, which can write only there, keeps its name.
  private static func withEnding(_ chosen: GObjectRef, _ ending: FilePath) -> GObjectRef? {
    guard let path = FilePath(of: chosen.opaque), path.parts.ending != ending,
      !"\(path)".hasPrefix(String(cString: g_get_user_runtime_dir()) + "/doc/"),
      let file = g_file_new_for_path((path + ending).cString)
    else { return nil }
    return GObjectRef(owning: UnsafeMutableRawPointer(file))
  }

  private static func show(_ dialog: OpaquePointer, _ chosen: @escaping (GObjectRef) -> Void) {
    let native = UnsafeMutablePointer<GtkNativeDialog>(dialog)
    gtk_native_dialog_set_modal(native, 1)
    Signal.connect(object(dialog), "response") {
      let isAccepted = $0.int(0) == Int(GTK_RESPONSE_ACCEPT.rawValue)
      if isAccepted, let file = gtk_file_chooser_get_file(dialog) {
        chosen(GObjectRef(owning: UnsafeMutableRawPointer(file)))
      }
      g_object_unref(UnsafeMutableRawPointer(dialog))
    }
    gtk_native_dialog_show(native)
  }

  /// Writes a file. Returns the error message, or nil on success.
  private static func write(_ text: String, to file: GObjectRef) -> String? {
    var error: UnsafeMutablePointer<GError>?
    defer { g_clear_error(&error) }
    g_file_replace_contents(
      file.opaque, text, gsize(text.utf8.count), nil, 0, CGTK_FILE_CREATE_NONE, nil, nil, &error)
    return error.map { String(cString: $0.pointee.message) }
  }
}
