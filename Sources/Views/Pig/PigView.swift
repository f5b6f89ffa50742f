import Glibc
import GtkKit

/// Pass the Pigs: the pig behind its counter with the die and the points of the turn, and a card for each player
/// (seeds/pig.txt, seeds/pass-the-pigs.txt).
package final class PigView: ScreenView {
  package let titleLabel = Label(tr("Pass the Pigs")).named("titleLabel").styled("game-title")
  package let player1: PlayerCard
  package let player2: PlayerCard
  package let computerSwitch = Switch().named("computerSwitch")
  package let strategyChoice: DropDown
  let strategies: [String]
  package let dieImageView = PigDie().named("dieImageView")
  package let turnTotalLabel = Label(role: .status).named("turnTotalLabel").styled("pot", "numeric")
  package let lastRollLabel = Label(wraps: true, role: .status).withoutHyphens().named("lastRollLabel")
    .styled("message")
  package let historyTable = HistoryTable()
  package let rollButton = Button(tr("Roll")).named("rollButton")
  package let passButton = Button(tr("Pass")).named("passButton")
  package let newGameButton = Button(tr("New Game")).named("newGameButton").styled("third")
  package let oddsButton = ToggleButton(showing: Label(tr("Odds"))).named("oddsButton")
  package let oddsLabel = OddsBar().named("oddsLabel")

  package let rollPressed = Action<Void>("rollPressed")
  package let passPressed = Action<Void>("passPressed")
  package let newGamePressed = Action<Void>("newGamePressed")
  package let computerSwitched = Action<Bool>("computerSwitched")
  package let strategyChosen = Action<Int>("strategyChosen")
  package let oddsToggled = Action<Bool>("oddsToggled")
  package let nameEdited = Action<(player: Int, name: String)>("nameEdited")
  /// The user has clicked on the page beside its enabled controls.
  package let pageClicked = Action<Void>("pageClicked")

  let pig = PigPicture()
  let counter: PigCounter
  let computerLabel = Label(tr("Computer")).named("computerLabel").styled("computer").textAligned(0)
  /// The background of the controls for the computer on a wide page.
  let computerPanel = CustomWidget(role: .presentation).styled("computer-panel")
  let focusKeeper: FocusKeeper
  private let coinFlight = CoinFlight()
  private let confetti = Confetti()
  /// The time from a roll to its result in milliseconds.
  package static let throwTime = 450
  /// The time in which the confetti fall in milliseconds.
  package static let confettiTime = 1200

  /// A screen with the names of the computer's strategies.
  package init(strategies: [String]) {
    self.strategies = strategies
    strategyChoice = DropDown(strategies)
    player1 = PlayerCard(number: 1, turns: historyTable.playerLists[0])
    player2 = PlayerCard(number: 2, turns: historyTable.playerLists[1])
    counter = PigCounter(
      die: dieImageView, caption: Label(tr("This turn")).styled("caption"), total: turnTotalLabel)
    focusKeeper = FocusKeeper(of: rollButton)
    super.init(style: "pig", name: "pigScreen")
    computerSwitch.labeled(by: computerLabel).aligned(.start, .fill)
      .accessibleLabel(tr("Player 2 is the computer"))
    strategyChoice.named("strategyChoice").accessibleLabel(tr("How the computer plays"))
    historyTable.styled("card", "history")
    historyTable.list.named("historyTable")
    historyTable.button.named("historyButton")
    // Tooltips would cover them.
    rollButton.styled("main").setAccessibleDescription(tr("Roll the die (R)"))
    passButton.styled("second").setAccessibleDescription(tr("Keep the points of this turn (P or H)"))
    oddsButton.styled("third").accessibleLabel(tr("Show odds"))
    add(titleLabel, player1, player2, computerPanel, computerLabel, computerSwitch)
    add(strategyChoice, pig, counter, lastRollLabel, oddsLabel)
    add(focusKeeper, rollButton, passButton, oddsButton, newGameButton, historyTable, historyTable.button)
    add(layer: coinFlight, veiledWith: counter)
    add(layer: confetti, veiledWith: lastRollLabel)
    content.accessibleLabel(tr("Pass the Pigs"))
    content.tabsInOrder = true
    focusBegins(at: rollButton)
    veil(counter.coins, pig, with: turnTotalLabel)
    for card in [player1, player2] { onVeil(of: card.turnLabel) { card.hidesTurn = $0 } }
    connectActions()
  }

  private func connectActions() {
    rollButton.onClicked { [focusKeeper] in focusKeeper.buttonPressed() }
    rollButton.sends(rollPressed)
    passButton.sends(passPressed)
    newGameButton.sends(newGamePressed)
    computerSwitch.sends(computerSwitched)
    strategyChoice.sends(strategyChosen)
    oddsButton.sends(oddsToggled)
    focusKeeper.onPress = { [rollPressed] in rollPressed.targetPressed() }
    root.onUnusedClick { [weak self] in
      if let self, !isTyping { pageClicked.send() }
    }
    for (player, card) in [player1, player2].enumerated() {
      let send = { [nameEdited] (event: StaticString) in
        guard let name = card.takeEditedName() else { return }
        nameEdited.send((player: player, name: name), by: card.nameField, event)
      }
      card.nameField.onEntered { [weak self] in
        send("entered")
        self?.endTyping()
      }
      card.nameField.onKey { [weak self] key in
        guard let self, key == .escape else { return false }
        card.putNameBack()
        endTyping()
        return true
      }
      card.nameField.onFocusLeft { send("left") }
    }
  }

  private var isTyping: Bool { [player1, player2].contains { $0.nameField.containsFocus } }

  /// The next key plays, and is no part of a name.
  override package func endTyping() {
    if isTyping { initialFocus?.grabFocus() }
  }

  // MARK: - Controls

  private var controls: [AnyWidget] {
    [
      AnyWidget(rollButton), AnyWidget(passButton), AnyWidget(newGameButton), AnyWidget(oddsButton),
      AnyWidget(computerSwitch), AnyWidget(strategyChoice),
    ]
  }

  /// The style of a control that is disabled for a moment only. It keeps its color.
  private static let held = "held"

  /// Enables the controls that can be used now, or disables all of them until the player may act: then those that can be used
  /// are held.
  package func enable(roll: Bool, pass: Bool, odds: Bool, strategy: Bool, isHeld: Bool) {
    setControls([roll, pass, true, odds, true, strategy], areHeld: isHeld)
  }

  /// Disables the controls while a result is being shown. After a press of a player they look as before, for a moment. When the
  /// computer has moved, they look as they are: nobody has pressed anything, and a press would be in vain.
  package func holdControls(ofComputer isComputers: Bool) {
    setControls(
      controls.map { !isComputers && ($0.isSensitive || $0.hasStyle(Self.held)) }, areHeld: true)
  }

  /// The focus keeper takes the keyboard focus from a control that is disabled, and gives it back when the control is
  /// enabled. If the screen appears while Roll is disabled, the page has the focus until Roll is enabled.
  private func setControls(_ canBeUsed: [Bool], areHeld: Bool) {
    let states = zip(controls, canBeUsed)
    for (control, canBeUsed) in states where (areHeld || !canBeUsed) && control.containsFocus {
      focusKeeper.take(from: control)
    }
    for (control, canBeUsed) in states {
      control.setStyle(Self.held, areHeld && canBeUsed)
      control.isSensitive = canBeUsed && !areHeld
    }
    focusKeeper.giveBack()
    guard rollButton.isSensitive else { return }
    if content.isFocus { rollButton.grabFocus() }
    content.isFocusable = false
  }

  /// Gives the keyboard focus to Roll, if its focus keeper has it.
  package func focusRoll() {
    root.traceCall()
    focusKeeper.buttonPressed()
    focusKeeper.giveBack()
  }

  override package var initialFocus: AnyWidget? {
    guard !rollButton.isSensitive else { return super.initialFocus }
    content.isFocusable = true
    return AnyWidget(content)
  }

  // MARK: - The turn

  /// Throws the die, which shows other faces and lands with this one. The pig follows it with its eyes.
  package func throwDie(_ face: Int) {
    root.traceCall(showing: [dieImageView])
    pig.watchDie(milliseconds: Self.throwTime)
    dieImageView.fly(to: face, milliseconds: Self.throwTime)
  }

  /// Shows the points of the turn as a number and as coins.
  package func showTurnTotal(_ points: Int) {
    turnTotalLabel.text = String(points)
    counter.coins.show(points)
  }

  package var hasFallingCoins: Bool { counter.coins.isFalling }

  package var mood: PigMood { pig.mood }

  package func show(_ mood: PigMood) { pig.show(mood) }

  /// Makes the coins spill over the edge, and the card of a player shake.
  package func spillCoins(of player: Int) {
    root.traceCall(showing: [counter])
    coinFlight.spill(from: counter.coins)
    card(player).playShake(milliseconds: CoinFlight.duration)
  }

  /// Makes the coins fly to the card of a player.
  package func bankCoins(of player: Int) {
    root.traceCall(showing: [counter])
    coinFlight.fly(from: counter.coins, to: card(player).scoreLabel)
  }

  package func throwConfetti() {
    root.traceCall()
    confetti.fall()
  }

  private func card(_ player: Int) -> PlayerCard { player == 0 ? player1 : player2 }

  /// A narrow page needs more height than those of other games. On a tablet it is drawn a little smaller, with a larger pig.
  override func usualScale(_ arrangement: Arrangement, in size: Size) -> Double {
    let usual = super.usualScale(arrangement, in: size)
    return arrangement == .narrow ? min(usual, max(1, pow(size.height / 470, 0.73))) : usual
  }

  override func alertGround(in arrangement: Arrangement) -> [any Widget] {
    let others: [any Widget] =
      arrangement == .short ? [historyTable, computerSwitch] : [oddsLabel, rollButton, passButton]
    return [oddsButton, newGameButton] + others
  }

  override func layout(_ arrangement: Arrangement, on page: Page) -> Layout {
    switch arrangement {
    case .narrow: narrowLayout(page)
    case .short: shortLayout(page)
    case .wide: page.withMargin(Metrics.step, Metrics.step) { wideLayout($0) }
    }
  }
}
