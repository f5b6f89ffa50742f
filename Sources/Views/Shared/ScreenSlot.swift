import GtkKit

/// A place for a screen: empty, or filled by the screen that is shown there.
struct ScreenSlot: Widget {
  let pointer: WidgetPointer
  private let container = Container(arrange: { area in
    area.container.children.map { $0.placed(in: area.rect) }
  })

  init() { pointer = container.pointer }

  var isFilled: Bool { !children.isEmpty }

  /// Shows a screen instead of the current one; nil leaves the slot empty.
  func show(_ screen: WidgetRoot?) {
    if let screen, children.contains(where: { $0.isSame(as: screen) }) { return }
    for child in children { container.remove(child) }
    if let screen { container.add(screen) }
    container.measure = { screen?.measured($0) ?? Extent(0) }
  }
}
