import GtkKit

/// A caption above the value that it names, as "BALANCE" above "$200"; the value rolls as on a meter.
struct Card: Widget {
  let pointer: WidgetPointer

  /// A card for a value; `style` is its own class in the style sheet. A value in the middle fills the card.
  init(_ caption: String, _ value: Label, style: String, alignment: Double = 0.5) {
    let window = RollingLabel(value.styled("numeric").textAligned(alignment), fills: alignment == 0.5)
    let card = Box(
      .vertical, role: .group,
      [Label(caption).styled("caption").textAligned(alignment), window.expanding(vertically: true)])
    pointer = card.accessible(caption).styled("counter", style).pointer
  }
}
