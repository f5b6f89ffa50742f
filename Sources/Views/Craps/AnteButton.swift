import GtkKit

/// A button that changes the ante by an amount.
struct AnteButton {
  let button: Button
  /// The change in dollars; nil for all that the balance pays.
  let change: Int?

  /// A button for a change; nil is as much as possible.
  init(_ change: Int?) {
    self.change = change
    let amount = ["amount": String(abs(change ?? 0))]
    switch change {
    case .some(...0):
      button = Button(Numeral.signed(tr("−${amount}", amount))).named("anteMinus\(abs(change ?? 0))Button")
        .accessible(tr("Lower the ante by ${amount}", amount))
    case .some:
      button = Button(Numeral.signed(tr("+${amount}", amount))).named("antePlus\(change ?? 0)Button")
        .accessible(tr("Raise the ante by ${amount}", amount))
    case nil:
      button = Button(tr("All")).named("anteAllButton").labeled(tr("Ante as much as possible"))
    }
    button.styled("ante-step")
  }

  /// Sends one action with the change, or the other one.
  func sends(_ changePressed: Action<Int>, orAll allPressed: Action<Void>) {
    button.onClicked { [button, change] in
      if let change {
        changePressed.send(change, by: button, "clicked")
      } else {
        allPressed.send(by: button, "clicked")
      }
    }
  }
}
