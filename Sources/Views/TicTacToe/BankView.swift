import GtkKit

/// The Bank screen of Tic Tac Toe Reverse: a register with three counters, and credit to add
/// (seeds/tic-tac-toe-reverse.txt, step 8).
package final class BankView: ScreenView {
  package let titleLabel = Label(tr("Tic Tac Toe Reverse")).named("titleLabel")
  package let creditLabel = Label().named("creditLabel")
  package let wonLabel = Label().named("wonLabel")
  package let spinsLabel = Label().named("spinsLabel")
  package let creditField = TextField().named("creditField")
  package let addCreditButton = Button(tr("Add credit")).named("addCreditButton")

  package let addCreditPressed = Action<String>("addCreditPressed")

  private let register: CashRegister

  package init() {
    let counters = [
      Card(tr("Credit"), creditLabel, style: "credit"), Card(tr("Won"), wonLabel, style: "won-total"),
      Card(tr("Spins"), spinsLabel, style: "spins"),
    ]
    register = CashRegister(counters, creditField, addCreditButton)
    super.init(style: "tictactoe", name: "bankScreen")
    titleLabel.styled("game-title")
    creditField.styled("amount").accessible(tr("Credit to add"))
    creditField.setCharacters(minimum: 3, maximum: 20)
    creditField.setTextAlignment(0.5)
    creditField.expectDigits()
    addCreditButton.styled("main")
    register.setDrawerHeight { [weak self] in self?.drawerHeight ?? Metrics.buttonHeight }
    add(titleLabel, register)
    focusBegins(at: creditField)
    creditField.reset(to: Self.noAmount)
    addCreditButton.onClicked { [weak self, addCreditButton] in self?.sendAmount(addCreditButton, "clicked") }
    creditField.onEntered { [weak self, creditField] in self?.sendAmount(creditField, "entered") }
  }

  /// The text of the empty field (seeds/tic-tac-toe-reverse.txt, step 8).
  private static let noAmount = "0"

  /// Sends the amount and resets the field. If the field has the keyboard focus, its text is selected, to be typed over.
  private func sendAmount(_ outlet: some Widget, _ event: StaticString) {
    addCreditPressed.send(creditField.text, by: outlet, event)
    creditField.reset(to: Self.noAmount)
    if creditField.containsFocus { creditField.selectText() }
  }

  // MARK: - Layout

  private var drawerHeight: Double { height(ofButtons: addCreditButton, creditField) }

  override func arrange(_ arrangement: Arrangement, in page: Rect) {
    var room = arrangement == .wide ? page.inset(by: Metrics.gap) : page
    titleLabel.placeLine(in: room.cutTop(height(of: titleLabel), gap: Metrics.gap))
    let isNarrow = arrangement == .narrow
    let surplus = drawerHeight - Metrics.buttonHeight
    let largest =
      isNarrow
      ? Size(320, max(380, height(of: register) + surplus))
      : Size(680, max(330, register.minimumHeight + surplus))
    register.place(
      in: room.centered(
        Size(min(room.width, max(register.minimumWidth, largest.width)), min(room.height, largest.height))))
  }
}
