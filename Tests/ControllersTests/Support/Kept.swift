import Controllers
import Models

/// A game as it was left, and all that was kept of it since.
@MainActor
final class Kept<State: Equatable> {
  private let state: State?
  private(set) var states: [State] = []
  private(set) var refusals: [StateError] = []

  init(_ state: State? = nil) { self.state = state }

  /// What a controller takes up and keeps.
  var saved: Saved<State> {
    Saved(state, keep: { self.states.append($0) }, refused: { self.refusals.append($0) })
  }
}
