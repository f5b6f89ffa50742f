/// A controller of Craps with a screen of its own.
@MainActor
func crapsController(
  _ generator: any RandomNumberGenerator = SeededGenerator(seed: 1), time: TimeSource = .system
) -> CrapsViewController {
  CrapsViewController(
    view: CrapsView(points: CrapsRoll.points, anteStep: CrapsModel.anteStep),
    model: CrapsModel(generator: generator), time: time)
}

/// A controller of Pig with a screen of its own.
@MainActor
func pigController(_ generator: any RandomNumberGenerator = SeededGenerator(seed: 1)) -> PigViewController {
  PigViewController(
    view: PigView(strategies: PigViewController.strategyTitles), model: .withNames(generator: generator))
}

extension WindowFixture {
  /// A game as the program makes it, on a screen that the test has, with its saved games.
  convenience init(
    _ game: Game, on screen: any Screen, savedIn memory: GameMemory,
    generator: any RandomNumberGenerator = SeededGenerator(seed: 1), time: TimeSource = .system,
    settings: RegisteredDefaults = RegisteredDefaults(), words: WordSource = WordSource { _, _ in }
  ) {
    var services = GameServices(makeGenerator: { generator }, time: time, saves: memory)
    services.pigSolution = PigSolutionSource { $0(.standard) }
    services.hangman = HangmanServices(settings: { settings }, words: words)
    self.init(game) { [services] in services.makeController(of: $0, for: $0 == game ? screen : nil) }
  }
}
