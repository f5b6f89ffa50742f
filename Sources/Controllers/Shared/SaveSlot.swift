import Models

/// A game that outlives the program: how it was left, and where a controller keeps what becomes of it.
package struct SaveSlot<State> {
  /// How the game was left; nil where there is none to go on with.
  private let state: State?
  private let onSave: (State) -> Void
  private let onInvalid: (StateError) -> Void

  /// A game as it was left; `save` is called with what becomes of it, `invalid` where it breaks a rule.
  package init(
    _ state: State?, save: @escaping (State) -> Void, invalid: @escaping (StateError) -> Void
  ) {
    self.state = state
    onSave = save
    onInvalid = invalid
  }

  /// A game that is played from the start, and ends with the program.
  package static var discarding: SaveSlot { SaveSlot(nil, save: { _ in }, invalid: { _ in }) }

  /// Keeps the game as it stands.
  func save(_ state: State) { onSave(state) }

  /// Takes the game up; nil where there is none, or where it breaks a rule.
  func restore<Model>(_ makeModel: (State) throws(StateError) -> Model) -> Model? {
    guard let state else { return nil }
    do {
      return try makeModel(state)
    } catch {
      onInvalid(error)
      return nil
    }
  }
}
