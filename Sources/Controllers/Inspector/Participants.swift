import Models
import Views

/// The participants of a game: its views, their controllers and models.
///
/// They are found by reflection: a controller that holds a view and the handle of a model takes part, and so do the
/// controllers that it holds.
struct Participants {
  /// A view and its controller.
  struct Part {
    private(set) weak var owner: ViewController?
    let screen: ScreenView
    let controller: Participant
    let view: Participant

    init(_ owner: ViewController, _ screen: ScreenView) {
      self.owner = owner
      self.screen = screen
      controller = Participant(.controller, "\(type(of: owner))")
      view = Participant(.view, "\(type(of: screen))")
    }

    /// Whether the view is among the ancestors of a widget.
    func isAmong(_ ancestors: [AnyWidget]) -> Bool {
      ancestors.contains { $0.isSame(as: screen.root) }
    }
  }

  private(set) var parts: [Part] = []
  /// The handles of all controllers.
  private(set) var handles: [any InspectedModel] = []
  /// The models, one of each class, in the order in which they were found.
  private(set) var models: [any InspectedModel] = []
  /// All participants, lane by lane.
  private(set) var all: [Participant] = []
  /// The source files of the participants. A file is named after the type that it declares.
  private(set) var sources: [Participant: Message.Source] = [:]

  /// The participants of a game, by the controller of its tab.
  init(of controller: ViewController) {
    search(controller)
    list()
  }

  /// Adds a model. It replaces the one of its class: each game of Hangman has a new model.
  mutating func add(_ model: any InspectedModel) {
    models.removeAll { $0.participant == model.participant }
    models.append(model)
    list()
  }

  /// The part of a controller; nil for one that only holds others.
  func part(of controller: ViewController) -> Part? { parts.first { $0.owner === controller } }

  private mutating func search(_ controller: ViewController) {
    guard part(of: controller) == nil else { return }
    let properties = Mirror(reflecting: controller).children.map(\.value)
    let handles = properties.compactMap { $0 as? any InspectedModel }
    self.handles += handles
    if let screen = properties.lazy.compactMap({ $0 as? ScreenView }).first, !handles.isEmpty {
      parts.append(Part(controller, screen))
    }
    for handle in handles where !models.contains(where: { $0.object === handle.object }) { add(handle) }
    for case let other as ViewController in properties { search(other) }
  }

  private mutating func list() {
    let views = parts.map { ($0.view, $0.screen as AnyObject) }
    let controllers = parts.compactMap { part in part.owner.map { (part.controller, $0 as AnyObject) } }
    let found = views + controllers + models.map { ($0.participant, $0.object) }
    all = found.map(\.0)
    for (participant, object) in found {
      // "Views.CrapsView" is declared in Views/…/CrapsView.swift.
      let path = String(reflecting: type(of: object)).replacing(".", with: "/")
      sources[participant] = Message.Source(file: path + ".swift")
    }
  }
}
