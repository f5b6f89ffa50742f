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

/// The translation of a text into the user's language. Each `{name}` is replaced by the value of that name.
///
/// ``Locale/prepare(domain:translations:)`` sets the gettext domain.
public func tr(_ text: String, _ values: [String: String] = [:]) -> String {
  replacePlaceholders(of: translation(of: text), by: values)
}

/// The translation of a text that is known only when the program runs.
public func translation(of text: String) -> String {
  // Without a translation, gettext returns the pointer that it was given, which must still be valid.
  text.withCString { String(cString: g_dgettext(Locale.domain, $0)) }
}

/// The translation of a text that means something else in another place. Translators see the `context`, such as "number".
public func trc(_ context: String, _ text: String) -> String {
  context.withCString { context in
    text.withCString { String(cString: g_dpgettext2(Locale.domain, context, $0)) }
  }
}

/// The translation of a text in the plural form for `count`. `{n}` is replaced by the count.
public func trn(
  _ singular: String, _ plural: String, _ count: Int, _ values: [String: String] = [:]
) -> String {
  let text = singular.withCString { singular in
    plural.withCString { plural in
      String(cString: g_dngettext(Locale.domain, singular, plural, gulong(count.magnitude)))
    }
  }
  // The count first: a value may itself contain braces.
  return replacePlaceholders(of: replacePlaceholders(of: text, by: ["n": String(count)]), by: values)
}

/// Replaces placeholders in one pass: a value may itself contain braces (a player can be called "{n}").
private func replacePlaceholders(of template: String, by values: [String: String]) -> String {
  guard !values.isEmpty else { return template }
  var result = ""
  var rest = template[...]
  while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
    result += rest[..<open]
    let name = rest[rest.index(after: open)..<close]
    result += values[String(name)] ?? String(rest[open...close])
    rest = rest[rest.index(after: close)...]
  }
  return result + rest
}
