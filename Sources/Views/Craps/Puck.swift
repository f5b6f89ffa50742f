import GtkKit

/// The puck: black, and says Off; white, and says On above the number that is the point.
struct Puck: Widget {
  let pointer: WidgetPointer
  private let onLabel = Label(tr("On")).styled("puck-on")

  init(_ pointLabel: Label) {
    let texts = Box(.vertical, [onLabel, pointLabel.styled("puck-point", "numeric")])
    pointer =
      Box(.vertical, [texts.expanding(vertically: true).aligned(.fill, .center)])
      .styled("puck").pointer
    show(isOn: false)
  }

  func show(isOn: Bool) {
    setStyle("on", isOn)
    onLabel.isVisible = isOn
  }
}
