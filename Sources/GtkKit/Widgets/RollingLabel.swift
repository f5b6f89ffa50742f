import CGtk

/// A label whose text rolls to the new one when it changes, as on a mechanical counter.
///
/// The label itself has the new text immediately, for tests and for assistive technology.
public final class RollingLabel: CustomWidget {
  private let label: Label
  private let fills: Bool
  private lazy var animation = Animation(of: self)
  /// The text before, the text that is shown, and the course from one to the other, from 0 to 1.
  private var (old, shown, progress): (String, String, Double)

  /// The minimum scale of a text that is too long.
  private static let smallest = 0.2
  /// The maximum scale of a text that fills its space.
  private static let largest = 4.0
  /// The height of the space for a text that fills it, in heights of a digit.
  private static let spacing = 1.5

  /// Makes a label of one line roll for a time. If `fills` is true, the label is scaled up to its space.
  public init(_ label: Label, fills: Bool = false, milliseconds: Int = 280) {
    (self.label, self.fills) = (label, fills)
    (old, shown, progress) = ("", label.text, 1)
    super.init()
    // The space above and below the digits of a text that fills the widget may be outside of it.
    if fills { clipped() }
    add(label)
    label.onTextChanged { [self] in
      let text = label.text
      guard text != shown else { return }
      (old, shown) = (shown, text)
      animation.run(milliseconds: milliseconds) { [self] in
        progress = $0
        label.opacity = progress < 1 ? 0 : 1
        queueDraw()
      }
    }
  }

  override public func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    let extent = label.measured(orientation)
    guard orientation == .horizontal else { return extent }
    // What fills its space needs none: nothing moves when a digit is added.
    let minimum = fills ? 0 : Double(extent.natural) * Self.smallest
    return SizeRequest(minimum: Int(minimum), natural: extent.natural)
  }

  override public func arrange(in area: Area) -> [Placement] {
    let place = place(in: area.size)
    return [label.placed(in: place.rect, scale: place.scale)]
  }

  private func place(in size: Size) -> (rect: Rect, scale: Double) {
    let natural = Size(max(1, label.naturalWidth), max(1, label.naturalHeight(forWidth: 0)))
    guard fills else { return (Rect(size), min(1, size.width / natural.width)) }
    let digit = label.inkBounds(of: "0")
    // Space for three digits, so that the scale stays if a digit is added.
    let scale = min(
      size.width / max(natural.width, label.width(of: "000")),
      size.height / max(1, digit.height * Self.spacing), Self.largest)
    // Most fonts have more space above the digits than below, or the reverse.
    let top = size.height / 2 - digit.center.y * scale
    return (Rect(0, top, size.width, natural.height * scale + 1), scale)
  }

  override public func draw(on canvas: Canvas, in area: Area) {
    guard progress < 1 else { return }
    let place = place(in: area.size)
    canvas.clipped(to: area.rect) { canvas in
      canvas.transformed(by: Point(0, place.rect.y), scale: place.scale) { drawTransition(on: $0) }
    }
  }

  private func drawTransition(on canvas: Canvas) {
    let sign = Self.number(shown) < Self.number(old) ? -1.0 : 1
    for (text, shift) in [(old, -progress), (shown, 1 - progress)] {
      let corner = label.corner(of: text)
      let top = corner.y + sign * shift * Double(label.height)
      canvas.text(text, like: label, at: Point(corner.x, top), label.color)
    }
  }

  private static func number(_ text: String) -> Int { Int(text.filter(\.isNumber)) ?? 0 }
}

extension Label {
  /// The top left corner of a text in the place of the label's own, in the label's coordinates.
  fileprivate func corner(of text: String) -> Point {
    var (left, top): (CInt, CInt) = (0, 0)
    gtk_label_get_layout_offsets(opaque, &left, &top)
    let alignment = Double(gtk_label_get_xalign(opaque))
    let spare = width(of: self.text) - width(of: text)
    return Point(
      Double(left) + spare * (readsRightToLeft ? 1 - alignment : alignment), Double(top))
  }
}
