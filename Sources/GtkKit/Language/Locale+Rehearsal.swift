import CGtk

extension Locale {
  /// Changes the language of this program, for tests and screenshots. Widgets that exist keep their texts.
  ///
  /// - Parameters:
  ///   - language: The language, for example "de".
  ///   - domain: The gettext domain of the program's texts.
  ///   - folder: The folder with the translations.
  /// - Returns: False if the system lacks the locale "en_US.UTF-8": gettext does not translate in the locale "C".
  public static func rehearse(_ language: String, domain: String, translations folder: String) -> Bool {
    setenv("LANGUAGE", language, 1)
    self.domain = domain
    bindtextdomain(domain, folder)
    // gettext caches its results until the locale changes.
    setlocale(LC_MESSAGES, "C")
    return setlocale(LC_MESSAGES, "en_US.UTF-8") != nil
  }
}
