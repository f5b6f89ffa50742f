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
    fixture = WindowFixture(
      game, size: Size(1280, 700), statistics: { [services] in $0.statistics?(services) },
      make: { [services] game, _ in services.makeController(of: game) })
  }

  var source: StatisticsSource? { game.statistics?(services) }

  var charts: [Chart] { source?.charts() ?? [] }

  func values(_ chart: Int) -> [[Double]] { charts[chart].series.map(\.values) }

  func click(_ names: String...) {
    for name in names { fixture.find(name).click() }
  }

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
  func save<Value: Savable>(_ json: String, as key: SaveKey<Value>) throws {
    games[key] = try JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }
}

/// The Statistics window above the games of a session, with services that it records.
@MainActor
final class StatisticsTable {
  let session: StatisticsSession
  private(set) var copied: [String] = []
  private(set) var copiedPixels: [[UInt8]] = []
  private(set) var saved: [(text: String, name: String)] = []
  private(set) var played: [Game] = []
  var canSave = true
  private(set) var presenter: SideWindowPresenter<StatisticsViewController>?

  init(of session: StatisticsSession) {
    self.session = session
    var services = StatisticsViewController.Services()
    services.copy = { [weak self] in self?.copied.append($0) }
    services.copyPicture = { [weak self] svg, png in
      self?.copied.append(svg)
      self?.copiedPixels.append(png)
    }
    services.save = { [weak self] text, name, saved in
      self?.saved.append((text, name))
      if self?.canSave == true { saved() }
    }
    services.play = { [weak self] in self?.played.append($0) }
    let games = session.services
    presenter = SideWindowPresenter(
      makeWindow: { Window() },
      makeController: { StatisticsViewController(gameServices: games, services: services) })
    // As the application does when the main window closes.
    session.fixture.window.onDestroyed { [weak self] in self?.presenter = nil }
    show(session.game)
  }

  func show(_ game: Game) {
    presenter?.show(game, above: session.fixture.window) {}
    pump()
  }

  var window: Window { presenter?.window ?? session.fixture.window }

  var view: StatisticsView {
    let view = presenter?.controller?.screen as? StatisticsView
    XCTAssertNotNil(view, "the window is closed")
    return view ?? StatisticsView(tabs: [])
  }

  /// The names of the controls below the tabs of the games that the user can see; of the forms, the first one.
  var shownControls: [String] {
    ["chartChoice", "chartTab", "playGameButton", "moreButton", "clearButton"]
      .filter { AnyWidget.named($0, below: window)?.isMapped == true }
  }

  /// What the sign says that is shown instead of a chart.
  var signText: String? {
    AnyWidget.all(styled: "alert-message", below: AnyWidget(window)).first.flatMap { Label($0)?.text }
  }

  func click(_ name: String, file: StaticString = #filePath, line: UInt = #line) {
    // Controls that cannot be used are not shown.
    window.waitForFrames(2)
    let found = AnyWidget.named(name, below: window)
    XCTAssertNotNil(found, "no widget is named \(name)", file: file, line: line)
    found?.click()
    pump()
  }
}
