import GtkKit

/// The puck: black, and says Off; white, and says On above the number that is the point.
///
/// Its words are as large as it allows: it needs no more room for the one than for the other.
struct Puck: Widget {
  let pointer: WidgetPointer
  private let onLabel = Label(tr("On")).styled("puck-on")

  init(_ pointLabel: Label) {
    let puck = Container()
    puck.add(onLabel).add(pointLabel.styled("puck-point", "numeric"))
    pointer = puck.styled("puck").pointer
    var behavior = Container.Behavior()
    behavior.arrange = { [onLabel] size in
      // What is in a circle is narrower than the circle.
      var room = Rect(size).centered(Size(size.width * 0.8, size.height * 0.86))
      if onLabel.isVisible { onLabel.placeFilling(room.cutTop(room.height * 0.36, gap: room.height * 0.06)) }
      pointLabel.placeFilling(room.inset(by: 0, onLabel.isVisible ? 0 : room.height * 0.22))
    }
    puck.behavior = behavior
    show(isOn: false)
  }

  func show(isOn: Bool) {
    setStyle("on", isOn)
    onLabel.isVisible = isOn
  }
}
