import GtkKit

/// Pass the Pigs: two player cards, the die, the turn's pot and the history (seeds/pig.txt, seeds/pass-the-pigs.txt).
package final class PigView: ScreenView {
  package let titleLabel = Label(tr("Pass the Pigs")).named("titleLabel").styled("game-title")
  package let player1 = PlayerCard(number: 1)
  package let player2 = PlayerCard(number: 2)
  package let computerSwitch = Switch().named("computerSwitch").accessible(tr("Player 2 is the computer"))
  package let strategyChoice: DropDown
  package let dieImageView = Picture().named("dieImageView")
  package let turnTotalLabel = Label(role: .status).named("turnTotalLabel")
  package let lastRollLabel = Label(role: .status).named("lastRollLabel").styled("last-roll")
  package let historyTable = TextList()
  package let rollButton = Button(tr("Roll")).named("rollButton")
  package let passButton = Button(tr("Pass")).named("passButton")
  package let newGameButton = Button(tr("New Game")).named("newGameButton")

  package let rollPressed = Action<Void>("rollPressed")
  package let passPressed = Action<Void>("passPressed")
  package let newGamePressed = Action<Void>("newGamePressed")
  package let computerSwitched = Action<Bool>("computerSwitched")
  package let strategyChosen = Action<Int>("strategyChosen")
  package let nameEdited = Action<(player: Int, name: String)>("nameEdited")

  private let computer: Box
  private let focusKeeper: FocusKeeper
  private let potCaption = Label(tr("This turn")).styled("caption")
  private let pot: PiggyBank
  private let history: Box
  private let tumble: Animation
  /// The time from a roll to its result in milliseconds: the animation of the style sheet, and a short rest.
  package static let tumbleTime = 320
  /// The time in which the tumbling die shows other faces, in milliseconds.
  private static let facesTime = 280
  private var face: Int?
  private var turnTotal = 0

  /// A screen with the names of the computer's strategies.
  package init(strategies: [String]) {
    strategyChoice = DropDown(strategies)
    let computerLabel = Label(tr("Computer")).textAligned(0)
    computer = Box(
      .horizontal, gap: 9, [computerLabel, computerSwitch.aligned(.start, .center), strategyChoice])
    pot = PiggyBank(turnTotalLabel.styled("pot", "numeric"))
    tumble = Animation(of: dieImageView)
    history = Box(
      .vertical,
      [
        Label(tr("History")).styled("caption").textAligned(0),
        historyTable.named("historyTable").expanding(horizontally: true, vertically: true),
      ])
    focusKeeper = FocusKeeper(of: rollButton)
    super.init(style: "pig", name: "pigScreen")
    computer.styled("computer")
    strategyChoice.named("strategyChoice").expanding(horizontally: true)
      .accessible(tr("How the computer plays"))
    historyTable.list.accessible(tr("History"))
    history.styled("card", "history")
    rollButton.styled("main").tooltip = tr("Roll the die (R)")
    passButton.styled("second").tooltip = tr("Keep the points of this turn (P or H)")
    newGameButton.styled("third").tooltip = tr("Start a new game (N)")
    add(titleLabel, player1, player2, computer, dieImageView, potCaption, pot, lastRollLabel)
    add(focusKeeper, rollButton, passButton, newGameButton, history)
    content.accessible(tr("Pass the Pigs"))
    focusBegins(at: rollButton)
    connectActions()
  }

  private func connectActions() {
    rollButton.onClicked { [focusKeeper] in focusKeeper.buttonPressed() }
    rollButton.sends(rollPressed)
    passButton.sends(passPressed)
    newGameButton.sends(newGamePressed)
    computerSwitch.sends(computerSwitched)
    strategyChoice.sends(strategyChosen)
    for (player, card) in [player1, player2].enumerated() {
      let send = { [nameEdited] (event: StaticString) in
        guard let name = card.takeEditedName() else { return }
        nameEdited.send((player: player, name: name), by: card.nameField, event)
      }
      card.nameField.onEntered { send("entered") }
      card.nameField.onFocusLeft { send("left") }
    }
  }

  /// Enables or disables the controls.
  ///
  /// The focus keeper takes the keyboard focus from a control that is disabled, and gives it back when the control is
  /// enabled. If the screen appears while Roll is disabled, the page has the focus until Roll is enabled.
  package func enable(roll: Bool, pass: Bool, newGame: Bool, computer: Bool, strategy: Bool) {
    let controls = [
      (AnyWidget(rollButton), roll), (AnyWidget(passButton), pass), (AnyWidget(newGameButton), newGame),
      (AnyWidget(computerSwitch), computer), (AnyWidget(strategyChoice), strategy),
    ]
    for (control, isEnabled) in controls where !isEnabled && control.containsFocus {
      focusKeeper.take(from: control)
    }
    for (control, isEnabled) in controls { control.isSensitive = isEnabled }
    focusKeeper.giveBack()
    guard roll else { return }
    if content.isFocus { rollButton.grabFocus() }
    content.isFocusable = false
  }

  /// Gives the keyboard focus to Roll, if its focus keeper has it.
  package func focusRoll() {
    root.traceCall()
    focusKeeper.focusButton()
  }

  override package var initialFocus: AnyWidget? {
    guard !rollButton.isSensitive else { return super.initialFocus }
    content.isFocusable = true
    return AnyWidget(content)
  }

  /// Shows a face of the die, or a pig's snout before the first roll.
  package func showDie(_ face: Int?, describedAs description: String) {
    self.face = face
    dieImageView.show(DiePicture.face(face), describedAs: description)
  }

  /// Plays the tumble animation of the die, which shows other faces and ends with the current one.
  package func tumbleDie() {
    root.traceCall()
    dieImageView.replay("tumbling")
    tumble.run(milliseconds: Self.facesTime) { [weak self] progress in
      guard let self else { return }
      let passed = [3, 6, 2, 5][min(3, Int(progress * 4))]
      self.dieImageView.show(DiePicture.face(progress < 0.85 ? passed : self.face))
    }
  }

  /// Shows the points of the turn. The piggy bank hops if there are more than before.
  package func showTurnTotal(_ points: Int) {
    if points > turnTotal { pot.hop() }
    turnTotal = points
    turnTotalLabel.text = String(points)
  }

  // MARK: - Layout

  override func layout(_ arrangement: Arrangement, on page: Page) -> Layout {
    switch arrangement {
    case .narrow: narrowLayout(page)
    case .short: shortLayout(page)
    case .wide: page.withMargin(Metrics.step, Metrics.step) { wideLayout($0) }
    }
  }

  private func narrowLayout(_ page: Page) -> Layout {
    let buttonHeight = turnButtonsHeight(page)
    let others = 2 * Metrics.step + buttonHeight + max(50, history.minimumHeight)
    return column(gap: Metrics.step) {
      titleLabel.line().gap(3)
      players
      computerRow
      turn.frame(height: { 80 + max(0, $0.height - 80 - others) * 0.45 })
      turnButtons.frame(height: buttonHeight)
      history
    }
  }

  private func shortLayout(_ page: Page) -> Layout {
    let buttonWidth = turnButtonWidth * 2 + newGameButton.minimumWidth + Metrics.step * 2
    return row(gap: Metrics.gap) {
      column(gap: Metrics.step) {
        titleLabel.line().gap(3)
        players
        computerRow
        history
      }
      column(gap: Metrics.gap) {
        turn
        turnButtons.frame(height: turnButtonsHeight(page))
      }.frame(width: max(page.width * 0.46, buttonWidth))
    }
  }

  private func wideLayout(_ page: Page) -> Layout {
    row(gap: Metrics.gap * 1.5) {
      column(gap: Metrics.step) {
        titleLabel.line()
        players
        computerRow
        turn.gap(Metrics.gap)
        turnButtons.frame(height: turnButtonsHeight(page, atLeast: 64))
      }
      history.frame(width: max(240, page.width * 0.28))
    }
  }

  private var players: Layout {
    row(gap: Metrics.step) {
      player1
      player2
    }.frame(height: { [player1] in player1.naturalHeight(forWidth: ($0.width - Metrics.step) / 2) })
  }

  /// The switch and the strategy, below player 2.
  private var computerRow: Layout {
    row {
      Layout.spacer
      computer.frame(width: { [computer] in min($0.width, max(computer.naturalWidth, $0.width / 2)) })
    }.frame(height: { [computer] in computer.naturalHeight(forWidth: $0.width) })
  }

  /// The die, and the pot beside it.
  private var turn: Layout {
    .reading { [self] room in
      let texts = naturalHeight(of: potCaption) + naturalHeight(of: lastRollLabel) + 2
      let gap = room.width * 0.03
      let side = max(60, min(room.height, (room.width - gap) * 0.46, 250))
      let potHeight = max(44, min(side * 0.9, room.height - texts))
      let potWidth = max(potHeight * 1.25, min(room.width - gap - side, 200))
      return row(gap: gap) {
        dieImageView.frame(width: side, height: side)
        column {
          potCaption.line().gap(2)
          pot
          lastRollLabel.line()
        }.frame(height: potHeight + texts)
      }.frame(width: side + gap + potWidth, height: max(side, potHeight + texts))
    }
  }

  private func turnButtonsHeight(_ page: Page, atLeast minimum: Double = Metrics.buttonHeight) -> Double {
    page.height(ofButtons: rollButton, passButton, newGameButton, atLeast: minimum)
  }

  /// The minimum width of Roll and of Pass, which are equally wide.
  private var turnButtonWidth: Double { max(rollButton.minimumWidth, passButton.minimumWidth) }

  private var turnButtons: Layout {
    row(gap: Metrics.step) {
      focusKeeper.buttonLayout
      passButton
      newGameButton.frame(width: { [self] in
        let spare = $0.width - (turnButtonWidth + Metrics.step) * 2
        return max(newGameButton.minimumWidth, min($0.width * 0.26, spare))
      })
    }
  }
}
