@testable import Controllers

/// All games as in the program, but with spies of their models, outlets, announcements and saved values.
@MainActor
final class SpyTable {
  /// How the games are played: with a closed Inspector, or with one that shows messages at once or holds them back.
  enum Pace: CaseIterable { case closed, live, paused, slow }

  let clock = ManualClock()
  let store = SpiedStore()
  let fixture: WindowFixture
  let log: SpyLog
  let inspector: InspectorTable?
  /// Clears the statistics of the game in front.
  private(set) var clearStatistics: () -> Void = {}

  /// Opens a game. Its models have spies if `isSpied` is true.
  init(
    _ game: Game, generator: @escaping () -> any RandomNumberGenerator, hasInspector: Bool,
    isSpied: Bool = false, notesReads: Bool = false
  ) {
    Desktop.setAllowsMotion(true)
    Announcer.usesDescriptions = false
    var services = GameServices(makeGenerator: generator, time: clock.time, saves: store)
    let settings = isSpied ? SpiedDefaults() : RegisteredDefaults()
    settings.wordLength = 4
    let words = try? WordList(["BEAR", "BOAR", "DEER", "DUCK", "HARE", "WOLF", "LION", "MOTH"])
    services.hangman = HangmanServices(
      settings: { settings }, words: WordSource { _, answer in words.map { answer(.init(words: $0)) } })
    services.solvePig = { $0(.standard) }
    fixture = WindowFixture(game, size: Size(760, 700)) { [services] game, screen in
      services.makeController(of: isSpied ? game.spied : game, for: screen)
    }
    log = SpyLog(of: fixture, notesReads: notesReads)
    inspector = hasInspector ? InspectorTable(of: fixture, services: services) : nil
    clearStatistics = { [services, fixture] in fixture.tabBar.front.statistics?(services).clear() }
  }

  private var front: any Screen { fixture.tabBar.controller(showing: fixture.tabBar.frontScreen).screen }
  var craps: CrapsView? { front as? CrapsView }
  var pig: PigView? { front as? PigView }
  var bank: BankView? { front as? BankView }
  var flip: HangmanFlipView? { front as? HangmanFlipView }

  private func find(_ name: String) -> AnyWidget {
    AnyWidget.named(name, below: front.root) ?? fixture.find(name)
  }

  func click(_ name: String) {
    find(name).click()
    settle()
  }

  func clickIfMapped(_ name: String) {
    if let button = AnyWidget.named(name, below: front.root), button.isMapped { button.click() }
  }

  /// An action that leaves little behind.
  func play(_ game: Game) {
    switch game {
    case .craps: click("antePlus5Button")
    case .pig: click("rollButton")
    case .ticTacToe: click("betButton")
    default: click("keyL")
    }
  }

  func press(_ key: Key) {
    fixture.tabBar.keyPressed(key)
    settle()
  }

  private var view: InspectorView? { inspector?.placement?.inspector?.screen as? InspectorView }

  func set(_ pace: Pace) {
    guard let view else { return }
    if view.pauseButton.isActive != (pace == .paused) { inspector?.press(view.pauseButton) }
    if view.slowButton.isActive != (pace == .slow) { inspector?.press(view.slowButton) }
  }

  /// Shows all messages that wait, and runs what the games have scheduled, until nothing is left.
  func settle() {
    repeat {
      pumpUntilIdle()
      pump()
      while let view, view.skipButton.isSensitive {
        if view.pauseButton.isActive { view.skipButton.click() } else { inspector?.clock.step() }
        pump()
      }
      front.root.finishAnimations()
    } while clock.step()
    pump()
  }

  var messages: [Message] {
    guard let log = inspector?.placement?.inspector?.log else { return [] }
    return (0..<log.end).compactMap(log.message)
  }

  /// What is saved and shown, as lines.
  var finalState: [String] {
    [store.text] + log.outlets.map { "\($0) \($1)" }.sorted()
  }

  func travel() {
    guard let bar = view?.timelineBar, bar.earlierButton.isSensitive else { return }
    bar.earlierButton.click()
    pump(until: { fixture.tabBar.showsPast }, "the past")
    fixture.find("backToNowButton").click()
    pump(until: { !fixture.tabBar.showsPast }, "the present")
    settle()
  }
}

@MainActor
extension Game {
  /// The game with spied models, which are connected as in the program.
  fileprivate var spied: Game {
    var game = self
    switch self {
    case .craps: game.makeController = makeCraps
    case .pig: game.makeController = makePig
    case .ticTacToe: game.makeController = makeTicTacToe
    default: game.makeController = makeHangman
    }
    return game
  }
}

@MainActor
private func makeCraps(_ services: GameServices, _ screen: (any Screen)?) -> ViewController {
  let generator = services.makeGenerator()
  let model =
    services.restore(.craps) { try SpiedCraps(state: $0, generator: generator) }
    ?? SpiedCraps(generator: generator)
  let balances: StatisticsModel<CrapsStatistics> = services.statistics(.crapsStatistics)
  model.onStateChange = { services.save($0, as: .craps) }
  model.onRoll = { state in balances.record { $0.record(state) } }
  let view = screen as? CrapsView ?? CrapsView(points: CrapsRoll.points, anteStep: CrapsModel.anteStep)
  return CrapsViewController(view: view, model: model, balances: balances, time: services.time)
}

@MainActor
private func makePig(_ services: GameServices, _ screen: (any Screen)?) -> ViewController {
  let generator = services.makeGenerator()
  let model =
    services.restore(.pig) { try SpiedPig(state: $0, generator: generator) } ?? SpiedPig(generator: generator)
  let statistics: StatisticsModel<PigStatistics> = services.statistics(.pigStatistics)
  model.onStateChange = { services.save($0, as: .pig) }
  model.onWin = { state in statistics.record { $0.record(state) } }
  let pig = PigViewController(
    view: screen as? PigView ?? PigView(strategies: PigViewController.strategyTitles),
    model: model, solution: services.solvePig, time: services.time)
  pig.onOptionsChange = { services.save($0, as: .pigOptions) }
  return pig
}

@MainActor
private func makeTicTacToe(_ services: GameServices, _ screen: (any Screen)?) -> ViewController {
  let generator = services.makeGenerator()
  let bank = services.restore(.bank) { try SpiedBank(state: $0) } ?? SpiedBank()
  let statistics: StatisticsModel<BankStatistics> = services.statistics(.bankStatistics)
  bank.onStateChange = { services.save($0, as: .bank) }
  bank.onSpin = { state in statistics.record { $0.record(state) } }
  let model =
    services.restore(.ticTacToe) { try SpiedTicTacToe(state: $0, bank: bank, generator: generator) }
    ?? SpiedTicTacToe(bank: bank, generator: generator)
  model.onStateChange = { services.save($0, as: .ticTacToe) }
  bank.onReset = { [weak model] in model?.reset() }
  return TicTacToeTabBarController(
    tabs: screen as? TicTacToeTabsView ?? TicTacToeTabsView(), model: model,
    statistics: statistics, time: services.time)
}

@MainActor
private func makeHangman(_ services: GameServices, _ screen: (any Screen)?) -> ViewController {
  HangmanViewController(
    flip: screen as? HangmanFlipView ?? HangmanFlipView(back: FlipsideView(temperaments: Temperament.names)),
    hangman: services.hangman, games: HangmanGames(services, of: SpiedHangman.self), time: services.time)
}
