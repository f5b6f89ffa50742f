/// All games with the Inspector beside them, as in the program: saved, and with a clock that the test controls.
@MainActor
struct TravelTable {
  let memory: GameMemory
  let clock = ManualClock()
  let services: GameServices
  let fixture: WindowFixture
  let inspector: InspectorTable

  init(
    _ game: Game, generator: @escaping () -> any RandomNumberGenerator = { SeededGenerator(seed: 7) },
    memory: GameMemory = GameMemory(),
    words list: [String] = ["BEAR", "BOAR", "DEER", "DUCK", "HARE", "WOLF", "LION", "MOTH"],
    playSound: @escaping (Sound) -> Void = { _ in }
  ) {
    self.memory = memory
    var services = GameServices(makeGenerator: generator, time: clock.time, saves: memory)
    let words = try? WordList(list)
    let settings = RegisteredDefaults()
    settings.wordLength = 4
    services.hangman = HangmanServices(
      settings: { settings }, words: WordSource { _, answer in words.map { answer(.init(words: $0)) } })
    services.playSound = playSound
    self.services = services
    fixture = WindowFixture(game, size: Size(1280, 800)) { [services] in
      services.makeController(of: $0, for: $1)
    }
    inspector = InspectorTable(of: fixture, services: services)
  }

  var bar: TimelineBar { inspector.view.timelineBar }
  var traveler: TimeTraveler? { inspector.placement?.inspector?.traveler }

  func click(_ names: String...) {
    for name in names {
      let button = AnyWidget.named(name, below: screen.root) ?? fixture.find(name)
      button.click()
      pump()
    }
  }

  var screen: any Screen { fixture.tabBar.controller(showing: fixture.tabBar.frontScreen).screen }

  /// Moves the slider, and waits for the frame in which the games and the messages follow it.
  func move(to index: Int) {
    bar.slider.move(to: index)
    pump(until: { traveler?.current == index }, "moment \(index)")
    pump()
  }

  /// Cuts the arrow of a message, or mends it.
  func cut(_ row: String) {
    inspector.select(row)
    inspector.placement?.perform(.cut)
    pump()
  }

  /// The texts of all labels of the screen in front, without the changes that fade away.
  var texts: [String] { screen.root.texts.filter { $0.wholeMatch(of: /([−+]\d+)?/) == nil } }

  /// A session with two rolls of Craps, and the texts after it.
  static func recordCraps(
    generator: @escaping () -> any RandomNumberGenerator = { SeededGenerator(seed: 7) }
  ) throws -> (session: Session, texts: [String]) {
    let table = TravelTable(.craps, generator: generator)
    defer { WindowFixture.clear() }
    table.click("rollButton", "rollButton")
    return (try XCTUnwrap(table.inspector.placement?.inspector?.session), table.texts)
  }

  var pastLabel: String? {
    AnyWidget.all(named: "pastLabel", below: fixture.window).first { $0.isMapped }.flatMap { Label($0)?.text }
  }
}
