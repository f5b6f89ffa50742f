import GtkKit

/// The Bank screen of Tic Tac Toe Reverse: a till with three counters, notes and a field to add credit, and a drawer
/// (seeds/tic-tac-toe-reverse.txt, step 8).
package final class BankView: MachineScreenView {
  package private(set) lazy var receipt = Receipt(titleLabel)
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

  /// The body of the till, and the slot for the receipt at its top.
  private let till = CustomWidget(role: .presentation).styled("cabinet", "till")
  private let slot = CustomWidget(role: .presentation).styled("slot")

  package init() {
    super.init(name: "bankScreen")
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

  /// The room above the paper, as a part of the page's height.
  private static let air = 0.022

  override func alertGround(in arrangement: Arrangement) -> [any Widget] {
    switch arrangement {
    // On a low page, the sheet grows upwards: never over the field, which it speaks of.
    case .narrow where content.height < 450: [receipt, creditCounter]
    case .narrow: [wonCounter, spinsCounter, addTenButton, addFiftyButton, addHundredButton]
    case .short where content.height < 320: [receipt, wonCounter, creditCounter, spinsCounter]
    default: [receipt]
    }
  }

  override func layout(_ arrangement: Arrangement, on page: Page) -> Layout {
    let body = body(on: page, arrangement)
    let paper = Rect(body.x, page.height * Self.air - 2, body.width, body.y - page.height * Self.air + 2)
    let inside = body.inset(by: arrangement == .narrow ? 12 : 26, arrangement == .wide ? 16 : 10)
    let well = Rect(body.x - 6, body.y + body.height, body.width + 12, drawerHeight(page, arrangement))
    let width = min(body.width - 40, max(body.width * 0.75, receipt.naturalWidth))
    let edge = Rect(body.x, body.y - 7, body.width, 14)
    return Layout(
      [
        (till.layout, body), (slot.layout, edge.centered(Size(body.width - 20, edge.height))),
        (content(arrangement, page, inside), inside),
        (receipt.layout, paper.centered(Size(width, paper.height))), (drawer.layout, well),
      ], in: page.size)
  }

  /// The till, with room for the receipt above it and for the drawer below it.
  override func body(on page: Page, _ arrangement: Arrangement) -> Rect {
    let (width, highest, part) =
      switch arrangement {
      case .narrow: (page.width - 24, titleLabel.isVisible ? page.width * 1.75 : .infinity, 0.2)
      case .short: (page.width - 36, .infinity, isLow(page) ? 0.22 : 0.36)
      case .wide: (min(page.width - 40, page.height * 1.45), .infinity, 1)
      }
    let air = page.height * Self.air
    let natural = titleLabel.isVisible ? Double(receipt.measured(.vertical).natural) : 0
    let paper = max(receipt.minimumHeight, min(natural, page.height * part))
    let height = min(page.height, highest)
    let top = (page.height - height) / 2 + paper + air
    return Rect(
      (page.width - width) / 2, top, width, height - paper - air - drawerHeight(page, arrangement))
  }

  private func drawerHeight(_ page: Page, _ arrangement: Arrangement) -> Double {
    guard titleLabel.isVisible else { return page.height * Self.foot + 17.5 }
    return arrangement == .narrow ? 70 : page.height * 0.135
  }

  /// The counters, and below them what adds credit. In a till that is nearly as high as wide, the credit is above the others.
  private func content(_ arrangement: Arrangement, _ page: Page, _ room: Rect) -> Layout {
    let isNarrow = arrangement == .narrow
    let height = page.mainTarget(atLeast: isNarrow ? 44 : page.height * 0.11)
    let isLow = isLow(page)
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
        if isLow {
          creditField
          addCreditButton.growing(1.8)
        }
      }.frame(height: height)
      if !isLow {
        row(gap: Metrics.gap) {
          creditField
          addCreditButton
        }.frame(height: height)
      }
    }
  }

  /// Whether what adds credit is in one row, so that the counters have room.
  private func isLow(_ page: Page) -> Bool { page.width > page.height * 1.85 }
}
