/// How not to do it: the money is what the label says, and the rule is in the controller. It is the shortest version.
///
/// The test that cannot be written: "a deposit of 0 is refused" needs a label, "both screens agree" needs both windows, and nothing
/// can be saved without reading a text in the language of the player.
final class ControllerWithoutModel {
  let label = Label()

  init() { label.show(credit: 100) }

  func depositPressed(_ amount: Int) {
    let credit = Int(label.text.split(separator: " ").last ?? "") ?? 0
    if amount > 0 { label.show(credit: credit + amount) }
  }
}
