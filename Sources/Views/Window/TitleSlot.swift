import GtkKit

/// The title in a header bar, which is scaled down if necessary, so that it does not limit the width of the window.
struct TitleSlot: Widget {
  let pointer: WidgetPointer

  init(_ title: String) {
    let label = Label(title).styled("title")
    let slot = Container(
      measure: { orientation in
        let extent = label.measured(orientation)
        return orientation == .horizontal ? Extent(minimum: 0, natural: extent.natural) : extent
      },
      arrange: { [label.placedLine(in: $0.rect, minimumScale: 0.4)] })
    pointer = slot.add(label).pointer
  }
}
