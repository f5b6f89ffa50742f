import GtkKit

/// Pass the Pigs: two player cards, the die, the turn's pot, the history (seeds/pig.txt, seeds/pass-the-pigs.txt).
package final class PigView: ScreenView {
  package let titleLabel = Label(tr("Pass the Pigs")).named("titleLabel")
  package let player1 = PlayerCard(number: 1)
  package let player2 = PlayerCard(number: 2)
  package let computerSwitch = Switch().named("computerSwitch")
  package let strategyChoice: DropDown
  package let dieImageView = Picture().named("dieImageView")
  package let turnTotalLabel = Label(role: .status).named("turnTotalLabel")
  package let lastRollLabel = Label(role: .status).named("lastRollLabel")
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
  private var face: Int?
  private var turnTotal = 0

  /// A screen that offers these ways of playing to the computer.
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
    titleLabel.styled("game-title")
    lastRollLabel.styled("last-roll")
    computer.styled("computer")
    computerSwitch.accessible(tr("Player 2 is the computer"))
    strategyChoice.named("strategyChoice").expanding(horizontally: true)
      .accessible(tr("How the computer plays"))
    historyTable.list.accessible(tr("History"))
    history.styled("card", "history")
    rollButton.styled("main").tooltip = tr("Roll the die (R)")
    passButton.styled("second").tooltip = tr("Keep the points of this turn (P or H)")
    newGameButton.styled("third").tooltip = tr("Start a new game (N)")
    add(
      titleLabel, player1, player2, computer, dieImageView, potCaption, pot, lastRollLabel)
    add(focusKeeper, rollButton, passButton, newGameButton, history)
    page.accessible(tr("Pass the Pigs"))
    focusBegins(at: rollButton)
    hookActions()
  }

  private func hookActions() {
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

  /// Enables the controls that may be used now.
  ///
  /// The focus keeper takes the keyboard focus over from a control that is disabled, and gives it back as soon as that is
  /// enabled. When the user comes to the screen while Roll is disabled, the screen itself has the focus until then.
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
    if page.isFocus { rollButton.grabFocus() }
    page.isFocusable = false
  }

  /// Gives the keyboard focus to Roll, where its focus keeper has it.
  package func focusRoll() { focusKeeper.handOver() }

  override package var initialFocus: AnyWidget? {
    guard !rollButton.isSensitive else { return super.initialFocus }
    page.isFocusable = true
    return AnyWidget(page)
  }

  /// Shows the face that the die has, or one with a pig's snout before the first roll.
  package func showDie(_ face: Int?, describedAs description: String) {
    self.face = face
    dieImageView.show(DiePicture.face(face), describedAs: description)
  }

  /// Has the die tumble once, over its other faces, and land on the one that it has: motion that changes nothing.
  package func tumbleDie() {
    dieImageView.replay("tumbling")
    tumble.run(milliseconds: 280) { [weak self] progress in
      guard let self else { return }
      let passed = [3, 6, 2, 5][min(3, Int(progress * 4))]
      self.dieImageView.show(DiePicture.face(progress < 0.85 ? passed : self.face))
    }
  }

  /// Shows the points of the turn; the piggy bank hops where some fell into it.
  package func showTurnTotal(_ points: Int) {
    if points > turnTotal { pot.hop() }
    turnTotal = points
    turnTotalLabel.text = String(points)
  }

  // MARK: - Layout

  override func arrangeNarrow(_ page: Rect) {
    var room = page
    titleLabel.placeLine(in: room.cutTop(height(of: titleLabel), gap: 3))
    arrangePlayers(&room)
    let least = 80.0
    let history = max(50, self.history.minimumHeight)
    let spare = max(0, room.height - least - 2 * Metrics.step - buttonHeight - history)
    arrangeDie(room.cutTop(least + spare * 0.45, gap: Metrics.step))
    arrangeButtons(room.cutTop(buttonHeight, gap: Metrics.step))
    self.history.place(in: room)
  }

  override func arrangeShort(_ page: Rect) {
    var room = page
    let buttons = turnButtonWidth * 2 + newGameButton.minimumWidth + Metrics.step * 2
    var right = room.cutRight(max(room.width * 0.46, buttons), gap: Metrics.gap)
    titleLabel.placeLine(in: room.cutTop(height(of: titleLabel), gap: 3))
    arrangePlayers(&room)
    history.place(in: room)
    arrangeButtons(right.cutBottom(buttonHeight, gap: Metrics.gap))
    arrangeDie(right)
  }

  override func arrangeWide(_ page: Rect) {
    var room = page.inset(by: Metrics.step)
    history.place(in: room.cutRight(max(240, room.width * 0.28), gap: Metrics.gap * 1.5))
    titleLabel.placeLine(in: room.cutTop(height(of: titleLabel), gap: Metrics.step))
    arrangePlayers(&room)
    arrangeButtons(
      room.cutBottom(height(ofButtons: rollButton, passButton, newGameButton, atLeast: 64), gap: Metrics.gap))
    arrangeDie(room)
  }

  private func arrangePlayers(_ room: inout Rect) {
    let cards = room.cutTop(
      player1.naturalHeight(forWidth: (room.width - Metrics.step) / 2), gap: Metrics.step)
    player1.place(in: cards.column(0, of: 2, gap: Metrics.step))
    player2.place(in: cards.column(1, of: 2, gap: Metrics.step))
    let height = computer.naturalHeight(forWidth: room.width)
    var strip = room.cutTop(height, gap: Metrics.step)
    computer.place(in: strip.cutRight(min(strip.width, max(computer.naturalWidth, strip.width / 2))))
  }

  /// The die, and the pot beside it.
  private func arrangeDie(_ room: Rect) {
    let caption = height(of: potCaption)
    let last = height(of: lastRollLabel)
    let gap = room.width * 0.03
    let side = max(60, min(room.height, (room.width - gap) * 0.46, 250))
    let pig = max(44, min(side * 0.9, room.height - caption - last - 2))
    let potWidth = max(pig * 1.25, min(room.width - gap - side, 200))
    var group = room.centered(Size(side + gap + potWidth, max(side, pig + caption + last + 2)))
    dieImageView.place(in: group.cutLeft(side, gap: gap).centered(Size(side, side)))
    var column = group.centered(Size(group.width, pig + caption + last + 2))
    potCaption.placeLine(in: column.cutTop(caption, gap: 2))
    lastRollLabel.placeLine(in: column.cutBottom(last))
    pot.place(in: column)
  }

  private var buttonHeight: Double {
    height(ofButtons: rollButton, passButton, newGameButton)
  }

  /// What Roll and Pass, which are equally wide, need each.
  private var turnButtonWidth: Double { max(rollButton.minimumWidth, passButton.minimumWidth) }

  private func arrangeButtons(_ room: Rect) {
    var room = room
    let spare = room.width - (turnButtonWidth + Metrics.step) * 2
    let newGame = max(newGameButton.minimumWidth, min(room.width * 0.26, spare))
    newGameButton.place(in: room.cutRight(newGame, gap: Metrics.step))
    let roll = room.column(0, of: 2, gap: Metrics.step)
    focusKeeper.place(before: roll)
    rollButton.place(in: roll)
    passButton.place(in: room.column(1, of: 2, gap: Metrics.step))
  }
}
