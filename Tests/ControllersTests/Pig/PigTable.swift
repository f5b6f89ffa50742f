/// Pig in a window, with scripted dice and a clock that the test advances.
@MainActor
struct PigTable: GameTable {
  let view = PigView(strategies: PigViewController.strategyTitles)
  let controller: PigViewController
  let clock = ManualClock()
  let fixture: WindowFixture

  init(die faces: Int...) { self.init(generator: ScriptedGenerator.dice(faces)) }

  init(generator: any RandomNumberGenerator, options: PigOptions = PigOptions()) {
    Desktop.setAllowsMotion(true)
    let pig = PigViewController(
      view: view, model: .withNames(generator: generator), options: options,
      time: clock.time)
    controller = pig
    fixture = WindowFixture(.pig) { game in
      game == .pig ? pig : crapsController()
    }
  }

  /// A game whose first player has rolled seventeen sixes, and can win by passing.
  static func beforeAWin() -> PigTable {
    let pig = PigTable(generator: ScriptedGenerator.dice(Array(repeating: 6, count: 17)))
    for _ in 1...17 { pig.roll() }
    return pig
  }

  func roll() {
    view.rollButton.click()
    waitForResult()
  }

  func pass() {
    view.passButton.click()
    waitForResult()
  }

  /// Waits until the result has been shown: then New Game is enabled.
  func waitForResult() {
    while !view.newGameButton.isSensitive, clock.step() {}
  }

  var buttons: [Bool] { [view.rollButton, view.passButton, view.newGameButton].map(\.isSensitive) }

  var scores: [String] { [view.player1.scoreLabel.text, view.player2.scoreLabel.text] }

  var turns: [String] { [view.player1.turnLabel.text, view.player2.turnLabel.text] }

  /// The events of the history, the newest first, without the first "New game".
  var history: [TextList.Row] { events.dropLast() }

  /// The events of all turns, the newest first.
  var events: [TextList.Row] { view.historyTable.rows.flatMap { $0.parts.isEmpty ? [$0] : $0.parts } }

  /// Makes player 2 the computer, and gives it the turn: player 1 rolls a one, with which the script begins.
  func giveTurnToComputer() {
    view.computerSwitch.turn(true)
    roll()
  }
}

@MainActor
func pigController(_ generator: any RandomNumberGenerator = SeededGenerator(seed: 1)) -> PigViewController {
  PigViewController(
    view: PigView(strategies: PigViewController.strategyTitles), model: .withNames(generator: generator))
}
