import Controllers
import Models

/// A saved game, and all states that were saved since.
@MainActor
final class SaveRecorder<State: Equatable> {
  private let state: State?
  private(set) var states: [State] = []
  /// How many saved games broke a rule.
  private(set) var refusals = 0

  init(_ state: State? = nil) { self.state = state }

  /// The save slot for a controller.
  var slot: SaveSlot<State> {
    SaveSlot(state, save: { self.states.append($0) }, invalid: { self.refusals += 1 })
  }
}
