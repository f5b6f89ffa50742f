import GtkKit

/// What the Inspector draws above the widgets of a screen: a frame around a highlighted one, and outlines in the place of those
/// whose new values cannot be seen yet.
final class ScreenMarks: CustomWidget {
  private var target: WeakWidget?
  /// The veiled widgets, and their frames, which are not seen.
  private var veiled: [(widget: WeakWidget, frame: WeakWidget)] = []
  /// The veiled widgets that the user has chosen.
  var checked: [AnyWidget] = [] {
    didSet { if checked != oldValue { queueDraw() } }
  }

  private static let frameColor = Color(0xE01B8B)
  private static let frameWidth = 4.0

  private static let (open, chosen) = (("?", Color(0x24272B)), ("✓", Color(0x1C5FB8)))
  /// The largest diameter of a badge with a mark, to be read from the back of a room.
  private static let largestBadge = 64.0
  private static let edge = Color(0xFFFFFF)
  /// The style class of a widget that an outline replaces.
  private static let style = "veiled"

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

  var widgets: [AnyWidget] {
    get { veiled.compactMap(\.widget.widget) }
    set {
      guard newValue != veiled.map(\.widget.widget) else { return }
      for (_, frame) in veiled { frame.widget?.setStyle(Self.style, false) }
      veiled = newValue.map { (WeakWidget($0), WeakWidget(Self.frame(of: $0))) }
      for (_, frame) in veiled { frame.widget?.setStyle(Self.style, true) }
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
    // The place of a part may tell its new value.
    let wholes = widgets.filter { widget in
      !sequence(first: widget, next: \.parent).dropFirst().contains(where: widgets.contains)
    }
    for widget in wholes where !checked.contains(widget) { drawOutline(of: widget, Self.open, on: canvas) }
    for widget in checked { drawOutline(of: widget, Self.chosen, on: canvas) }
    guard let bounds = highlighted?.visibleBounds(in: self) else { return }
    let width = Self.frameWidth
    let frame = bounds.inset(by: -width).intersection(area.rect.inset(by: width / 2))
    // A white border makes the frame stand out on any background.
    for (color, width) in [(Color(0xFFFFFF), width + 3), (Self.frameColor, width)] {
      canvas.roundedRectangle(frame, radius: 9)
      canvas.stroke(color, width: width)
    }
  }

  private func drawOutline(of widget: AnyWidget, _ badge: (mark: String, color: Color), on canvas: Canvas) {
    guard let bounds = Self.frame(of: widget).visibleBounds(in: self) else { return }
    let outline = bounds.inset(by: 1.5)
    for (color, width) in [(badge.color, 5.0), (Self.edge, 2)] {
      canvas.roundedRectangle(outline, radius: min(8, outline.height / 2))
      canvas.stroke(color, width: width)
    }
    let side = min(bounds.width, max(bounds.height, 26), max(Self.largestBadge, bounds.height / 3))
    let size = size(of: badge.mark)
    canvas.circle(bounds.center, radius: side / 2 - 2)
    canvas.fill(badge.color, outline: Self.edge, width: 2)
    let scale = side * 0.7 / size.height
    let place = bounds.centered(Size(size.width * scale, size.height * scale))
    canvas.transformed(by: Point(place.x, place.y), scale: scale) {
      $0.text(badge.mark, like: self, at: Point(0, 0), Self.edge)
    }
  }
}
