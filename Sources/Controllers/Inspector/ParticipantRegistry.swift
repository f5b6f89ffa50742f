import Models
import Views

/// The views, controllers and models of the games that were opened: those of each controller, and of its children.
final class ParticipantRegistry {
  /// A controller of a game, and the views whose outlets it sets.
  struct Entry {
    let game: Game
    let controller: ViewController
    let participant: Participant
    /// The views; the first one has the outlets.
    let views: [(screen: any Screen, participant: Participant)]
  }

  private let controllers: () -> [Game: ViewController]

  /// A registry of the games whose controllers are given.
  init(of controllers: @escaping () -> [Game: ViewController]) { self.controllers = controllers }

  /// The controllers that use a model, in the order of the games.
  var entries: [Entry] { Game.all.flatMap(entries) }

  private func entries(of game: Game) -> [Entry] {
    controllers()[game].map { Self.family(of: $0) }?.filter { !$0.models.isEmpty }.map { controller in
      Entry(
        game: game, controller: controller, participant: Participant(of: controller),
        views: controller.screens.map { ($0, Participant(of: $0)) })
    } ?? []
  }

  private static func family(of controller: ViewController) -> [ViewController] {
    [controller] + controller.children.flatMap { family(of: $0) }
  }

  /// Whether a controller of a game is showing a result in steps.
  func isShowing(_ game: Game) -> Bool { entries(of: game).contains { $0.controller.isShowing } }

  /// The models of a game. Two controllers can share one.
  func models(of game: Game) -> [any InspectedModel] {
    entries(of: game).flatMap(\.controller.models).reduce(into: []) { models, model in
      if !models.contains(where: { $0.object === model.object }) { models.append(model) }
    }
  }

  /// The participants of a game, lane by lane.
  func participants(of game: Game) -> [Participant] {
    let entries = entries(of: game)
    return entries.flatMap { $0.views.map(\.participant) } + entries.map(\.participant)
      + models(of: game).map(\.participant)
  }

  /// The entry of a controller; nil for one without models.
  func entry(of controller: AnyObject) -> Entry? { entries.first { $0.controller === controller } }

  /// The view that contains a widget, and its entry.
  func view(around widget: AnyWidget) -> (entry: Entry, screen: any Screen, participant: Participant)? {
    let views = entries.flatMap { entry in entry.views.map { (entry, $0.screen, $0.participant) } }
    for ancestor in sequence(first: widget, next: \.parent) {
      if let view = views.first(where: { ancestor.isSame(as: $0.1.root) }) { return view }
    }
    return nil
  }
}
