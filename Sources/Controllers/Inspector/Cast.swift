import Models
import Views

/// Who takes part in a game: its screens, their controllers and their models, found by looking into its controller.
///
/// Reflection finds them, so that no game has a line for it: a controller that holds a screen of its own and a model
/// takes part, and so do the controllers that it holds.
struct Cast {
  /// A screen and its controller.
  struct Part {
    let controller: ViewController
    let screen: ScreenView

    var controllerParticipant: Participant { Participant(.controller, "\(type(of: controller))") }
    var viewParticipant: Participant { Participant(.view, "\(type(of: screen))") }
  }

  private(set) var parts: [Part] = []
  /// The models, each once, in the order in which they were found.
  private(set) var models: [AnyObject] = []

  /// The cast of a game, by the controller that its tab leads to.
  init(of controller: ViewController) { look(into: controller) }

  /// The lifelines of the game, lane by lane.
  var participants: [Participant] {
    parts.map(\.viewParticipant) + parts.map(\.controllerParticipant)
      + models.map { Participant(.model, "\(type(of: $0))") }
  }

  /// The screen's part that a controller plays; nil for one that only holds others.
  func part(of controller: AnyObject) -> Part? { parts.first { $0.controller === controller } }

  private mutating func look(into controller: ViewController) {
    guard part(of: controller) == nil else { return }
    let held = Mirror(reflecting: controller).children.map(\.value)
    let models = held.compactMap { ModelProperties.model($0) }
    if let screen = held.lazy.compactMap({ $0 as? ScreenView }).first, !models.isEmpty {
      parts.append(Part(controller: controller, screen: screen))
    }
    for model in models where !self.models.contains(where: { $0 === model }) { self.models.append(model) }
    for case let other as ViewController in held { look(into: other) }
  }
}
