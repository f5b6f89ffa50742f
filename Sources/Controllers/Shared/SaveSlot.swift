import Models

/// The place where a controller saves a game, and where it finds the game of the last session.
package final class SaveSlot<State: Equatable> {
  /// The state that was restored or saved last; nil if there is none.
  private var state: State?
  private let onSave: (State) -> Void
  private let onInvalid: (StateError) -> Void

  /// A slot with the state of the last session. `save` is called with each new state, `invalid` if the state of the
  /// last session breaks a rule.
  package init(
    _ state: State?, save: @escaping (State) -> Void, invalid: @escaping (StateError) -> Void
  ) {
    self.state = state
    onSave = save
    onInvalid = invalid
  }

  /// A slot for a game that is not saved.
  package static var discarding: SaveSlot { SaveSlot(nil, save: { _ in }, invalid: { _ in }) }

  /// Saves a state if it differs from the last one.
  func save(_ new: State) {
    guard new != state else { return }
    state = new
    onSave(new)
  }

  /// Makes a model with the state of the last session; nil if there is none, or if it breaks a rule.
  func restore<Model>(_ makeModel: (State) throws(StateError) -> Model) -> Model? {
    guard let state else { return nil }
    do {
      return try makeModel(state)
    } catch {
      self.state = nil
      onInvalid(error)
      return nil
    }
  }
}
