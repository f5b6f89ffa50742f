import CGtk

extension Locale {
  /// Has the texts of this program that are made from now on be in another language, once GTK was prepared: for tests and
  /// pictures.
  ///
  /// Its translations are in a folder. False where the system has no locale to translate in; `scripts/headless` has one.
  public static func rehearse(_ language: String, translations folder: String) -> Bool {
    setenv("LANGUAGE", language, 1)
    bindtextdomain(textDomain, folder)
    // gettext goes on with what it found before until the locale changes.
    setlocale(LC_MESSAGES, "C")
    return setlocale(LC_MESSAGES, "en_US.UTF-8") != nil
  }
}
