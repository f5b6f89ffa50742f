import GtkKit

/// The Bank screen of Tic Tac Toe Reverse: a till with three counters, notes and a field to add credit, and a drawer
/// (seeds/tic-tac-toe-reverse.txt, step 8).
package final class BankView: ScreenView {
  package let titleLabel = Label(tr("Tic Tac Toe Reverse")).named("titleLabel").styled("game-title")
  package let receipt: Receipt
  package let creditLabel = Label().named("creditLabel")
  package let wonLabel = Label().named("wonLabel")
  package let spinsLabel = Label().named("spinsLabel")
  package let addTenButton = BankView.noteButton(10, named: "addTenButton")
  package let addFiftyButton = BankView.noteButton(50, named: "addFiftyButton")
  package let addHundredButton = BankView.noteButton(100, named: "addHundredButton")
  package let creditField = TextField().named("creditField").styled("amount").accessibleLabel(
    tr("Credit to add"))
  package let addCreditButton = Button(tr("Add credit")).named("addCreditButton").styled("main")
  package let drawer = CashDrawer()

  package let addCreditPressed = Action<String>("addCreditPressed")
  package let amountCancelled = Action<Void>("amountCancelled")
  package let notePressed = Action<Int>("notePressed")

  private let (creditCounter, wonCounter, spinsCounter): (Counter, Counter, Counter)
  /// The body of the till, and the slot for the receipt at its top.
  private let till = CustomWidget(role: .presentation).styled("cabinet", "till")
  private let slot = CustomWidget(role: .presentation).styled("slot")

  package init() {
    receipt = Receipt(titleLabel)
    creditCounter = Counter(tr("Credit"), creditLabel, style: "credit", name: "creditCounter")
    wonCounter = Counter(tr("Won"), wonLabel, style: "won-total", name: "wonCounter")
    spinsCounter = Counter(tr("Spins"), spinsLabel, style: "spins", name: "spinsCounter")
    super.init(style: "tictactoe", name: "bankScreen", colors: TicTacToeColors.self)
    creditField.setCharacters(minimum: 3, maximum: 20)
    creditField.setTextAlignment(0.5)
    creditField.expectDigits()
    add(
      till, slot, receipt, wonCounter, creditCounter, spinsCounter, addTenButton, addFiftyButton,
      addHundredButton)
    add(creditField, addCreditButton, drawer)
    focusBegins(at: creditField)
    creditField.text = Self.noAmount
    for (button, amount) in [(addTenButton, 10), (addFiftyButton, 50), (addHundredButton, 100)] {
      button.onClicked { [notePressed] in notePressed.send(amount, by: button, "clicked") }
    }
    addCreditButton.onClicked { [addCreditPressed, creditField, addCreditButton] in
      addCreditPressed.send(creditField.text, by: addCreditButton, "clicked")
    }
    creditField.onKey { [weak self] key in
      guard let self, key == .escape, creditField.text != Self.noAmount else { return false }
      amountCancelled.send(by: creditField, "key-pressed")
      return true
    }
    creditField.onEntered { [addCreditPressed, creditField] in
      addCreditPressed.send(creditField.text, by: creditField, "entered")
    }
  }

  private static func noteButton(_ amount: Int, named name: String) -> Button {
    let button = Button(Numeral.signed("+\(amount)")).named(name).styled("bank-note", name)
    return button.accessibleLabel(tr("Add {amount}", ["amount": String(amount)]))
  }

  /// Gives the keyboard focus to the button that adds the amount.
  override package func endTyping() {
    if creditField.containsFocus { addCreditButton.grabFocus() }
  }

  private static let noAmount = "0"

  /// Empties the field. If it has the keyboard focus, its text is selected, to be typed over.
  package func clearAmount() {
    creditField.text = Self.noAmount
    if creditField.containsFocus { creditField.selectText() }
  }

  // MARK: - Layout

  override var margin: Double { 0 }
  override func arrangement(fitting size: Size) -> Arrangement { .fitting(size, tablet: .wide) }

  override func alertGround(in arrangement: Arrangement) -> [any Widget] {
    switch arrangement {
    case .narrow: [receipt, creditCounter]
    case .short where content.height < 320: [receipt, wonCounter, creditCounter, spinsCounter]
    default: [receipt]
    }
  }

  override func drawSurface(_ snapshot: Snapshot, _ surface: Surface) {
    // Beside the Game, the counter would end in the middle of the window.
    guard (AnyWidget(root).parent?.parent?.width ?? 0) <= root.width else { return }
    let (body, colors) = (body(on: surface.page, surface.arrangement), TicTacToeColors(surface.theme))
    // The counter on which the till stands runs on to the edges of the screen.
    var counter = surface.screen
    _ = counter.cutTop(body.y + body.height - 18 - counter.y)
    snapshot.fill(counter, colors.counter)
    snapshot.fill(Rect(counter.x, counter.y - 0.75, counter.width, 1.5), colors.trim.opacity(0.55))
  }

  override func layout(_ arrangement: Arrangement, on page: Page) -> Layout {
    let body = body(on: page, arrangement)
    let paper = Rect(body.x, 6, body.width, body.y - 6)
    let inside = body.inset(by: arrangement == .narrow ? 12 : 26, arrangement == .wide ? 16 : 10)
    let well = Rect(body.x - 6, body.y + body.height, body.width + 12, drawerHeight(page, arrangement))
    let width = min(body.width - 40, max(360, receipt.naturalWidth))
    let edge = Rect(body.x, body.y - 7, body.width, 14)
    return Layout(
      [
        (till.layout, body), (slot.layout, edge.centered(Size(width + 18, edge.height))),
        (content(arrangement, page, inside), inside),
        (receipt.layout, paper.centered(Size(width, paper.height))), (drawer.layout, well),
      ], in: page.size)
  }

  /// The till, with room for the receipt above it and for the drawer below it.
  private func body(on page: Page, _ arrangement: Arrangement) -> Rect {
    let width =
      switch arrangement {
      case .narrow: page.width - 24
      case .short: page.width - 60
      case .wide: min(page.width - 40, page.height * 1.45)
      }
    let part = !titleLabel.isVisible ? 0 : arrangement == .wide ? 1 : arrangement == .narrow ? 0.2 : 0.36
    let paper = max(
      receipt.minimumHeight, min(Double(receipt.measured(.vertical).natural), page.height * part))
    let height = arrangement == .narrow ? min(page.height, page.width * 1.75) : page.height
    let top = (page.height - height) / 2 + paper + 8
    return Rect(
      (page.width - width) / 2, top, width, height - paper - 8 - drawerHeight(page, arrangement))
  }

  private func drawerHeight(_ page: Page, _ arrangement: Arrangement) -> Double {
    !titleLabel.isVisible ? 38 : arrangement == .narrow ? 70 : page.height * 0.135
  }

  /// The counters, and below them what adds credit. In a till that is nearly as high as wide, the credit is above the others.
  private func content(_ arrangement: Arrangement, _ page: Page, _ room: Rect) -> Layout {
    let isNarrow = arrangement == .narrow
    let height = page.mainTarget(atLeast: isNarrow ? 44 : page.height * 0.11)
    return column(gap: isNarrow ? 8 : page.height * 0.025) {
      if isNarrow || room.height > room.width * 0.6 {
        creditCounter.growing(5).gap(Metrics.step)
        row(gap: Metrics.step) {
          wonCounter
          spinsCounter
        }.growing(4)
      } else {
        row(gap: Metrics.gap) {
          wonCounter
          creditCounter.growing(1.9)
          spinsCounter
        }
      }
      row(gap: Metrics.gap) {
        addTenButton
        addFiftyButton
        addHundredButton
      }.frame(height: height)
      row(gap: Metrics.gap) {
        creditField
        addCreditButton
      }.frame(height: height)
    }
  }
}
