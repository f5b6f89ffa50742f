import GtkKit

/// The title in a header bar, which is scaled down if necessary, so that it does not limit the width of the window.
struct TitleSlot: Widget {
  let pointer: WidgetPointer

  init(_ title: String) {
    let slot = Container()
    let label = Label(title).styled("title")
    slot.add(label)
    var behavior = Container.Behavior()
    behavior.measure = { orientation, _ in
      let extent = label.measured(orientation)
      return orientation == .horizontal ? Extent(minimum: 0, natural: extent.natural) : extent
    }
    behavior.arrange = { label.placeLine(in: Rect($0), least: 0.4) }
    slot.behavior = behavior
    pointer = slot.pointer
  }
}
