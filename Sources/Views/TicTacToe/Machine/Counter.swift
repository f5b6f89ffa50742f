import GtkKit

/// A counter of the machine: a caption, and below it a pane with a number whose digits roll. What the player gains or loses
/// floats up beside the number.
package final class Counter: CustomWidget {
  private let caption: String
  private let value: Label
  private let captionLabel: Label
  private let number: RollingLabel
  private let gainLabel = Label(role: .ignored).styled("gain")
  private lazy var animation = Animation(of: self)
  /// How far the gain has floated, from 0 to 1; nil if there is none.
  private var floated: Double?
  /// Why the number is too large; nil if it is not.
  private var excess: String?
  private static let floatTime = 900
  private static let gap = 2.0

  init(_ caption: String, _ value: Label, style: String, name: String) {
    (self.caption, self.value) = (caption, value)
    captionLabel = Label(caption).styled("caption")
    number = RollingLabel(value.styled("numeric"), fills: true, milliseconds: 400).styled("pane")
    super.init()
    // The gain lies above the number.
    add(captionLabel).add(number).add(gainLabel)
    clipped().styled(style).accessibleLabel(caption).named(name)
  }

  /// Its share of a row: more from five digits on, so that they can be read.
  var share: Double { max(1, Double(value.text.count) / 5) }

  override package var childLayout: Layout? {
    column(gap: Self.gap) {
      captionLabel.fittingLine(minimumScale: 0.75).fixed()
      number
    }
  }

  override package func arrange(in area: Area) -> [Placement] {
    let parts = super.arrange(in: area)
    return parts + (floated.map { [gain(at: $0, in: parts[1].rect.inset(by: Self.gap))] } ?? [])
  }

  /// Shows what the player has gained, such as "+20", or lost.
  package func showGain(_ text: String, isLoss: Bool) {
    set(isNew: true, describedAs: text.debugDescription) {
      gainLabel.text = Numeral.signed(text)
      gainLabel.setStyle("loss", isLoss)
      animation.run(milliseconds: Self.floatTime, curve: .linear) { [self] part in
        floated = part < 1 ? Animation.Curve.easeOut.value(at: part) : nil
        gainLabel.opacity = min(1, 4 * (1 - part))
        queueAllocate()
      }
    }
  }

  /// Shows that the number is too large: by its color, by a sign before its caption and by a text for screen readers.
  package func showExcess(_ description: String?) {
    set(isNew: description != excess, describedAs: description?.debugDescription ?? "nil") {
      excess = description
      setStyle("excess", description != nil)
      setAccessibleDescription(description ?? "")
      captionLabel.text = description == nil ? caption : "! \(caption)"
    }
  }

  /// The gain floats at the end of the pane, beside the digits, from its middle to its top.
  private func gain(at part: Double, in pane: Rect) -> Placement {
    let size = Size(pane.width * 0.27, pane.height * 0.5)
    let top = pane.y.mixed(with: pane.center.y - size.height / 2, 1 - part)
    return gainLabel.placedFilling(Rect(pane.x + pane.width - size.width, top, size.width, size.height))
  }
}
