import GtkKit

/// Veils over widgets of a screen, in a layer above the screen: their new values cannot be seen yet.
final class WidgetVeils: CustomWidget {
  private var veiled: [WeakWidget] = []

  /// The scale of the mark on a large veil.
  private static let maximumScale = 3.0
  private static let mark = "?"
  private static let fill = Color(0x8A9099)
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

  override func draw(on canvas: Canvas, in area: Area) {
    let size = size(of: Self.mark)
    for bounds in widgets.compactMap({ Self.frame(of: $0).visibleBounds(in: self) }) {
      let radius = min(8, bounds.height / 2)
      canvas.roundedRectangle(bounds, radius: radius)
      canvas.fill(Self.fill)
      canvas.roundedRectangle(bounds.inset(by: 1), radius: radius)
      canvas.stroke(Self.edge.opacity(0.8), width: 2)
      // As large as there is room for, to be read from the back of a room.
      let scale = min(bounds.width / size.width, bounds.height / size.height, Self.maximumScale)
      let place = bounds.centered(Size(size.width * scale, size.height * scale))
      canvas.transformed(by: Point(place.x, place.y), scale: scale) {
        $0.text(Self.mark, like: self, at: Point(0, 0), Self.edge)
      }
    }
  }
}
