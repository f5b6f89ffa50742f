import GtkKit

/// A caption above a value, as "BALANCE" above "$200". When the value changes, its digits roll.
struct Card: Widget {
  let pointer: WidgetPointer

  /// A card with its own style class. A centered value fills the card.
  init(_ caption: String, _ value: Label, style: String, alignment: Double = 0.5) {
    let window = RollingLabel(value.styled("numeric").textAligned(alignment), fills: alignment == 0.5)
    let card = Box(
      .vertical, role: .group,
      [Label(caption).styled("caption").textAligned(alignment), window.expanding(vertically: true)])
    pointer = card.accessible(caption).styled("counter", style).pointer
  }
}
