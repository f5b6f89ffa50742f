/// A run of the program: a game in a window, with its statistics. The next session restores what this one has saved.
@MainActor
struct StatisticsSession {
  let game: Game
  let store: GameMemory
  let services: GameServices
  let fixture: WindowFixture

  /// Starts the program with what `store` has saved.
  init(
    _ game: Game, store: GameMemory = GameMemory(),
    generator: any RandomNumberGenerator = SeededGenerator(seed: 1), words: [String] = [],
    settings: RegisteredDefaults = RegisteredDefaults()
  ) {
    var services = GameServices(makeGenerator: { generator }, saves: store)
    if let list = try? WordList(words) {
      services.hangman = HangmanServices(
        settings: { settings }, words: WordSource { $1(.init(words: list)) })
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

@MainActor
extension GameMemory {
  /// Saves a value that a file has as JSON.
  func save<Value>(_ json: String, as key: SaveKey<Value>) throws {
    games[key] = try JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }
}
