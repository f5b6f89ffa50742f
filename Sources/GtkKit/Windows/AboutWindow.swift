import CGtk

/// A dialog with information about the program, which has the MIT license.
public enum AboutWindow {
  /// Shows the dialog, which Escape and Ctrl+W close. `icon` is a name in the icon theme, `comments` one sentence, and
  /// `website` an address. GTK does not show `translators` that are "translator-credits". The `links` are shown with the
  /// credits, each below a title. Without credits, the name would have the focus at first, and GTK would select it.
  public static func present(
    name: String, version: String, icon: String, comments: String, copyright: String, website: String,
    authors: [String], translators: String, links: KeyValuePairs<String, String>, above parent: Window
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
    window.closesFromMainLoop()
    window.setModal(above: parent)
    window.closes(at: "<Control>w")
    window.present()
  }
}
