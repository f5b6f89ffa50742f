import Controllers
import Models
import Persistence
import Views
import XCTest

/// A run of the program: a game in a window, with its statistics. The next session restores what this one has saved.
@MainActor
struct StatisticsSession {
  let game: Game
  let store: MemoryStore
  let services: GameServices
  let fixture: WindowFixture

  /// Starts the program with what `store` has saved.
  init(
    _ game: Game, store: MemoryStore = MemoryStore(),
    generator: any RandomNumberGenerator = SeededGenerator(seed: 1), words: [String] = [],
    settings: RegisteredDefaults = RegisteredDefaults()
  ) {
    var services = GameServices(makeGenerator: { generator }, saves: store)
    if let list = try? WordList(words) {
      services.hangman = HangmanServices(
        settings: { settings }, words: WordSource { $0(.init(words: list)) })
    }
    self.game = game
    self.store = store
    self.services = services
    fixture = WindowFixture(game) { [services] in services.makeController(of: $0) }
  }

  var source: StatisticsSource? { game.statistics?(services) }

  var charts: [Chart] { source?.charts() ?? [] }

  /// The values of all series of a chart.
  func values(_ chart: Int) -> [[Double]] { charts[chart].series.map(\.values) }

  /// Clicks the buttons with these names.
  func click(_ names: String...) {
    for name in names { fixture.find(name).click() }
  }

  /// Ends the program, and starts it again.
  func restarted(
    generator: any RandomNumberGenerator = SeededGenerator(seed: 1), words: [String] = []
  )
    -> StatisticsSession
  {
    WindowFixture.clear()
    return StatisticsSession(game, store: store, generator: generator, words: words)
  }
}

/// Saves games as a file does.
@MainActor
final class MemoryStore: SaveStore {
  /// The games as JSON.
  var json = "{}"
  /// The names of the values that broke a rule.
  private(set) var refusals: [String] = []

  var games: GameValues {
    get {
      let keys = Game.all.flatMap(\.saveKeys)
      return (try? GameValues(from: JSONValue(Array(json.utf8)), keys: keys)) ?? GameValues()
    }
    set {
      guard let bytes = try? JSONEncoding.bytes(of: newValue) else { return }
      json = String(decoding: bytes, as: UTF8.self)
    }
  }

  func refuse(_ key: some SaveKeyProtocol, _ reason: SaveRefusal) {
    if reason == .invalid { refusals.append(key.name) }
  }
}
