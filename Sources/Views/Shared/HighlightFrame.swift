import GtkKit

/// A frame around one widget of a screen, above all of it, to point it out.
final class HighlightFrame: Widget {
  let pointer: WidgetPointer
  private(set) var widget: AnyWidget

  private static let ink = Color(0xE01B8B)
  private static let width = 4.0

  init(around widget: AnyWidget) {
    self.widget = widget
    let layer = Container(role: .presentation)
    layer.canTarget = false
    pointer = layer.styled("halo").pointer
    var behavior = Container.Behavior()
    behavior.drawAbove = { [weak self] canvas, size in
      guard let self, let place = self.widget.visibleBounds(in: layer) else { return }
      let frame = place.inset(by: -Self.width).intersection(Rect(size).inset(by: Self.width / 2))
      // White below the ink: it stands out on any table.
      canvas.roundedRectangle(frame, radius: 9)
      canvas.stroke(Color(0xFFFFFF), width: Self.width + 3)
      canvas.roundedRectangle(frame, radius: 9)
      canvas.stroke(Self.ink, width: Self.width)
    }
    layer.behavior = behavior
  }

  /// Goes over to another widget.
  func move(to widget: AnyWidget) {
    self.widget = widget
    queueDraw()
  }
}
