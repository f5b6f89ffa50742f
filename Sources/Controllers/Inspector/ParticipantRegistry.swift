import Models
import Views

/// The participants of all games that were opened.
final class ParticipantRegistry {
  /// A view and its controller, and their game.
  struct Entry {
    let part: Participants.Part
    let game: Game
  }

  private let controllers: () -> [Game: ViewController]
  private(set) var participants: [Game: Participants] = [:]

  /// A registry of the games whose controllers are given.
  init(of controllers: @escaping () -> [Game: ViewController]) { self.controllers = controllers }

  /// The views and controllers of all games.
  var parts: [Participants.Part] { participants.values.flatMap(\.parts) }

  /// Finds the participants of a game if it was opened.
  func update(_ game: Game) {
    if let controller = controllers()[game] { participants[game] = Participants(of: controller) }
  }

  /// Adds a model to a game. Returns whether it is new.
  func add(_ model: any InspectedModel, to game: Game) -> Bool {
    guard participants[game]?.models.contains(where: { $0.object === model.object }) == false else {
      return false
    }
    participants[game]?.add(model)
    return true
  }

  /// The source file of a participant; nil if it is not known.
  func source(of participant: Participant, in game: Game) -> Message.Source? {
    participants[game]?.sources[participant]
  }

  /// The entry of a controller; nil for one without a view of its own.
  func entry(of controller: AnyObject) -> Entry? {
    guard let controller = controller as? ViewController else { return nil }
    if let known = entry({ $0.part(of: controller) }) { return known }
    for game in Game.all where participants[game] == nil { update(game) }
    return entry { $0.part(of: controller) }
  }

  /// The entry whose view contains a widget.
  func entry(containing widget: AnyWidget) -> Entry? {
    let ancestors = Array(sequence(first: widget, next: \.parent))
    return entry { participants in participants.parts.first { $0.isAmong(ancestors) } }
  }

  private func entry(_ part: (Participants) -> Participants.Part?) -> Entry? {
    for (game, participants) in participants {
      if let found = part(participants) { return Entry(part: found, game: game) }
    }
    return nil
  }
}
