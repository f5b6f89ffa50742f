import Controllers

extension StateStore {
  /// How the game of a screen was left, and the place where its controller saves it.
  package func saved<State>(
    _ game: WritableKeyPath<SavedState, State?>, of screen: ScreenName
  ) -> Saved<State> {
    Saved(
      state[keyPath: game],
      keep: { [self] state in update { $0[keyPath: game] = state } },
      refused: { [self] _ in refuse(screen) { $0[keyPath: game] = nil } })
  }
}
