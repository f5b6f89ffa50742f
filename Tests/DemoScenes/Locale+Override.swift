import CGtk
import GtkKit

extension Locale {
  /// Changes the language of this program, for example to "de", for tests and screenshots. Widgets that exist keep their texts.
  ///
  /// Returns false if the system lacks the locale "en_US.UTF-8": gettext does not translate in the locale "C".
  package static func overrideLanguage(
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
