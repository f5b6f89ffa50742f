import GtkKit

/// A counter of the machine: a caption, and below it a pane with a number whose digits roll. What the player gains or loses
/// floats up from the number.
package struct Counter: Widget {
  package let pointer: WidgetPointer
  private let captionLabel: Label
  private let gainLabel = Label(role: .ignored).styled("gain")
  private let counter: Container
  private let animation: Animation
  /// How far the gain has floated, from 0 to 1; nil if there is none.
  private let floated = Shared(Double?.none)
  private static let floatTime = 900
  /// The gap between the caption and the pane.
  private static let gap = 2

  /// A counter with its own style class and name.
  init(_ caption: String, _ value: Label, style: String, name: String) {
    let captionLabel = Label(caption).styled("caption")
    self.captionLabel = captionLabel
    let number = RollingLabel(value.styled("numeric"), fills: true, milliseconds: 400)
    let pane = Container(
      measure: { number.measured($0) }, arrange: { [number.placed(in: $0.rect)] }
    ).add(number).styled("pane")
    counter = Container(
      measure: { orientation in
        let (caption, pane) = (captionLabel.measured(orientation), pane.measured(orientation))
        guard orientation == .vertical else {
          return Extent(minimum: max(pane.minimum, caption.natural * 3 / 4), natural: pane.natural)
        }
        let top = caption.natural + Self.gap
        return Extent(minimum: top + pane.minimum, natural: top + pane.natural)
      },
      arrange: { [gainLabel, floated] area in
        var rest = area.rect
        let top = rest.cutTop(captionLabel.naturalHeight(forWidth: 0), gap: Double(Self.gap))
        let parts = [captionLabel.placedLine(in: top), pane.placed(in: rest)]
        guard let part = floated.value else { return parts }
        return parts + [Self.placement(of: gainLabel, in: area.rect, rest, part)]
      })
    counter.add(captionLabel).add(pane).add(gainLabel)
    animation = Animation(of: counter)
    // The gain lies above the number.
    pointer = counter.clipped().styled("counter", style).accessible(caption).named(name).pointer
  }

  /// Shows what the player has gained, such as "+20", or lost.
  package func showGain(_ text: String, isLoss: Bool) {
    set("gain", isNew: true, describedAs: text.debugDescription) {
      gainLabel.text = Numeral.signed(text)
      gainLabel.setStyle("loss", isLoss)
      animation.run(milliseconds: Self.floatTime, curve: .linear) {
        [counter, captionLabel, gainLabel, floated] part in
        floated.value = part < 1 ? Animation.Curve.easeOut.value(at: part) : nil
        gainLabel.opacity = min(1, 4 * (1 - part))
        // It covers the caption, which appears again as it fades.
        captionLabel.opacity = 1 - gainLabel.opacity
        counter.queueAllocate()
      }
    }
  }

  /// The gain floats from the upper edge of the pane to the top of the counter, above the digits. Its height is a part of
  /// that of the pane.
  private static func placement(of gain: Label, in area: Rect, _ pane: Rect, _ part: Double) -> Placement {
    let natural = Size(gain.naturalWidth, gain.naturalHeight(forWidth: 0))
    let scale = min(max(1, pane.height * 0.3 / natural.height), area.width / natural.width)
    let size = Size(natural.width * scale, natural.height * scale)
    let start = pane.y + pane.height * 0.2 - size.height
    let place = Point(area.center.x - size.width / 2, start + (area.y - start) * part)
    return gain.placed(in: Rect(place.x, place.y, size.width, size.height), scale: scale)
  }
}
