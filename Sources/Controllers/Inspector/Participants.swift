import Models
import Views

/// Who takes part in a game: its screens, their controllers and their models, found by looking into its controller.
///
/// Reflection finds them, so that no game has a line for it: a controller that holds a screen of its own and a model
/// takes part, and so do the controllers that it holds.
struct Participants {
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
  /// The models, one of a class, in the order in which they were found.
  private(set) var models: [AnyObject] = []
  /// All who take part, lane by lane.
  private(set) var participants: [Participant] = []
  /// Where those who take part are declared: one type a file, named as the type.
  private(set) var sources: [Participant: Message.Source] = [:]

  /// The cast of a game, by the controller that its tab leads to.
  init(of controller: ViewController) {
    look(into: controller)
    list()
  }

  /// Takes a model in, in place of one of its class: each game of Hangman makes another.
  mutating func meet(_ model: AnyObject) {
    if models.contains(where: { $0 === model }) { return }
    models.removeAll { type(of: $0) == type(of: model) }
    models.append(model)
    list()
  }

  private mutating func list() {
    let views = parts.map { ($0.view, $0.screen as AnyObject) }
    let controllers = parts.compactMap { part in part.owner.map { (part.controller, $0 as AnyObject) } }
    let all = views + controllers + models.map { (Participant(model: $0), $0) }
    participants = all.map(\.0)
    for (participant, object) in all {
      // "Views.CrapsView" is declared in Views/…/CrapsView.swift.
      let path = String(reflecting: type(of: object)).replacing(".", with: "/")
      sources[participant] = Message.Source(file: path + ".swift")
    }
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
    for model in models { meet(model) }
    for case let other as ViewController in held { look(into: other) }
  }
}
