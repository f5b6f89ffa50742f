import CGtk

/// The user's language.
public enum Locale {
  /// Takes the locale from the environment, and the translations from a folder where there is one.
  public static func prepare(translations folder: String?) {
    if setlocale(LC_ALL, "") == nil { setlocale(LC_ALL, "C.UTF-8") }
    gtk_disable_setlocale()  // GTK would set it again, and warn of a locale that the system does not have
    if let folder { bindtextdomain(textDomain, folder) }
    bind_textdomain_codeset(textDomain, "UTF-8")
    g_set_prgname("parlor")
  }
}
