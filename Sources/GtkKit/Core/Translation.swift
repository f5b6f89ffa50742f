import CGtk

/// The gettext domain of the program's texts.
public let textDomain = "parlor"

/// The text in the user's language, `{name}` replaced by the value of that name.
public func tr(_ text: String, _ values: [String: String] = [:]) -> String {
  // gettext gives back the very pointer that it got where it has no translation: it must still be valid then.
  let translated = text.withCString { String(cString: g_dgettext(textDomain, $0)) }
  return fill(translated, values)
}

/// The text in the user's language, in the form that `count` asks for; `{n}` stands for the count.
public func trn(
  _ singular: String, _ plural: String, _ count: Int, _ values: [String: String] = [:]
) -> String {
  let text = singular.withCString { singular in
    plural.withCString { plural in
      String(cString: g_dngettext(textDomain, singular, plural, gulong(count.magnitude)))
    }
  }
  return fill(fill(text, ["n": String(count)]), values)
}

/// One pass over the template: a value may itself hold braces (a player can be called "{n}").
private func fill(_ template: String, _ values: [String: String]) -> String {
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
