import CGtk

/// A label whose digits roll to the new ones when its text changes, as on a mechanical counter.
///
/// The label itself has the new text immediately, for tests and for assistive technology.
public struct RollingLabel: Widget {
  /// The ``Container`` around the label.
  public let pointer: WidgetPointer
  private static let duration = 280

  /// The state of the animation from the old text to the new one.
  private final class Roll {
    var old: [Character] = []
    var shown: [Character] = []
    var progress = 1.0
  }

  /// The minimum scale of a text that is too long.
  private static let smallest = 0.3
  /// The maximum scale of a text that fills its space.
  private static let largest = 4.0

  /// Makes a label of one line roll. If `fills` is true, the label is scaled up to its space.
  public init(_ label: Label, fills: Bool = false) {
    let roll = Roll()
    roll.shown = Array(label.text)
    let window = Container(
      measure: { orientation in
        let extent = label.measured(orientation)
        guard orientation == .horizontal else { return extent }
        return Extent(minimum: Int(Double(extent.natural) * Self.smallest), natural: extent.natural)
      },
      arrange: { area in
        [label.placed(in: area.rect, scale: Self.scale(of: label, in: area.size, fills: fills))]
      },
      drawAbove: { canvas, area in
        guard roll.progress < 1 else { return }
        let scale = Self.scale(of: label, in: area.size, fills: fills)
        canvas.clipped(to: area.rect) { canvas in
          canvas.transformed(by: Point(0, 0), scale: scale) { Self.draw(roll, label, on: $0) }
        }
      })
    pointer = window.add(label).pointer
    let animation = Animation(of: window)
    label.onTextChanged {
      let text = Array(label.text)
      guard text != roll.shown else { return }
      (roll.old, roll.shown) = (roll.shown, text)
      animation.run(milliseconds: Self.duration) { progress in
        roll.progress = progress
        label.opacity = progress < 1 ? 0 : 1
        window.queueDraw()
      }
    }
  }

  private static func scale(of label: Label, in size: Size, fills: Bool) -> Double {
    let natural = Size(max(1, label.naturalWidth), max(1, label.naturalHeight(forWidth: 0)))
    guard fills else { return min(1, size.width / natural.width) }
    // Space for three or four digits, so that the scale stays if a digit is added.
    return min(size.width / max(natural.width, natural.height * 1.7), size.height / natural.height, largest)
  }

  /// Draws the transition of each character. Characters of the old and the new text correspond from the end.
  private static func draw(_ roll: Roll, _ label: Label, on canvas: Canvas) {
    let color = label.color
    let height = Double(label.height)
    let sign = number(roll.shown) < number(roll.old) ? -1.0 : 1
    let missing = roll.old.count - roll.shown.count
    for (index, (character, place)) in zip(roll.shown, label.places(of: roll.shown)).enumerated() {
      let old = roll.old.indices.contains(index + missing) ? roll.old[index + missing] : " "
      guard old != character else {
        canvas.text(String(character), like: label, at: place, color)
        continue
      }
      let offset = sign * roll.progress * height
      canvas.text(String(old), like: label, at: Point(place.x, place.y - offset), color)
      canvas.text(String(character), like: label, at: Point(place.x, place.y - offset + sign * height), color)
    }
  }

  private static func number(_ text: [Character]) -> Int { Int(String(text.filter(\.isNumber))) ?? 0 }
}

extension Label {
  /// The top left corners of the characters of its text, in the label's coordinates.
  fileprivate func places(of characters: [Character]) -> [Point] {
    var (left, top): (CInt, CInt) = (0, 0)
    gtk_label_get_layout_offsets(opaque, &left, &top)
    var byte = 0
    return characters.map { character in
      var rect = PangoRectangle()
      pango_layout_index_to_pos(gtk_label_get_layout(opaque), CInt(byte), &rect)
      byte += String(character).utf8.count
      return Point(Double(left) + Double(rect.x) / Double(PANGO_SCALE), Double(top))
    }
  }
}
