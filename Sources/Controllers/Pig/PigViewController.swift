import Models
import Views

/// The controller of Pig. It is the delegate of its model, which notifies it of each event
/// (seeds/pig.txt, "Tasks"; seeds/pass-the-pigs.txt, "Problems").
package final class PigViewController: ViewController {
  let view: PigView
  let model: ModelHandle<PigModel>

  /// The chosen strategy, also while no computer plays.
  private var strategy: PigStrategy {
    get { options.strategy ?? .holdAt20 }
    set { options.strategy = newValue }
  }
  private var computerMove: Token?
  /// The pause in which a turn begins: what was pressed in the turn before does not count in this one.
  private let turnPause: PressPause
  /// The time of the last press, in milliseconds.
  private var lastPress = -Double.infinity
  private var isOnScreen = false
  var isComputersMove = false
  var options: PigOptions { didSet { onOptionsChange(options) } }
  package var onOptionsChange: (PigOptions) -> Void = { _ in }

  /// The pause before each move of the computer in milliseconds, long enough to follow the game.
  package static let thinkingTime = 900

  package init(
    view: PigView, model: PigModel, options: PigOptions = PigOptions(), time: TimeSource = .system
  ) {
    self.view = view
    self.model = ModelHandle(model)
    self.options = options
    turnPause = PressPause(time: time)
    super.init(screen: view, models: [self.model], time: time)
    self.model.delegate = self
    view.rollPressed.connect(to: self) { $0.rollPressed() }
    view.passPressed.connect(to: self) { $0.passPressed() }
    view.newGamePressed.connect(to: self) { $0.newGamePressed() }
    view.computerSwitched.connect(to: self) { $0.computerSwitched($1) }
    view.strategyChosen.connect(to: self) { $0.strategyChosen($1) }
    view.oddsToggled.connect(to: self) { $0.oddsToggled($1) }
    view.nameEdited.connect(to: self) { $0.nameEdited($1.player, $1.name) }
    view.pageClicked.connect(to: self) { $0.pageClicked() }
    view.viewDidAppear.connect(to: self) { $0.viewDidAppear() }
    view.viewDidDisappear.connect(to: self) { $0.viewDidDisappear() }
    if case .computer(let strategy) = model.players[1].kind { self.strategy = strategy }
    updateUI()
  }

  package static var strategyTitles: [String] {
    PigStrategy.allCases.map { "\($0.computer.name)\n\($0.computer.method)" }
  }

  // MARK: - Actions

  /// A press while a result is being shown, or in the pause before a turn, is none of the next player's decisions.
  override package func pressed() -> Bool {
    guard !time.isInPast() else { return false }
    lastPress = time.milliseconds()
    guard isShowing || turnPause.isRunning else { return super.pressed() }
    finishShowing()
    _ = turnPause.takePress()
    return true
  }

  func rollPressed() { model.roll() }

  func passPressed() { model.hold() }

  override package func startNewGame() { model.newGame() }

  override package var isUnderway: Bool { model.winner == nil && model.lastRoll != nil }

  func computerSwitched(_ isOn: Bool) {
    keepsUndo { model.players[1].kind = isOn ? .computer(strategy) : .human }
    playOn()
  }

  func strategyChosen(_ index: Int) {
    strategy = PigStrategy.allCases[index]
    if model.players[1].kind != .human { keepsUndo { model.players[1].kind = .computer(strategy) } }
    playOn()
  }

  /// A click speeds the computer up.
  func pageClicked() {
    if computerMove != nil { moveComputer() }
  }

  override package func keyPressed(_ key: Key) -> Bool {
    switch key {
    case .character("r"), .character("R"): view.rollButton.press()
    case .character("p"), .character("P"), .character("h"), .character("H"): view.passButton.press()
    case .character("n"), .character("N"): view.newGameButton.press()
    case .enter where computerMove != nil, .space where computerMove != nil: moveComputer()
    default: return false
    }
    return true
  }

  func viewDidAppear() {
    isOnScreen = true
    // A result that waited while the past was shown plays on at its end.
    guard !isShowing else { return }
    playOn()
    // The last session may have ended at the alert.
    showWinner()
  }

  /// The computer waits while the user cannot see it.
  func viewDidDisappear() {
    isOnScreen = false
    computerMove = nil
    turnPause.cancel()
  }

  // MARK: - The course of the game

  /// Begins a turn. Assistive technology, which presses nothing, can act in it at once where there are no animations.
  ///
  /// `hasBegun` is called when the controls are enabled: after an alert, screen readers speak only when one has the focus.
  func beginTurn(hasBegun: @escaping (PigViewController) -> Void = { _ in }) {
    let isPressed = time.milliseconds() - lastPress < Double(PressPause.length)
    guard isOnScreen, isPressed || screen.showsSteps else {
      playOn()
      return hasBegun(self)
    }
    turnPause.begin { [weak self] in
      self?.goOnLater("pauseEnded(…)") { self?.pauseEnded(hasBegun) }
    }
    playOn()
  }

  private func pauseEnded(_ hasBegun: (PigViewController) -> Void) {
    showControls()
    hasBegun(self)
  }

  /// Shows the model, and schedules the computer's move if it is its turn.
  func playOn() {
    computerMove = nil
    updateUI()
    guard isOnScreen, model.isComputersTurn else { return }
    computerMove = time.after(Self.thinkingTime) { [weak self] in
      self?.goOn(after: TimeSource.self, "moveComputer()") { self?.moveComputer() }
    }
  }

  private func moveComputer() {
    computerMove = nil
    keepsUndo { model.playComputerMove() }
  }

  // MARK: - Showing the model

  override func showModel() {
    showControls()
    showDie()
    showNames()
    showScores()
    showTurns()
    showTurnTotal()
    showOdds()
    showResult()
  }

  func showControls() {
    let hasComputer = model.players[1].kind != .human
    view.computerSwitch.isOn = hasComputer
    view.strategyChoice.selection = PigStrategy.allCases.firstIndex(of: strategy) ?? 0
    view.player2.face.show(hasComputer ? strategy.computer.face : nil)
    guard !isShowing else { return view.holdControls(ofComputer: isComputersMove) }
    let mayPlay = !model.isComputersTurn && model.winner == nil
    view.enable(
      roll: mayPlay, pass: mayPlay && model.canHold, odds: !model.isComputersTurn, strategy: hasComputer,
      isHeld: turnPause.isRunning)
  }

  func showDie() {
    view.dieImageView.show(model.lastRoll?.rawValue, describedAs: texts.roll)
  }

  func showTurnTotal() {
    view.showTurnTotal(model.turnTotal)
    view.show(texts.mood)
  }

  func showResult() {
    view.lastRollLabel.show(texts.result, texts.style)
    view.historyTable.show(PigHistory(of: model).turns)
  }

  /// Shows whose turn it is.
  func showTurns() {
    for (index, card) in [view.player1, view.player2].enumerated() {
      let (hasWon, isActive) = (model.winner == index, (model.winner ?? model.activePlayer) == index)
      let text =
        if !isActive {
          ""
        } else if hasWon {
          tr("★ Winner")
        } else {
          model.isComputersTurn ? tr("▸ Thinking…") : tr("▸ Your turn")
        }
      card.showActive(isActive, text, hasWon: hasWon && !texts.isLost)
    }
  }

  /// Shows that the turn of a player has ended, before it is the other player's turn.
  func showTurnOver(_ player: Int) {
    let card = player == 0 ? view.player1 : view.player2
    card.showActive(true, tr("Turn over"))
  }

  func showScores() {
    for (player, card) in zip(model.players, [view.player1, view.player2]) {
      card.scoreLabel.text = String(player.score)
      let left = max(0, PigModel.goal - player.score)
      card.leftLabel.text =
        left == 0 ? "" : trn("{points} to go", "{points} to go", left, ["points": String(left)])
      card.progressBar.fraction = Double(player.score) / Double(PigModel.goal)
    }
  }

  var texts: PigTexts { PigTexts(of: model) }

  override var helpTopic: HelpTopic? { PigTopic(of: model) }

  override package var spokenState: String { texts.state(chances) }

  override package var resultLine: String {
    sentences(texts.scores, model.players[1].kind == .human ? "" : strategy.computer.method)
  }
}
