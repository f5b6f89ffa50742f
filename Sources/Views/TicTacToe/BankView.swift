import GtkKit

/// The Bank screen of Tic Tac Toe Reverse: a cash register with three counters, and a field for credit to add
/// (seeds/tic-tac-toe-reverse.txt, step 8).
package final class BankView: ScreenView {
  package let titleLabel = Label(tr("Tic Tac Toe Reverse")).named("titleLabel").styled("game-title")
  package let creditLabel = Label().named("creditLabel")
  package let wonLabel = Label().named("wonLabel")
  package let spinsLabel = Label().named("spinsLabel")
  package let creditField = TextField().named("creditField").styled("amount").accessible(tr("Credit to add"))
  package let addCreditButton = Button(tr("Add credit")).named("addCreditButton").styled("main")

  package let addCreditPressed = Action<String>("addCreditPressed")

  private let register: CashRegister

  package init() {
    let counters = [
      Card(tr("Credit"), creditLabel, style: "credit"), Card(tr("Won"), wonLabel, style: "won-total"),
      Card(tr("Spins"), spinsLabel, style: "spins"),
    ]
    register = CashRegister(counters, creditField, addCreditButton)
    super.init(style: "tictactoe", name: "bankScreen")
    creditField.setCharacters(minimum: 3, maximum: 20)
    creditField.setTextAlignment(0.5)
    creditField.expectDigits()
    add(titleLabel, register)
    focusBegins(at: creditField)
    creditField.text = Self.noAmount
    addCreditButton.onClicked { [addCreditPressed, creditField, addCreditButton] in
      addCreditPressed.send(creditField.text, by: addCreditButton, "clicked")
    }
    creditField.onEntered { [addCreditPressed, creditField] in
      addCreditPressed.send(creditField.text, by: creditField, "entered")
    }
  }

  /// The text of the empty field (seeds/tic-tac-toe-reverse.txt, step 8).
  private static let noAmount = "0"

  /// Empties the field. If it has the keyboard focus, its text is selected, to be typed over.
  package func clearAmount() {
    creditField.text = Self.noAmount
    if creditField.containsFocus { creditField.selectText() }
  }

  // MARK: - Layout

  override func layout(_ arrangement: Arrangement, on page: Page) -> Layout {
    let surplus = page.height(ofButtons: addCreditButton, creditField) - Metrics.buttonHeight
    let usual =
      arrangement == .narrow
      ? Size(320, max(380, naturalHeight(of: register) + surplus))
      : Size(680, max(330, register.minimumHeight + surplus))
    let width = max(register.minimumWidth, usual.width)
    let parts = column(gap: Metrics.gap) {
      titleLabel.line()
      register.frame(width: { min($0.width, width) }).frame(height: { min($0.height, usual.height) })
        .centered()
    }
    return arrangement == .wide ? parts.padding(Metrics.gap, Metrics.gap) : parts
  }
}
