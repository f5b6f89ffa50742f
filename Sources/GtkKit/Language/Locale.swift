import CGtk

/// The user's language.
public enum Locale {
  /// The gettext domain of the program's texts; nil before ``prepare(domain:translations:)``.
  static var domain: String?

  /// Sets the locale from the environment, and the gettext domain with the folder of its translations, if there is one.
  public static func prepare(domain: String, translations folder: FilePath?) {
    if setlocale(LC_ALL, "") == nil { setlocale(LC_ALL, "C.UTF-8") }
    // GTK would set it again, and warn of a locale that the system does not have.
    gtk_disable_setlocale()
    self.domain = domain
    if let folder { bindtextdomain(domain, folder.cString) }
    bind_textdomain_codeset(domain, "UTF-8")
  }

  /// Changes the language of this program, for example to "de", for tests and screenshots. Widgets that exist keep their texts.
  ///
  /// Returns false if the system lacks the locale "en_US.UTF-8": gettext does not translate in the locale "C".
  public static func overrideLanguage(
    _ language: String, domain: String, translations folder: FilePath
  ) -> Bool {
    setenv("LANGUAGE", language, 1)
    self.domain = domain
    bindtextdomain(domain, folder.cString)
    // gettext caches its results until the locale changes.
    setlocale(LC_MESSAGES, "C")
    return setlocale(LC_MESSAGES, "en_US.UTF-8") != nil
  }
}
