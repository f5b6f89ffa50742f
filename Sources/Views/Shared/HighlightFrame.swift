import GtkKit

/// A frame around one widget of a screen, in a layer above the screen.
final class HighlightFrame: CustomWidget {
  private var target: WeakWidget

  private lazy var pulsing = Animation(of: self, ignoringStoppedMotion: true)
  /// How much wider than usual the frame is while it pulses.
  private var spread = 0.0

  private static let color = Color(0xE01B8B)
  private static let width = 4.0
  private static let pulseWidth = 14.0
  /// The time of a pulse, in milliseconds.
  private static let pulseTime = 250

  init(around widget: AnyWidget) {
    target = WeakWidget(widget)
    super.init(role: .presentation)
    canTarget = false
  }

  /// The widget inside the frame; nil after it has been destroyed.
  var widget: AnyWidget? { target.widget }

  func move(to widget: AnyWidget) {
    target = WeakWidget(widget)
    queueDraw()
  }

  /// The frame closes in on the widget.
  func pulse() {
    pulsing.run(milliseconds: Self.pulseTime) { [self] time in
      spread = Self.pulseWidth * (1 - time)
      queueDraw()
    }
  }

  override func draw(on canvas: Canvas, in area: Area) {
    guard let bounds = widget?.visibleBounds(in: self) else { return }
    let frame = bounds.inset(by: -Self.width - spread).intersection(area.rect.inset(by: Self.width / 2))
    // A white border makes the frame stand out on any background.
    canvas.roundedRectangle(frame, radius: 9)
    canvas.stroke(Color(0xFFFFFF), width: Self.width + 3)
    canvas.roundedRectangle(frame, radius: 9)
    canvas.stroke(Self.color, width: Self.width)
  }
}
