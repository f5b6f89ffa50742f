/// Writes elements of an SVG file.
enum SVG {
  /// An element with its attributes in the order given, around a text or other elements.
  static func element(
    _ name: String, _ attributes: KeyValuePairs<String, any CustomStringConvertible>, _ content: String = ""
  ) -> String {
    let start = attributes.reduce("<" + name) { $0 + " \($1.key)=\"\(escaped($1.value.description))\"" }
    return content.isEmpty ? start + "/>" : start + ">\(content)</\(name)>"
  }

  /// A text of one line without the signs that mean something in XML.
  static func escaped(_ text: String) -> String {
    text.onOneLine.unicodeScalars.map { sign in
      switch sign {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: String(sign)
      }
    }.joined()
  }
}
