import Models
import Views

/// The views, controllers and models of all games that were opened.
///
/// They are found by reflection: a controller that holds a view and the handle of a model takes entry, and so do the
/// controllers that it holds.
final class ParticipantRegistry {
  /// A controller and the views that it holds.
  struct ControllerEntry {
    let game: Game
    private(set) weak var owner: ViewController?
    let controller: Participant
    /// The views; the first one has the outlets.
    let views: [(screen: any Screen, participant: Participant)]

    /// The view with the outlets.
    var view: Participant { views[0].participant }
  }

  private let controllers: () -> [Game: ViewController]
  private(set) var entries: [ControllerEntry] = []
  /// The handles of all controllers.
  private var handles: [Game: [any InspectedModel]] = [:]
  /// The models, one of each class, in the order in which they were found.
  private var models: [Game: [any InspectedModel]] = [:]

  /// A registry of the games whose controllers are given.
  init(of controllers: @escaping () -> [Game: ViewController]) { self.controllers = controllers }

  /// Finds the participants of all games, whose controllers may be others than before.
  func updateAll() {
    entries = []
    handles = [:]
    models = [:]
    for game in Game.all { update(game) }
  }

  /// Whether a controller of a game is showing a result in steps.
  func isShowing(_ game: Game) -> Bool { entries.contains { $0.game == game && $0.owner?.isShowing == true } }

  /// Finds the participants of a game if it was opened.
  func update(_ game: Game) {
    guard let controller = controllers()[game] else { return }
    entries.removeAll { $0.game == game }
    handles[game] = []
    models[game] = []
    controller.makeParticipants()
    search(controller, of: game)
  }

  private func search(_ controller: ViewController, of game: Game) {
    guard entry(of: controller) == nil else { return }
    let properties = Mirror(reflecting: controller).children.map(\.value)
    let found = properties.compactMap { $0 as? any InspectedModel }
    let screens = properties.compactMap { $0 as? any Screen }
    if !found.isEmpty, !screens.isEmpty {
      entries.append(
        ControllerEntry(
          game: game, owner: controller, controller: Participant(.controller, "\(type(of: controller))"),
          views: screens.map { ($0, Participant(.view, "\(type(of: $0))")) }))
    }
    handles[game, default: []] += found
    for handle in found { add(handle, to: game) }
    for case let other as ViewController in properties { search(other, of: game) }
  }

  /// Adds a model to a game, in place of another one of its class: each game of Hangman has a new model. Returns whether
  /// the model is new.
  @discardableResult
  func add(_ model: any InspectedModel, to game: Game) -> Bool {
    guard models(of: game).allSatisfy({ $0.object !== model.object }) else { return false }
    models[game, default: []].removeAll { $0.participant == model.participant }
    models[game, default: []].append(model)
    return true
  }

  /// The models of a game.
  func models(of game: Game) -> [any InspectedModel] { models[game] ?? [] }

  /// Takes the present values of a game's models as those of the last read.
  func markAsRead(_ game: Game) {
    for handle in handles[game] ?? [] { handle.markAsRead() }
  }

  /// The participants of a game, lane by lane.
  func participants(of game: Game) -> [Participant] {
    let entries = entries.filter { $0.game == game }
    return entries.flatMap { $0.views.map(\.participant) } + entries.map(\.controller)
      + models(of: game).map(\.participant)
  }

  /// The entry of a controller; nil for one without outlets and models.
  func entry(of controller: AnyObject) -> ControllerEntry? { entries.first { $0.owner === controller } }

  /// The entry of a controller. A game that was just opened is registered first: what it has shown so far is no action.
  func entry(registering controller: AnyObject) -> ControllerEntry? {
    guard controller is ViewController else { return nil }
    if let known = entry(of: controller) { return known }
    for game in Game.all where !entries.contains(where: { $0.game == game }) {
      update(game)
      markAsRead(game)
    }
    return entry(of: controller)
  }

  /// The view that contains a widget, and its entry.
  func view(
    around widget: AnyWidget
  ) -> (entry: ControllerEntry, screen: any Screen, participant: Participant)? {
    for ancestor in sequence(first: widget, next: \.parent) {
      for entry in entries {
        for view in entry.views where ancestor.isSame(as: view.screen.root) {
          return (entry, view.screen, view.participant)
        }
      }
    }
    return nil
  }
}
