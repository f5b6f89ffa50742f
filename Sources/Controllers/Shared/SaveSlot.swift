/// The place where a game is saved. It has the game of the last session.
///
/// A controller saves each new state of its model here at once. The store writes it to the disk later.
package final class SaveSlot<State: Equatable> {
  /// The state that was restored or saved last; nil if there is none.
  private var state: State?
  private let onSave: (State) -> Void
  private let onInvalid: () -> Void
  /// Called after a state was saved in place of another one.
  var onSaved: () -> Void = {}

  /// A slot with the state of the last session. `save` is called with each new state, `invalid` if the state of the
  /// last session breaks a rule.
  package init(_ state: State?, save: @escaping (State) -> Void, invalid: @escaping () -> Void) {
    self.state = state
    onSave = save
    onInvalid = invalid
  }

  /// A slot for a game that is not saved.
  package static var discarding: SaveSlot { SaveSlot(nil, save: { _ in }, invalid: {}) }

  /// Saves a state if it differs from the last one.
  func save(_ new: State) {
    guard new != state else { return }
    let isFirst = state == nil
    state = new
    onSave(new)
    // Hangman saves a game when it begins, before anybody has played it.
    if !isFirst { onSaved() }
  }

  /// Makes a model with the state of the last session; nil if there is none, or if it breaks a rule.
  func restore<Model>(_ makeModel: (State) throws -> Model) -> Model? {
    guard let state else { return nil }
    if let model = try? makeModel(state) { return model }
    self.state = nil
    onInvalid()
    return nil
  }
}
