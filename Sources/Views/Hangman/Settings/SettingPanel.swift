import GtkKit

extension FlipsideView {
  /// A setting: its title and value, and a chart above its slider. A low panel has a chart without numbers.
  static func panel(
    _ title: String, _ value: Label, _ chart: SettingChart, _ slider: Slider, _ caption: Label
  ) -> LayoutBox {
    let name = Label(title).styled("setting-title")
    slider.accessibleLabel(title)
    value.styled("setting-value", "numeric")
    return LayoutBox([name, value, chart, slider, caption.styled("setting-caption")]) {
      let heading = row(gap: Metrics.gap) {
        name.fittingLine()
        value.fixed()
      }.centered().fixed()
      let note = caption.fittingText().frame(height: caption.lineHeight * 1.2)
      return column(gap: 2) {
        heading
        Layout.spacer.gap(0)
        chart.frame(height: 18...max(18, chart.lines * chart.lineHeight))
        slider.fixed()
        note
      }.atLeast(width: 160)
    }.styled("card")
  }
}

/// A bar for each value of a slider, above its place on the slider. The bars of the setting are highlighted. Numbers below the
/// bars are values of the slider.
final class SettingChart: CustomWidget {
  /// The heights of the bars, from 0 to 1, and the indices of those that are highlighted.
  private var (bars, highlighted): ([Double], Range<Int>) = ([], 0..<0)
  fileprivate let (barWidth, lines): (Double, Double)

  /// The distance of the middle of the slider's knob from the slider's edge, at its ends.
  private static let margin = 14.0

  /// A chart with bars of a width at most, and as high as some lines of its numbers.
  init(barWidth: Double, lines: Double) {
    (self.barWidth, self.lines) = (barWidth, lines)
    // The labels beside it have the numbers.
    super.init(role: .presentation)
    styled("setting-chart", "numeric")
  }

  func show(_ bars: [Double], highlighted: Range<Int>) {
    guard (bars, highlighted) != (self.bars, self.highlighted) else { return }
    (self.bars, self.highlighted) = (bars, highlighted)
    queueDraw()
  }

  override func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    SizeRequest(orientation == .vertical ? 18 : 100)
  }

  override func draw(on canvas: Canvas, in area: Area) {
    let colors = HangmanColors(of: self)
    var place = area.rect.inset(by: Self.margin, 0)
    let line = size(of: "1").height
    let isNumbered = place.height >= 2.5 * line
    if isNumbered { _ = place.cutBottom(line) }
    let step = place.width / Double(max(1, bars.count - 1))
    let width = min(barWidth, step * 0.7)
    let foot = place.y + place.height
    for (index, bar) in bars.enumerated() {
      let left = place.x + Double(index) * step
      let x = readsRightToLeft ? area.size.width - left : left
      let height = 1.5 + (place.height - 1.5) * bar
      canvas.roundedRectangle(Rect(x - width / 2, foot - height, width, height), radius: 2)
      canvas.fill(highlighted.contains(index) ? colors.chosenBar : colors.bar)
      guard isNumbered, index == 0 || (index + 1).isMultiple(of: 5) else { continue }
      let text = String(index + 1)
      canvas.text(text, like: self, at: Point(x - self.width(of: text) / 2, foot), color)
    }
  }
}
