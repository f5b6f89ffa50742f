import CGtk

/// The user's language.
public enum Locale {
  /// The gettext domain of the program's texts; nil before ``prepare(domain:translations:)``.
  package static var domain: String?

  /// Sets the locale from the environment, and the gettext domain with the folder of its translations, if there is one.
  public static func prepare(domain: String, translations folder: FilePath?) {
    if setlocale(LC_ALL, "") == nil { setlocale(LC_ALL, "C.UTF-8") }
    // GTK would set it again, and warn of a locale that the system does not have.
    gtk_disable_setlocale()
    self.domain = domain
    if let folder { bindtextdomain(domain, folder.cString) }
    bind_textdomain_codeset(domain, "UTF-8")
  }
}
