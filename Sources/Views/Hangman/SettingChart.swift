import GtkKit

/// A bar for each value of a slider, above its place on the slider. The bars of the setting are highlighted.
struct SettingChart: Widget {
  let pointer: WidgetPointer
  private let canvas: Container
  private let shown = Shared((bars: [Double](), highlighted: 0..<0))

  /// The distance of the middle of the slider's knob from the slider's edge, at its ends.
  private static let margin = 14.0

  /// Bars of at most `width`.
  init(width: Double) {
    // The labels beside it have the numbers.
    canvas = Container(
      role: .presentation,
      drawBelow: { [shown] canvas, area in
        Self.draw(shown.value.bars, shown.value.highlighted, width, on: canvas, area)
      })
    pointer = canvas.pointer
  }

  /// Shows bars, with heights from 0 to 1.
  func show(_ bars: [Double], highlighted: Range<Int>) {
    guard shown.value != (bars, highlighted) else { return }
    shown.value = (bars, highlighted)
    canvas.queueDraw()
  }

  private static func draw(
    _ bars: [Double], _ highlighted: Range<Int>, _ width: Double, on canvas: Canvas, _ area: Area
  ) {
    let place = area.rect.inset(by: margin, 0)
    let step = place.width / Double(max(1, bars.count - 1))
    let width = min(width, step * 0.7)
    for (index, bar) in bars.enumerated() {
      let x = place.x + Double(index) * step
      let height = 1.5 + (place.height - 1.5) * bar
      canvas.roundedRectangle(
        Rect(
          (area.container.readsRightToLeft ? area.size.width - x : x) - width / 2, place.height - height,
          width, height), radius: 2)
      let isHighlighted = highlighted.contains(index)
      canvas.fill(area.container.themeColor(isHighlighted ? "hangman_bar_set" : "hangman_bar"))
    }
  }
}
