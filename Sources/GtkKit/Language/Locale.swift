import CGtk

/// The user's language.
public enum Locale {
  /// The gettext domain of the program's texts; nil for no translations.
  static var domain: String?

  /// Sets the locale from the environment.
  ///
  /// - Parameters:
  ///   - domain: The gettext domain of the program's texts.
  ///   - folder: The folder with the translations; nil for none.
  public static func prepare(domain: String, translations folder: String?) {
    if setlocale(LC_ALL, "") == nil { setlocale(LC_ALL, "C.UTF-8") }
    // GTK would set it again, and warn of a locale that the system does not have.
    gtk_disable_setlocale()
    self.domain = domain
    if let folder { bindtextdomain(domain, folder) }
    bind_textdomain_codeset(domain, "UTF-8")
  }
}
