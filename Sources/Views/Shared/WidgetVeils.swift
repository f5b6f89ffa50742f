import GtkKit

/// Veils over widgets of a screen, in a layer above the screen: their new values cannot be seen yet.
final class WidgetVeils: CustomWidget {
  private var veiled: [WeakWidget] = []
  /// The widgets that the user has chosen.
  var checked: [AnyWidget] = [] {
    didSet { if checked.map(\.pointer) != oldValue.map(\.pointer) { queueDraw() } }
  }

  /// The scale of the mark on a large veil.
  private static let maximumScale = 3.0
  private static let (mark, checkMark) = ("?", "✓")
  private static let fill = Color(0x8A9099)
  private static let checkedFill = Color(0x1C5FB8)
  private static let edge = Color(0xFFFFFF)

  init() {
    super.init(role: .presentation)
    styled("veil-mark").canTarget = false
  }

  /// The widgets below veils.
  var widgets: [AnyWidget] {
    get { veiled.compactMap(\.widget) }
    set {
      guard newValue.map(\.pointer) != veiled.map({ $0.widget?.pointer }) else { return }
      veiled = newValue.map(WeakWidget.init)
      queueDraw()
    }
  }

  /// The parent if the widget is its only child, or the widget itself: the digits of a label may roll in all of its parent.
  private static func frame(of widget: AnyWidget) -> AnyWidget {
    widget.parent.flatMap { $0.children.count == 1 ? $0 : nil } ?? widget
  }

  /// The widget below the smallest veil at a point of a window.
  func widget(at point: Point, in window: Window) -> AnyWidget? {
    var smallest: (widget: AnyWidget, area: Double)?
    for widget in widgets {
      guard let place = Self.frame(of: widget).visibleBounds(in: window), place.contains(point) else {
        continue
      }
      let area = place.width * place.height
      if smallest.map({ area < $0.area }) ?? true { smallest = (widget, area) }
    }
    return smallest?.widget
  }

  override func draw(on canvas: Canvas, in area: Area) {
    for widget in widgets {
      guard let bounds = Self.frame(of: widget).visibleBounds(in: self) else { continue }
      let isChecked = checked.contains { $0.isSame(as: widget) }
      let mark = isChecked ? Self.checkMark : Self.mark
      let size = size(of: mark)
      let radius = min(8, bounds.height / 2)
      canvas.roundedRectangle(bounds, radius: radius)
      canvas.fill(isChecked ? Self.checkedFill : Self.fill)
      canvas.roundedRectangle(bounds.inset(by: 1), radius: radius)
      canvas.stroke(Self.edge.opacity(0.8), width: 2)
      // As large as there is room for, to be read from the back of a room.
      let scale = min(bounds.width / size.width, bounds.height / size.height, Self.maximumScale)
      let place = bounds.centered(Size(size.width * scale, size.height * scale))
      canvas.transformed(by: Point(place.x, place.y), scale: scale) {
        $0.text(mark, like: self, at: Point(0, 0), Self.edge)
      }
    }
  }
}
