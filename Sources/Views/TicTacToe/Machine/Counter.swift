import GtkKit

/// A counter of the machine: a caption, and below it a pane with a number whose digits roll. What the player gains or loses
/// floats up from the number.
package final class Counter: CustomWidget {
  private let captionLabel: Label
  private let number: RollingLabel
  private let gainLabel = Label(role: .ignored).styled("gain")
  private lazy var animation = Animation(of: self)
  /// How far the gain has floated, from 0 to 1; nil if there is none.
  private var floated: Double?
  private static let floatTime = 900
  private static let gap = 2.0

  init(_ caption: String, _ value: Label, style: String, name: String) {
    captionLabel = Label(caption).styled("caption")
    number = RollingLabel(value.styled("numeric"), fills: true, milliseconds: 400).styled("pane")
    super.init()
    // The gain lies above the number.
    add(captionLabel).add(number).add(gainLabel)
    clipped().styled(style).accessibleLabel(caption).named(name)
  }

  override package var childLayout: Layout? {
    column(gap: Self.gap) {
      captionLabel.fittingLine(minimumScale: 0.75).fixed()
      number
    }
  }

  override package func arrange(in area: Area) -> [Placement] {
    let parts = super.arrange(in: area)
    return parts + (floated.map { [gain(at: $0, in: area.rect, parts[1].rect)] } ?? [])
  }

  /// Shows what the player has gained, such as "+20", or lost.
  package func showGain(_ text: String, isLoss: Bool) {
    set("gain", isNew: true, describedAs: text.debugDescription) {
      gainLabel.text = Numeral.signed(text)
      gainLabel.setStyle("loss", isLoss)
      animation.run(milliseconds: Self.floatTime, curve: .linear) { [self] part in
        floated = part < 1 ? Animation.Curve.easeOut.value(at: part) : nil
        gainLabel.opacity = min(1, 4 * (1 - part))
        // It covers the caption, which appears again as it fades.
        captionLabel.opacity = 1 - gainLabel.opacity
        queueAllocate()
      }
    }
  }

  /// The gain floats from the upper edge of the pane to the top of the counter, above the digits. Its height is a part of
  /// that of the pane.
  private func gain(at part: Double, in area: Rect, _ pane: Rect) -> Placement {
    let natural = Size(gainLabel.naturalWidth, gainLabel.naturalHeight(forWidth: 0))
    let scale = min(max(1, pane.height * 0.3 / natural.height), area.width / natural.width)
    let size = Size(natural.width * scale, natural.height * scale)
    let start = pane.y + pane.height * 0.2 - size.height
    let place = Point(area.center.x - size.width / 2, start + (area.y - start) * part)
    return gainLabel.placed(in: Rect(place.x, place.y, size.width, size.height), scale: scale)
  }
}
