import Models
import Views

/// The controller of Pig. It is the delegate of its model, which notifies it of each event
/// (seeds/pig.txt, "Tasks"; seeds/pass-the-pigs.txt, "Problems").
package final class PigViewController: ViewController {
  private let view: PigView
  private let model: ModelHandle<PigModel>

  /// The chosen strategy, also while no computer plays.
  private var strategy = PigStrategy.holdAt20
  /// The end of the die's animation. Until then all buttons are disabled.
  private var landing: Scheduled?
  /// The computer's next move.
  private var computerMove: Scheduled?
  private var isOnScreen = false
  private var isShowingWinner = false

  /// The pause before each move of the computer in milliseconds, long enough to follow the game.
  package static let thinkingTime = 900

  package init(
    view: PigView = PigView(strategies: PigViewController.strategyTitles),
    generator: any RandomNumberGenerator, time: TimeSource = .system,
    saveSlot: SaveSlot<PigModel.State> = .discarding
  ) {
    let model =
      saveSlot.restore { try PigModel(state: $0, generator: generator) } ?? Self.makeModel(generator)
    model.onStateChange = { saveSlot.save($0) }
    self.view = view
    self.model = ModelHandle(model)
    super.init(screen: view, models: [self.model], time: time)
    model.delegate = self
    view.rollPressed.connect(to: self) { $0.rollPressed() }
    view.passPressed.connect(to: self) { $0.passPressed() }
    view.newGamePressed.connect(to: self) { $0.newGamePressed() }
    view.computerSwitched.connect(to: self) { $0.computerSwitched($1) }
    view.strategyChosen.connect(to: self) { $0.strategyChosen($1) }
    view.nameEdited.connect(to: self) { $0.nameEdited($1.player, $1.name) }
    view.viewDidAppear.connect(to: self) { $0.viewDidAppear() }
    view.viewDidDisappear.connect(to: self) { $0.viewDidDisappear() }
    if case .computer(let strategy) = model.players[1].kind { self.strategy = strategy }
    updateUI()
  }

  /// The names of the strategies on the screen.
  package static var strategyTitles: [String] { PigStrategy.allCases.map { $0.title } }

  /// A first game, in which the players have names in the user's language.
  private static func makeModel(_ generator: any RandomNumberGenerator) -> PigModel {
    let model = PigModel(generator: generator)
    model.players = [Player(name: tr("Player 1")), Player(name: tr("Player 2"))]
    return model
  }

  // MARK: - Actions

  func rollPressed() { model.roll() }

  func passPressed() { model.hold() }

  override package func newGamePressed() {
    guard landing == nil else { return }
    model.newGame()
  }

  func computerSwitched(_ isOn: Bool) {
    model.players[1].kind = isOn ? .computer(strategy) : .human
    playOn()
  }

  func strategyChosen(_ index: Int) {
    strategy = PigStrategy.allCases[index]
    if model.players[1].kind != .human { model.players[1].kind = .computer(strategy) }
    updateUI()
  }

  func nameEdited(_ player: Int, _ name: String) {
    model.players[player].name = name
    updateUI()
  }

  override package func keyPressed(_ key: Key) -> Bool {
    switch key {
    case .character("r"), .character("R"): click(view.rollButton)
    case .character("p"), .character("P"), .character("h"), .character("H"): click(view.passButton)
    case .character("n"), .character("N"): click(view.newGameButton)
    default: return false
    }
    return true
  }

  func viewDidAppear() {
    isOnScreen = true
    playOn()
    // The last session may have ended at the alert.
    if let winner = model.winner { showWinner(winner) }
  }

  /// The computer waits while the user cannot see it.
  func viewDidDisappear() {
    isOnScreen = false
    computerMove = nil
  }

  // MARK: - The course of the game

  /// Shows the model, and schedules the computer's move if it is its turn.
  private func playOn() {
    computerMove = nil
    updateUI()
    guard isOnScreen, landing == nil, model.isComputersTurn else { return }
    computerMove = time.after(Self.thinkingTime) { [weak self] in
      self?.computerMove = nil
      self?.model.playComputerMove()
    }
  }

  private func showRoll() {
    computerMove = nil
    view.tumbleDie()
    landing = time.after(PigView.tumbleTime) { [weak self] in self?.landed() }
    updateUI()
  }

  private func landed() {
    landing = nil
    playOn()
    announce(speech.lastRoll)
  }

  private func showWinner(_ winner: Int) {
    guard !isShowingWinner else { return }
    isShowingWinner = true
    let player = model.players[winner]
    let alert = Alert(
      tr("Congratulations, {name}!", ["name": unbroken(player.name)]),
      tr("{name} wins with {score} points.", ["name": player.name, "score": String(player.score)]),
      button: tr("New Game"))
    present(alert) { [weak self] in
      self?.isShowingWinner = false
      self?.model.newGame()
    }
  }

  // MARK: - Showing the model

  private func updateUI() {
    let isLanding = landing != nil
    let mayPlay = !isLanding && !model.isComputersTurn && model.winner == nil
    let hasComputer = model.players[1].kind != .human
    view.computerSwitch.isOn = hasComputer
    view.strategyChoice.selection = PigStrategy.allCases.firstIndex(of: strategy) ?? 0
    view.enable(
      roll: mayPlay, pass: mayPlay && model.canHold, newGame: !isLanding, computer: !isLanding,
      strategy: !isLanding && hasComputer)
    view.showDie(model.lastRoll?.rawValue, describedAs: lastRollText)
    // The outlets below show the result of a roll when the die has landed.
    if !isLanding {
      show(player: 0, on: view.player1)
      show(player: 1, on: view.player2)
      view.showTurnTotal(model.turnTotal)
      view.lastRollLabel.text = lastRollText
      view.historyTable.rows = PigHistory(of: model).rows
    }
  }

  private func show(player index: Int, on card: PlayerCard) {
    let player = model.players[index]
    let isActive = model.activePlayer == index && model.winner == nil
    card.showName(player.name)
    card.scoreLabel.text = String(player.score)
    card.progressBar.fraction = Double(player.score) / Double(PigModel.goal)
    if model.winner == index {
      card.showActive(true, tr("★ Winner"))
    } else if isActive {
      card.showActive(true, model.isComputersTurn ? tr("▸ Computer") : tr("▸ Your turn"))
    } else {
      card.showActive(false, "")
    }
  }

  private var lastRollText: String {
    guard let roll = model.lastRoll else { return tr("Not rolled yet") }
    return roll == .one ? tr("Rolled 1: pigged out") : tr("Rolled {value}", ["value": String(roll.rawValue)])
  }

  // MARK: - Announcements

  private var speech: PigSpeech { PigSpeech(of: model) }

  override package var spokenState: String { speech.state }
}

extension PigViewController: @MainActor PigModelDelegate {
  package func pigModel(_ model: PigModel, didLog event: PigEvent) {
    received(event, from: model)
    switch event {
    case .rolled: showRoll()
    case .choseToRoll, .piggedOut: break
    case .choseToPass(let player, let banked, let score):
      playOn()
      // The alert announces a win.
      if score < PigModel.goal { announce(speech.pass(of: player, banked: banked, score: score)) }
    case .newGame:
      playOn()
      view.focusRoll()
      announce(speech.newGame)
    case .won(let player, _):
      playOn()
      showWinner(player)
    }
  }
}

extension PigStrategy {
  /// The name of the strategy on the screen.
  fileprivate var title: String {
    switch self {
    case .holdAt20: tr("Holds at 20")
    case .endRaceOrKeepPace: tr("Keeps pace")
    case .optimal: tr("Plays perfectly")
    }
  }
}
