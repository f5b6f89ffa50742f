/// The reason why a saved state cannot be restored: it breaks a rule of its game.
///
/// `init(state:…)` of every model throws this error for any invalid state; none of them traps.
public struct StateError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A sentence that describes the problem, suitable for display.
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  /// Throws unless `condition` is true. `reason` is evaluated only then.
  static func require(_ condition: Bool, _ reason: @autoclosure () -> String) throws(StateError) {
    guard condition else { throw StateError(reason()) }
  }
}
