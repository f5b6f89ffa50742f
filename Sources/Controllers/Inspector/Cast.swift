import Models
import Views

/// Who takes part in a game: its screens, their controllers and their models, found by looking into its controller.
///
/// Reflection finds them, so that no game has a line for it: a controller that holds a screen of its own and a model
/// takes part, and so do the controllers that it holds.
struct Cast {
  /// A screen and its controller.
  struct Part {
    /// The controller, for as long as its window keeps it.
    private(set) weak var owner: ViewController?
    let screen: ScreenView
    /// The controller as one who sends and receives messages.
    let controller: Participant
    /// The screen as one who sends and receives messages.
    let view: Participant

    init(_ owner: ViewController, _ screen: ScreenView) {
      self.owner = owner
      self.screen = screen
      controller = Participant(.controller, "\(type(of: owner))")
      view = Participant(.view, "\(type(of: screen))")
    }

    /// Whether the screen is among the widgets that hold another.
    func holds(_ holders: [AnyWidget]) -> Bool { holders.contains { $0.pointer == screen.root.pointer } }
  }

  private(set) var parts: [Part] = []
  /// The models, each once, in the order in which they were found.
  private(set) var models: [AnyObject] = []
  /// All who take part, lane by lane.
  private(set) var participants: [Participant] = []

  /// The cast of a game, by the controller that its tab leads to.
  init(of controller: ViewController) {
    look(into: controller)
    participants =
      parts.map(\.view) + parts.map(\.controller) + models.map { Participant(.model, "\(type(of: $0))") }
  }

  /// The part that a controller plays; nil for one that only holds others.
  func part(of controller: AnyObject) -> Part? { parts.first { $0.owner === controller } }

  private mutating func look(into controller: ViewController) {
    guard part(of: controller) == nil else { return }
    let held = Mirror(reflecting: controller).children.map(\.value)
    let models = held.compactMap { ModelProperties.model($0) }
    if let screen = held.lazy.compactMap({ $0 as? ScreenView }).first, !models.isEmpty {
      parts.append(Part(controller, screen))
    }
    for model in models where !self.models.contains(where: { $0 === model }) { self.models.append(model) }
    for case let other as ViewController in held { look(into: other) }
  }
}
