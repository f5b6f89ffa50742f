import CGtk

/// A label whose digits roll to the new ones when its text changes, as on a mechanical counter.
///
/// The label itself has the new text immediately, for tests and for assistive technology.
public final class RollingLabel: CustomWidget {
  private let label: Label
  private let fills: Bool
  private lazy var animation = Animation(of: self)
  /// The text before, the text that is shown, and the course from one to the other, from 0 to 1.
  private var (old, shown, progress): ([Character], [Character], Double)

  /// The minimum scale of a text that is too long.
  private static let smallest = 0.2
  /// The maximum scale of a text that fills its space.
  private static let largest = 4.0
  /// The height of the space for a text that fills it, in heights of a digit.
  private static let spacing = 1.5

  /// Makes a label of one line roll for a time. If `fills` is true, the label is scaled up to its space.
  public init(_ label: Label, fills: Bool = false, milliseconds: Int = 280) {
    (self.label, self.fills) = (label, fills)
    (old, shown, progress) = ([], Array(label.text), 1)
    super.init()
    // The space above and below the digits of a text that fills the widget may be outside of it.
    if fills { clipped() }
    add(label)
    label.onTextChanged { [self] in
      let text = Array(label.text)
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

  /// Draws the transition of each character. Characters of the old and the new text correspond from the end; a digit that
  /// has no counterpart rolls in or out.
  private func drawTransition(on canvas: Canvas) {
    let color = label.color
    let height = Double(label.height)
    let sign = Self.number(shown) < Self.number(old) ? -1.0 : 1
    let offset = sign * progress * height
    let (old, new) = (label.places(of: old), label.places(of: shown))
    for index in 1...max(old.count, new.count, 1) {
      let (start, end) = (old.dropLast(index - 1).last, new.dropLast(index - 1).last)
      guard let from = (start ?? end)?.point, let to = (end ?? start)?.point else { continue }
      let place = Point(from.x + (to.x - from.x) * progress, to.y)
      if let start, start.character == end?.character {
        canvas.text(start.character, like: label, at: place, color)
        continue
      }
      if let start { canvas.text(start.character, like: label, at: Point(place.x, place.y - offset), color) }
      if let end {
        canvas.text(end.character, like: label, at: Point(place.x, place.y - offset + sign * height), color)
      }
    }
  }

  private static func number(_ text: [Character]) -> Int { Int(String(text.filter(\.isNumber))) ?? 0 }
}

extension Label {
  /// The characters of a text in the place of its own, and their top left corners in the label's coordinates.
  fileprivate func places(of text: [Character]) -> [(character: String, point: Point)] {
    withLayout(of: String(text)) { layout in
      var (left, top): (CInt, CInt) = (0, 0)
      gtk_label_get_layout_offsets(opaque, &left, &top)
      let alignment = Double(gtk_label_get_xalign(opaque))
      let spare = Self.width(of: gtk_label_get_layout(opaque)) - Self.width(of: layout)
      let start = Double(left) + spare * (readsRightToLeft ? 1 - alignment : alignment)
      var byte = 0
      return text.map { character in
        var rect = PangoRectangle()
        pango_layout_index_to_pos(layout, CInt(byte), &rect)
        byte += String(character).utf8.count
        return (String(character), Point(start + Double(rect.x) / Double(PANGO_SCALE), Double(top)))
      }
    }
  }

  private static func width(of layout: OpaquePointer?) -> Double {
    var width: CInt = 0
    pango_layout_get_size(layout, &width, nil)
    return Double(width) / Double(PANGO_SCALE)
  }
}
