import GtkKit

/// A place for a screen: empty, or filled by the screen that is shown there.
final class ScreenSlot: CustomWidget {
  init() { super.init() }

  var isFilled: Bool { !children.isEmpty }

  /// Shows a screen instead of the current one; nil leaves the slot empty.
  func show(_ screen: WidgetRoot?) {
    if let screen, children.contains(where: { $0.isSame(as: screen) }) { return }
    for child in children { remove(child) }
    if let screen { add(screen) }
  }

  override func measure(_ orientation: Orientation, across: Int) -> Extent {
    children.first?.measured(orientation) ?? Extent(0)
  }

  override func arrange(in area: Area) -> [Placement] { children.map { $0.placed(in: area.rect) } }
}
