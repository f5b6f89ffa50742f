import Models
import Views

/// The casts of all games that have been opened: who belongs to which screen of which game.
final class ParticipantRegistry {
  /// A screen with its controller, and the game that they belong to.
  struct Entry {
    let part: Participants.Part
    let game: Game
  }

  private let games: () -> [Game: ViewController]
  private(set) var casts: [Game: Participants] = [:]
  /// Called when a game's cast was looked at.
  private let onLook: (_ cast: Participants, _ game: Game) -> Void

  /// A book of the games whose controllers `games` tells; it has looked at none yet.
  init(
    of games: @escaping () -> [Game: ViewController],
    onLook: @escaping (_ cast: Participants, _ game: Game) -> Void
  ) {
    self.games = games
    self.onLook = onLook
  }

  /// All parts, of whatever game.
  var parts: [Participants.Part] { casts.values.flatMap(\.parts) }

  /// Gets to know who takes part in a game, where it has been opened.
  func look(at game: Game) {
    guard let controller = games()[game] else { return }
    let cast = Participants(of: controller)
    casts[game] = cast
    onLook(cast, game)
  }

  /// Takes a model into the cast of a game.
  func meet(_ model: AnyObject, in game: Game) { casts[game]?.meet(model) }

  /// Where the type of one who takes part in a game is declared; nil where that is not known.
  func source(of participant: Participant, in game: Game) -> Message.Source? {
    casts[game]?.sources[participant]
  }

  /// The part that a controller plays; nil for one without a screen of its own.
  func entry(of controller: AnyObject) -> Entry? {
    if let known = first({ $0.part(of: controller) }) { return known }
    guard controller is ViewController else { return nil }
    // It may have come up since.
    for game in Game.all where casts[game] == nil { look(at: game) }
    return first { $0.part(of: controller) }
  }

  /// The part whose screen holds a widget.
  func entry(holding widget: AnyWidget) -> Entry? {
    let holders = Array(sequence(first: widget, next: \.parent))
    return first { cast in cast.parts.first { $0.holds(holders) } }
  }

  private func first(_ part: (Participants) -> Participants.Part?) -> Entry? {
    for (game, cast) in casts {
      if let found = part(cast) { return Entry(part: found, game: game) }
    }
    return nil
  }
}
