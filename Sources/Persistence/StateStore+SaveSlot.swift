import Controllers

extension StateStore {
  /// How the game of a screen was left, and the place where its controller saves it.
  package func saveSlot<State>(
    _ game: WritableKeyPath<SavedState, State?>, of screen: ScreenName
  ) -> SaveSlot<State> {
    SaveSlot(
      state[keyPath: game],
      save: { [self] state in update { $0[keyPath: game] = state } },
      invalid: { [self] _ in refuse(screen) { $0[keyPath: game] = nil } })
  }
}
