import GtkKit

/// What the Inspector draws above the widgets of a screen: a frame around a highlighted one, and veils over those whose new
/// values cannot be seen yet.
final class ScreenMarks: CustomWidget {
  private var target: WeakWidget?
  private var veiled: [WeakWidget] = []
  /// The veiled widgets that the user has chosen.
  var checked: [AnyWidget] = [] {
    didSet { if checked.map(\.pointer) != oldValue.map(\.pointer) { queueDraw() } }
  }

  private lazy var pulsing = Animation(of: self, ignoringStoppedMotion: true)
  /// How much wider than usual the frame is while it pulses.
  private var spread = 0.0

  private static let frameColor = Color(0xE01B8B)
  private static let frameWidth = 4.0
  private static let pulseWidth = 14.0
  /// The time of a pulse, in milliseconds.
  private static let pulseTime = 250

  /// The scale of the mark on a large veil.
  private static let maximumScale = 3.0
  private static let (mark, checkMark) = ("?", "✓")
  private static let fill = Color(0x8A9099)
  private static let checkedFill = Color(0x1C5FB8)
  private static let edge = Color(0xFFFFFF)

  init() {
    super.init(role: .presentation)
    styled("veil-mark").canTarget = false
    // The widgets may have moved.
    onMap { [self] in queueDraw() }
  }

  /// The widget inside the frame; nil if there is none or after it has been destroyed.
  var highlighted: AnyWidget? {
    get { target?.widget }
    set {
      target = newValue.map { WeakWidget($0) }
      queueDraw()
    }
  }

  /// The frame closes in on the widget.
  func pulse() {
    pulsing.run(milliseconds: Self.pulseTime) { [self] time in
      spread = Self.pulseWidth * (1 - time)
      queueDraw()
    }
  }

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
    let places = widgets.compactMap { widget in
      Self.frame(of: widget).visibleBounds(in: window).map { (widget: widget, rect: $0) }
    }
    return places.filter { $0.rect.contains(point) }
      .min { $0.rect.width * $0.rect.height < $1.rect.width * $1.rect.height }?.widget
  }

  override func draw(on canvas: Canvas, in area: Area) {
    for widget in widgets { drawVeil(over: widget, on: canvas) }
    guard let bounds = highlighted?.visibleBounds(in: self) else { return }
    let width = Self.frameWidth
    let frame = bounds.inset(by: -width - spread).intersection(area.rect.inset(by: width / 2))
    // A white border makes the frame stand out on any background.
    for (color, width) in [(Color(0xFFFFFF), width + 3), (Self.frameColor, width)] {
      canvas.roundedRectangle(frame, radius: 9)
      canvas.stroke(color, width: width)
    }
  }

  private func drawVeil(over widget: AnyWidget, on canvas: Canvas) {
    guard let bounds = Self.frame(of: widget).visibleBounds(in: self) else { return }
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
