import GtkKit

/// The Bank screen of Tic Tac Toe Reverse: a till with three counters, and credit to add
/// (seeds/tic-tac-toe-reverse.txt, step 8).
package final class BankView: ScreenView {
  package let titleLabel = Label(tr("Tic Tac Toe Reverse")).named("titleLabel")
  package let creditLabel = Label().named("creditLabel")
  package let wonLabel = Label().named("wonLabel")
  package let spinsLabel = Label().named("spinsLabel")
  package let creditField = TextField().named("creditField")
  package let addCreditButton = Button(tr("Add credit")).named("addCreditButton")

  package let addCreditPressed = Action<String>("addCreditPressed")

  private let counters: [Card]

  package init() {
    counters = [
      Card(tr("Credit"), creditLabel), Card(tr("Won"), wonLabel), Card(tr("Spins"), spinsLabel),
    ]
    super.init(style: "tictactoe", name: "bankScreen")
    titleLabel.styled("game-title")
    creditField.styled("amount").accessible(tr("Credit to add"))
    creditField.setCharacters(minimum: 3, maximum: 20)
    creditField.setTextAlignment(0.5)
    creditField.expectDigits()
    addCreditButton.styled("main")
    add(titleLabel)
    for counter in counters { add(counter.styled("till")) }
    add(creditField, addCreditButton)
    focusBegins(at: creditField)
    let send = { [weak self] in
      guard let self else { return }
      self.addCreditPressed.send(self.creditField.text)
    }
    addCreditButton.onClicked(send)
    creditField.onEntered(send)
  }

  // MARK: - Layout

  override func arrange(_ arrangement: Arrangement, in page: Rect) {
    var room =
      arrangement == .wide
      ? page.inset(by: Metrics.gap).centered(Size(min(720, page.width - 24), page.height - 24)) : page
    titleLabel.place(in: room.cutTop(titleLabel.naturalHeight(forWidth: room.width), gap: Metrics.gap))
    let till = min(arrangement == .narrow ? 300 : 190, room.height - Metrics.buttonHeight - Metrics.gap)
    var group = room.centered(
      Size(room.width, min(room.height, till + Metrics.buttonHeight + Metrics.gap * 2)))
    var deposit = group.cutBottom(arrangement == .wide ? 60 : Metrics.buttonHeight, gap: Metrics.gap)
    addCreditButton.place(in: deposit.cutRight(deposit.width * 0.5, gap: Metrics.step))
    creditField.place(in: deposit)
    for (index, counter) in counters.enumerated() {
      let rect =
        arrangement != .narrow
        ? group.column(index, of: 3, gap: Metrics.step) : group.row(index, of: 3, gap: Metrics.step)
      counter.place(in: rect)
    }
  }
}
