/// Values as code writes them.
enum CodeText {
  /// A case of an enumeration with its values, or any other value as it describes itself.
  static func of(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else { return plain("\(value)") }
    guard let child = mirror.children.first, let name = child.label else { return "\(value)" }
    switch Mirror(reflecting: child.value).displayStyle {
    case .tuple: return plain("\(name)\(child.value)")
    case .enum: return "\(name)(.\(of(child.value)))"
    default: return "\(name)(\(of(child.value)))"
    }
  }

  /// A text without the types that Swift names with cases of enumerations: ".three" for "Models.Die.three".
  static func plain(_ text: String) -> String {
    text.replacing(/Models\.[A-Z]\w*\./, with: ".")
  }
}
