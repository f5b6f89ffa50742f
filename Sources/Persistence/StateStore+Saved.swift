import Controllers

extension StateStore {
  /// How a game was left, and the place where its controller keeps it.
  package func saved<State>(_ game: WritableKeyPath<SavedState, State?>) -> Saved<State> {
    Saved(
      state[keyPath: game],
      keep: { [self] state in update { $0[keyPath: game] = state } },
      refused: { [self] error in refuse(error) { $0[keyPath: game] = nil } })
  }
}
