import Models

/// A game that outlives the program: how it was left, and where a controller keeps what becomes of it.
package struct Saved<State> {
  /// How the game was left; nil where there is none to go on with.
  private let state: State?
  private let onKeep: (State) -> Void
  private let onRefused: (StateError) -> Void

  /// A game as it was left; `keep` is called with what becomes of it, `refused` where it breaks a rule.
  package init(
    _ state: State?, keep: @escaping (State) -> Void, refused: @escaping (StateError) -> Void
  ) {
    self.state = state
    onKeep = keep
    onRefused = refused
  }

  /// A game that is played from the start, and ends with the program.
  package static var nothing: Saved { Saved(nil, keep: { _ in }, refused: { _ in }) }

  /// Keeps the game as it stands.
  func keep(_ state: State) { onKeep(state) }

  /// Takes the game up; nil where there is none, or where it breaks a rule.
  func restore<Model>(_ makeModel: (State) throws(StateError) -> Model) -> Model? {
    guard let state else { return nil }
    do {
      return try makeModel(state)
    } catch {
      onRefused(error)
      return nil
    }
  }
}
