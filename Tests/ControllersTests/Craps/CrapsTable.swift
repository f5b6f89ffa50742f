/// Craps in a window, with scripted dice.
@MainActor
struct CrapsTable: GameTable {
  let view: CrapsView
  let controller: CrapsViewController
  let fixture: WindowFixture

  init(dice faces: Int..., time: TimeSource = .system) {
    self.init(generator: ScriptedGenerator.dice(faces), time: time)
  }

  init(
    generator: any RandomNumberGenerator, time: TimeSource = .system, size: Size = Size(1000, 700),
    throwing seed: UInt64 = 0, balances: StatisticsModel<CrapsStatistics> = StatisticsModel()
  ) {
    view = CrapsView(
      points: CrapsRoll.points, anteStep: CrapsModel.anteStep, throwing: SeededGenerator(seed: seed))
    let craps = CrapsViewController(
      view: view, model: CrapsModel(generator: generator), balances: balances, time: time)
    controller = craps
    fixture = WindowFixture(.craps, size: size) { $0 == .craps ? craps : pigController() }
  }

  func roll() { view.rollButton.click() }

  /// The dice and shadows in the air.
  var flyingParts: [Rect] {
    view.root.children.filter { !$0.canTarget && $0.isVisible }.flatMap(\.children)
      .filter(\.isShown).compactMap { $0.visibleBounds(in: view.root) }
  }
}

/// A controller of Craps with a screen of its own.
@MainActor
func crapsController(
  _ generator: any RandomNumberGenerator = SeededGenerator(seed: 1), time: TimeSource = .system
) -> CrapsViewController {
  CrapsViewController(
    view: CrapsView(points: CrapsRoll.points, anteStep: CrapsModel.anteStep),
    model: CrapsModel(generator: generator), time: time)
}
