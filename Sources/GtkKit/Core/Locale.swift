import CGtk

/// The user's language.
public enum Locale {
  /// Takes the locale from the environment, and the translations from a folder where there is one.
  public static func prepare(translations folder: String?) {
    setlocale(LC_ALL, "")
    if let folder { bindtextdomain(textDomain, folder) }
    bind_textdomain_codeset(textDomain, "UTF-8")
    g_set_prgname("parlor")
  }
}
