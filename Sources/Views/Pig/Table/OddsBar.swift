import GtkKit

/// The chances of winning by rolling and by passing: a bar in two colors, which grows from its middle to both sides, and beside it
/// what each side means.
package final class OddsBar: CustomWidget {
  /// A chance from 0 to 1, and its text. Without points, a player cannot pass.
  package typealias Chances = (roll: (text: String, share: Double), pass: (text: String, share: Double)?)

  private let rollLabel = Label().styled("odds", "numeric").textAligned(1)
  private let passLabel = Label().styled("odds", "numeric").textAligned(0)
  private var chances: Chances?

  /// The width of the bar, as a part of the whole.
  private static let barPart = 0.4

  init() {
    super.init(role: .image)
    for label in [rollLabel, passLabel] {
      label.setAccessibleHidden(true)
      add(label)
    }
    setAccessibleHidden(true)
  }

  /// The texts that are shown.
  package var text: String {
    [rollLabel.text, passLabel.text].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// Shows chances with their description, or none.
  package func show(_ chances: Chances?, describedAs description: String) {
    let texts = (chances?.roll.text ?? "", chances?.pass?.text ?? "")
    let isNew = texts != (rollLabel.text, passLabel.text)
    set(isNew: isNew, describedAs: text.debugDescription) {
      guard isNew else { return }
      self.chances = chances
      (rollLabel.text, passLabel.text) = texts
      accessibleLabel(description)
      // Screen readers would read the type of a picture without a name.
      setAccessibleHidden(chances == nil)
      queueDraw()
    }
  }

  override package func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    SizeRequest(orientation == .vertical ? Int(rollLabel.lineHeight.rounded(.up)) : 0)
  }

  override package func arrange(in area: Area) -> [Placement] {
    var rest = area.rect
    let side = rest.width * (1 - Self.barPart) / 2
    return [
      rollLabel.placedLine(in: rest.cutLeft(side), minimumScale: 0.4),
      passLabel.placedLine(in: rest.cutRight(side), minimumScale: 0.4),
    ]
  }

  override package func draw(on canvas: Canvas, in area: Area) {
    let (theme, center) = (Theme(of: self), area.rect.center)
    let half = Size(area.size.width * Self.barPart / 2 - Metrics.gap, rollLabel.lineHeight * 0.55)
    let sides: [(share: Double?, color: Color, side: Double)] = [
      (chances?.roll.share, theme(0xB3234D, dark: 0xFF8FAB, contrast: 0, contrastDark: 0xFFFFFF), -1),
      (chances?.pass?.share, theme(0x96650C, dark: 0xF2C14E, contrast: 0x6B6B6B), 1),
    ]
    for (share, color, side) in sides {
      guard let share else { continue }
      for (part, shade) in [(1, 0.2), (share, 1)] {
        let middle = (readsRightToLeft ? -side : side) * (half.width * part / 2 + 1)
        let place = Rect(center: Point(center.x + middle, center.y), Size(half.width * part, half.height))
        canvas.roundedRectangle(place, radius: 3)
        canvas.fill(color.opacity(shade))
      }
    }
  }
}
