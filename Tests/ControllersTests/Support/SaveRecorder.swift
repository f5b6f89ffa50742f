import Controllers
import Models

/// A saved game, and all states that were saved since.
@MainActor
final class SaveRecorder<State: Equatable> {
  private let state: State?
  private(set) var states: [State] = []
  private(set) var refusals: [StateError] = []

  init(_ state: State? = nil) { self.state = state }

  /// The save slot for a controller.
  var slot: SaveSlot<State> {
    SaveSlot(state, save: { self.states.append($0) }, invalid: { self.refusals.append($0) })
  }
}
