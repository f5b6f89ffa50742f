/// Why a saved state cannot be restored: it breaks a rule of its game.
///
/// Every model's `init(state:…)` throws this one type, whatever the state holds; none of them traps.
public struct StateError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was wrong with what, as a sentence fit to show.
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  /// Throws unless `condition` holds; `reason` is built only when it does not.
  static func require(_ condition: Bool, _ reason: @autoclosure () -> String) throws(StateError) {
    guard condition else { throw StateError(reason()) }
  }
}
