/// Calls and values as they are written in code.
enum CodeText {
  /// A value: `"Ada"`, `.rolled(player: 0)`, `nil`.
  static func of(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    return switch mirror.displayStyle {
    case .optional: mirror.children.first.map { of($0.value) } ?? "nil"
    case .enum: "." + caseText(value, mirror)
    // An optional text would be a text, too.
    case nil where value is String || value is Character: String(reflecting: value)
    default: plain("\(value)")
    }
  }

  /// A call of a method, by its name as in `#function`: `add(50)` for `add(_:_:_:)` and one argument. A `sender` is the first one.
  static func call(_ function: StaticString, _ arguments: [Any], sender: String? = nil) -> String {
    let parts = "\(function)".split(separator: "(", maxSplits: 1)
    let labels = parts.dropFirst().joined().split(separator: ":")
    let texts = (sender.map { [$0] } ?? []) + arguments.map(of)
    let list = zip(labels, texts).map { label, text in label == "_" ? text : "\(label): \(text)" }
    return "\(parts.first ?? "")(\(list.joined(separator: ", ")))"
  }

  /// A text without the names of types that Swift writes before the cases of enumerations: ".three" for
  /// "Models.Die.three".
  static func plain(_ text: String) -> String {
    // Most values are numbers: a search in all values of a model would take longer than its action.
    text.utf8.contains(UInt8(ascii: ".")) ? text.replacing(typeName, with: ".") : text
  }

  private static let typeName = /Models\.[A-Z]\w*\./

  private static func caseText(_ value: Any, _ mirror: Mirror) -> String {
    guard let child = mirror.children.first, let name = child.label else { return "\(value)" }
    // A tuple has its own parentheses.
    if Mirror(reflecting: child.value).displayStyle == .tuple { return plain("\(name)\(child.value)") }
    return "\(name)(\(of(child.value)))"
  }
}
