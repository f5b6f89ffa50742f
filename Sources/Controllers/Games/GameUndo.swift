import Views

/// What can be undone: a new game, and playing on from the past.
///
/// The states of games are values. Those from before are kept until the next move of a player in one of the games.
package final class GameUndo {
  /// The states of all games, and those of their random numbers.
  struct Memory {
    let games: GameValues
    let chance: [String: [UInt64]]
    let days: [String: Chance.Day]
  }

  private struct Offer {
    /// What has been done: "New game".
    let title: String
    let games: Set<Game>
    let before: Memory
    /// The time for which it is shown; nil afterwards.
    var shown: Token?
  }

  private let saves: (any SaveStore)?
  private let chance: Chance
  private let time: TimeSource
  private var offers: [Offer] = []
  private var isKeeping = false
  /// Called when there is something else to undo, or to show.
  var onChange: () -> Void = {}
  /// Makes the controllers of games that have got another state.
  var remake: (_ games: Set<Game>) -> Void = { _ in }

  /// The time for which a notice is shown, in milliseconds.
  package static let noticeTime = 8000

  /// Without a place where games are saved, nothing can be undone.
  init(of saves: (any SaveStore)?, _ chance: Chance, time: TimeSource) {
    self.saves = saves
    self.chance = chance
    self.time = time
  }

  var memory: Memory {
    Memory(games: saves?.games ?? GameValues(), chance: chance.states, days: chance.days)
  }

  /// The game of a day that was begun last.
  func day(of game: Game) -> Chance.Day? { chance.days[game.name] }

  package func canUndo(_ game: Game) -> Bool { offer(for: game) != nil }

  /// What has been done in a game and can be undone, as long as it is shown.
  func notice(of game: Game) -> String? { offer(for: game).flatMap { $0.shown == nil ? nil : $0.title } }

  private func offer(for game: Game) -> Offer? { offers.last { $0.games.contains(game) } }

  /// Starts a new game by `start`. If another one is underway, this can be undone. If not, what could be undone before
  /// still can: to start a new game twice loses nothing. `noting` notes the result of a game of a day.
  func starting(isUnderway: Bool, noting: () -> Void, _ start: () -> Void) {
    let before = memory
    noting()
    keeping(start)
    if isUnderway { offer(tr("New game"), before) }
  }

  /// Starts a game with the random numbers of a date, by `start`. This can be undone.
  func starting(_ game: Game, on date: String, _ start: () -> Void) {
    guard saves != nil else { return }
    let before = memory
    keeping {
      chance.begin(game, on: date)
      remake([game])
      start()
    }
    offer(tr("Today’s game"), before)
  }

  /// Changes a game by something that is no move of a player, such as a move of the computer. What could be undone before
  /// still can.
  func keeping(_ change: () -> Void) {
    let outer = isKeeping
    isKeeping = true
    defer { isKeeping = outer }
    change()
  }

  /// Offers to undo what has changed games since then.
  func offer(_ title: String, _ before: Memory) {
    let now = memory.games
    let games = Set(
      Game.all.filter { game in
        game.saveKeys.contains { $0.kind == .game && !now.hasSame($0, as: before.games) }
      })
    guard saves != nil, !games.isEmpty else { return }
    let shown = time.after(Self.noticeTime) { [weak self] in
      guard let self else { return }
      for index in offers.indices where offers[index].games == games { offers[index].shown = nil }
      onChange()
    }
    offers.removeAll { !$0.games.isDisjoint(with: games) }
    offers.append(Offer(title: title, games: games, before: before, shown: shown))
    onChange()
  }

  /// Forgets how a game was before: it has been changed, which was a move of a player.
  func changed(_ game: Game) {
    if !isKeeping { forget(game) }
  }

  private func forget(_ game: Game) {
    guard canUndo(game) else { return }
    offers.removeAll { $0.games.contains(game) }
    onChange()
  }

  /// Undoes the last change of a game, and of the games that were changed together with it.
  func undo(_ game: Game) {
    guard let offer = offer(for: game), let saves else { return }
    var games = saves.games
    for key in offer.games.flatMap(\.saveKeys) where key.kind == .game {
      games.take(key, from: offer.before.games)
    }
    saves.games = games
    for game in offer.games {
      chance.begin(game, with: offer.before.chance[game.name])
      chance.days[game.name] = offer.before.days[game.name]
    }
    forget(game)
    remake(offer.games)
  }
}
