import CGtk

/// The window that tells what a program is.
public enum AboutWindow {
  /// What it tells.
  public struct Facts {
    /// What the program is called.
    public var name: String
    /// Which version it is, as "1.0".
    public var version: String
    /// The name of its icon in the theme.
    public var icon: String
    /// What it is, in a sentence.
    public var comments: String
    /// Whose it is.
    public var copyright: String
    /// Where to read on.
    public var website: String?

    /// What a program is called, in what version, by whom.
    public init(
      name: String, version: String, icon: String, comments: String, copyright: String, website: String? = nil
    ) {
      self.name = name
      self.version = version
      self.icon = icon
      self.comments = comments
      self.copyright = copyright
      self.website = website
    }
  }

  /// Shows the window above `parent`; Escape and Ctrl+W close it.
  public static func present(_ facts: Facts, above parent: Window) {
    guard let dialog = gtk_about_dialog_new() else { return }
    let about = OpaquePointer(dialog)
    gtk_about_dialog_set_program_name(about, facts.name)
    gtk_about_dialog_set_version(about, facts.version)
    gtk_about_dialog_set_comments(about, facts.comments)
    gtk_about_dialog_set_copyright(about, facts.copyright)
    gtk_about_dialog_set_license_type(about, GTK_LICENSE_MIT_X11)
    gtk_about_dialog_set_logo_icon_name(about, facts.icon)
    if let website = facts.website { gtk_about_dialog_set_website(about, website) }
    let window = Window(pointer: dialog)
    window.closesFromMainLoop()
    window.setModal(above: parent)
    window.closes(at: "<Control>w")
    window.present()
  }
}
