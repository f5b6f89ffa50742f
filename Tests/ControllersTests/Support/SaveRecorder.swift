import Controllers
import Models

/// A game as it was left, and all that was kept of it since.
@MainActor
final class SaveRecorder<State: Equatable> {
  private let state: State?
  private(set) var states: [State] = []
  private(set) var refusals: [StateError] = []

  init(_ state: State? = nil) { self.state = state }

  /// What a controller takes up and keeps.
  var slot: SaveSlot<State> {
    SaveSlot(state, save: { self.states.append($0) }, invalid: { self.refusals.append($0) })
  }
}
