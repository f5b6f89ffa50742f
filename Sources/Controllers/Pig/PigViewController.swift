import Models
import Views

/// Pig, the delegating way: the model tells its delegate of each event, and the controller shows the model
/// (seeds/pig.txt, "Tasks"; seeds/pass-the-pigs.txt, "Problems").
package final class PigViewController: ViewController {
  private let view: PigView
  private let generator: any RandomNumberGenerator
  private let scheduler: Scheduler
  private let saveSlot: SaveSlot<PigModel.State>
  private lazy var model = makeModel()

  /// The roll that is being shown, until the die has landed: all buttons wait for it.
  private var landing: Scheduled?
  /// The computer's next move.
  private var computerMove: Scheduled?
  private var isOnScreen = false
  private var shownNames: [String?] = [nil, nil]
  /// Whether the winner is being congratulated.
  private var isCongratulating = false

  /// How long the die tumbles, in milliseconds.
  package static let tumbleTime = 320
  /// How long the computer thinks before each of its moves, in milliseconds: long enough to follow it.
  package static let thinkingTime = 900

  package init(
    view: PigView = PigView(strategies: PigViewController.strategyTitles),
    generator: any RandomNumberGenerator, scheduler: Scheduler = .mainLoop,
    saveSlot: SaveSlot<PigModel.State> = .discarding
  ) {
    self.view = view
    self.generator = generator
    self.scheduler = scheduler
    self.saveSlot = saveSlot
    super.init(screen: view)
    view.rollPressed.connect(to: self) { $0.rollPressed() }
    view.passPressed.connect(to: self) { $0.passPressed() }
    view.newGamePressed.connect(to: self) { $0.newGamePressed() }
    view.computerSwitched.connect(to: self) { $0.computerSwitched($1) }
    view.strategyChosen.connect(to: self) { $0.strategyChosen($1) }
    view.nameEdited.connect(to: self) { $0.nameEdited($1.player, $1.name) }
    updateUI()
  }

  /// What the screen calls the computer's ways of playing.
  package static var strategyTitles: [String] { PigStrategy.allCases.map { $0.title } }

  private func makeModel() -> PigModel {
    let model =
      saveSlot.restore { state throws(StateError) in try PigModel(state: state, generator: generator) }
      ?? makeFirstModel()
    model.delegate = self
    return model
  }

  private func makeFirstModel() -> PigModel {
    let model = PigModel(generator: generator)
    model.players = [Player(name: tr("Player 1")), Player(name: tr("Player 2"))]
    return model
  }

  override func save() { saveSlot.save(model.state) }

  // MARK: - Actions

  func rollPressed() { call(model, "roll()") { model.roll() } }

  func passPressed() { call(model, "hold()") { model.hold() } }

  override package func newGamePressed() {
    guard landing == nil else { return }
    startNewGame()
  }

  func computerSwitched(_ isOn: Bool) {
    setOpponent(isOn ? .computer(chosenStrategy) : .human)
    playOn()
  }

  func strategyChosen(_ index: Int) {
    if case .computer = model.players[1].kind { setOpponent(.computer(chosenStrategy)) }
    updateUI()
  }

  func nameEdited(_ player: Int, _ name: String) {
    call(model, "players[\(player)].name = \(name.debugDescription)") { model.players[player].name = name }
    shownNames[player] = nil
    updateUI()
  }

  override package func keyPressed(_ key: Key) -> Bool {
    switch key {
    case .character("r"), .character("R"): view.rollButton.click()
    case .character("p"), .character("P"), .character("h"), .character("H"): view.passButton.click()
    case .character("n"), .character("N"): view.newGameButton.click()
    default: return false
    }
    return true
  }

  override func viewDidAppear() {
    isOnScreen = true
    playOn()
    // A win that the program ended with has still to be told of.
    if let winner = model.winner { congratulate(winner) }
  }

  /// Nobody could follow the computer now: it waits until the screen is back.
  override func viewDidDisappear() {
    isOnScreen = false
    computerMove = nil
  }

  private var chosenStrategy: PigStrategy { PigStrategy.allCases[view.strategyChoice.selection] }

  // MARK: - The game goes on

  /// Shows the model, and has the computer think about its next move where it has one.
  private func playOn() {
    computerMove = nil
    updateUI()
    guard isOnScreen, landing == nil, model.isComputersTurn else { return }
    computerMove = scheduler.after(Self.thinkingTime) { [weak self] in
      self?.computerMove = nil
      self?.playComputerMove()
    }
  }

  private func playComputerMove() { call(model, "playComputerMove()") { model.playComputerMove() } }

  private func startNewGame() { call(model, "newGame()") { model.newGame() } }

  private func setOpponent(_ kind: Player.Kind) {
    call(model, "players[1].kind = .\(kind)") { model.players[1].kind = kind }
  }

  private func showRoll() {
    computerMove = nil
    view.tumbleDie()
    landing = scheduler.after(Self.tumbleTime) { [weak self] in self?.landed() }
    updateUI()
  }

  private func landed() {
    landing = nil
    playOn()
    announce(speech.lastRoll)
  }

  private func congratulate(_ winner: Int) {
    guard !isCongratulating else { return }
    isCongratulating = true
    let player = model.players[winner]
    let alert = Alert(
      tr("Congratulations, {name}!", ["name": unbroken(player.name)]),
      tr("{name} wins with {score} points.", ["name": player.name, "score": String(player.score)]),
      button: tr("New Game"))
    present(alert) { [weak self] in
      self?.isCongratulating = false
      self?.startNewGame()
    }
  }

  // MARK: - Showing the model

  private var speech: PigSpeech { PigSpeech(of: model) }

  override package var spokenState: String { speech.state }

  private func updateUI() {
    let isLanding = landing != nil
    let mayPlay = !isLanding && !model.isComputersTurn && model.winner == nil
    if case .computer(let strategy) = model.players[1].kind {
      view.computerSwitch.isOn = true
      view.strategyChoice.selection = PigStrategy.allCases.firstIndex(of: strategy) ?? 0
    } else {
      view.computerSwitch.isOn = false
    }
    view.enable(
      roll: mayPlay, pass: mayPlay && model.canHold, newGame: !isLanding, computer: !isLanding,
      strategy: !isLanding && view.computerSwitch.isOn)
    view.showDie(model.lastRoll?.rawValue, describedAs: lastRollText)
    // What the roll brought is told when the die has landed.
    guard !isLanding else { return }
    show(player: 0, on: view.player1)
    show(player: 1, on: view.player2)
    view.showTurnTotal(model.turnTotal)
    view.lastRollLabel.text = lastRollText
    view.historyTable.rows = history
  }

  private func show(player index: Int, on card: PlayerCard) {
    let player = model.players[index]
    let isActive = model.activePlayer == index && model.winner == nil
    // What is half typed stays until it is entered.
    if shownNames[index] != player.name {
      card.nameField.text = player.name
      shownNames[index] = player.name
    }
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

  /// The newest event first.
  private var history: [TextList.Row] { model.log.reversed().compactMap { row(for: $0) } }

  /// A roll's row tells the decision to roll as well, so that has no row of its own.
  private func row(for event: PigEvent) -> TextList.Row? {
    func name(_ player: Int) -> [String: String] { ["name": model.players[player].name] }
    switch event {
    case .newGame: return .init(tr("New game"))
    case .choseToRoll: return nil
    case .rolled(let player, let die, let turnTotal):
      let values = ["name": model.players[player].name, "value": String(die.rawValue)]
      return .init(tr("{name} chose to roll: {value}", values), String(turnTotal))
    case .piggedOut(let player): return .init(tr("{name} pigged out", name(player)), "0")
    case .choseToPass(let player, let banked, _):
      return .init(tr("{name} chose to pass", name(player)), "+\(banked)")
    case .won(let player, let score): return .init(tr("{name} wins", name(player)), String(score))
    }
  }
}

extension PigViewController: PigModelDelegate {
  /// The model calls back on the main actor, where the controller calls it.
  nonisolated package func pigModel(_ model: PigModel, didLog event: PigEvent) {
    MainActor.assumeIsolated {
      received("pigModel(didLog: .\(event))", from: self.model)
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
        congratulate(player)
      }
    }
  }
}

extension PigStrategy {
  /// What the strategy is called.
  fileprivate var title: String {
    switch self {
    case .holdAt20: tr("Holds at 20")
    case .endRaceOrKeepPace: tr("Keeps pace")
    case .optimal: tr("Plays perfectly")
    }
  }
}
