import GtkKit

/// A caption above the value that it names, as "BALANCE" above "$200".
struct Card: Widget {
  let pointer: WidgetPointer

  init(_ caption: String, _ value: Label, alignment: Double = 0.5) {
    let texts = Box(
      .vertical,
      [
        Label(caption).styled("caption").textAligned(alignment),
        value.styled("numeric").textAligned(alignment),
      ])
    let card = Box(.vertical, role: .group, [texts.expanding(vertically: true).aligned(.fill, .center)])
    pointer = card.accessible(caption).styled("counter").pointer
  }
}
