import CGtk

/// A dialog with information about the program.
public enum AboutWindow {
  /// The information that the dialog shows.
  public struct Facts {
    /// The name of the program.
    public var name: String
    /// The version, for example "1.0".
    public var version: String
    /// The name of the icon in the icon theme.
    public var icon: String
    /// A description in one sentence.
    public var comments: String
    /// The copyright notice.
    public var copyright: String

    /// The information about a program with the MIT license.
    public init(
      name: String, version: String, icon: String, comments: String, copyright: String
    ) {
      self.name = name
      self.version = version
      self.icon = icon
      self.comments = comments
      self.copyright = copyright
    }
  }

  /// Shows the dialog. Escape and Ctrl+W close it.
  public static func present(_ facts: Facts, above parent: Window) {
    guard let dialog = gtk_about_dialog_new() else { return }
    let about = OpaquePointer(dialog)
    gtk_about_dialog_set_program_name(about, facts.name)
    gtk_about_dialog_set_version(about, facts.version)
    gtk_about_dialog_set_comments(about, facts.comments)
    gtk_about_dialog_set_copyright(about, facts.copyright)
    gtk_about_dialog_set_license_type(about, GTK_LICENSE_MIT_X11)
    gtk_about_dialog_set_logo_icon_name(about, facts.icon)
    let window = Window(pointer: dialog)
    window.closesFromMainLoop()
    window.setModal(above: parent)
    window.closes(at: "<Control>w")
    window.present()
  }
}
