import Controllers
import Foundation
import Models
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
  /// The values as JSON, by the names of their keys.
  var values: [String: Data] = [:]
  /// The names of the values that broke a rule.
  private(set) var refusals: [String] = []
  var games = GameValues()

  func saveSlot<Value, Part: Equatable>(
    _ key: SaveKey<Value>, at part: WritableKeyPath<Value?, Part?>
  ) -> SaveSlot<Part> {
    func value() -> Value? {
      values[key.name].flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
    }
    return SaveSlot(
      value()[keyPath: part],
      save: { new in
        var saved = value()
        saved[keyPath: part] = new
        self.values[key.name] = try? JSONEncoder().encode(saved)
      },
      invalid: { self.refusals.append(key.name) })
  }
}
