/// A saved state breaks a rule of its game: `init(state:…)` of every model throws this, and none of them traps.
public struct StateError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Names the place of the rule in the source code.
  public let description: String

  init(_ file: String = #fileID, _ line: Int = #line) {
    description = "A saved state breaks the rule at \(file):\(line)."
  }

  /// Throws unless `condition` is true.
  static func require(_ condition: Bool, _ file: String = #fileID, _ line: Int = #line) throws(StateError) {
    guard condition else { throw StateError(file, line) }
  }
}
