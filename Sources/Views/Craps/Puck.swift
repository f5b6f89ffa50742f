import GtkKit

/// The puck: black with the word Off, or white with the word On above the point.
///
/// Its labels are as large as fits. Its size is the same for both.
struct Puck: Widget {
  let pointer: WidgetPointer
  private let onLabel = Label(tr("On")).styled("puck-on")

  init(_ pointLabel: Label) {
    let puck = Container(arrange: { [onLabel] area in
      // The rectangle inside a circle is narrower than the circle.
      let rect = area.rect.centered(Size(area.size.width * 0.74, area.size.height * 0.82))
      guard onLabel.isVisible else {
        return [pointLabel.placedFilling(rect.inset(by: 0, rect.height * 0.24))]
      }
      var room = rect
      let top = room.cutTop(room.height * 0.42, gap: 1)
      return [onLabel.placedFilling(top), pointLabel.placedFilling(room)]
    })
    puck.add(onLabel).add(pointLabel.styled("puck-point", "numeric"))
    pointer = puck.styled("puck").pointer
    show(isOn: false)
  }

  func show(isOn: Bool) {
    setStyle("on", isOn)
    onLabel.isVisible = isOn
  }
}
