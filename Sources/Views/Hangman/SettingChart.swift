import GtkKit

/// A bar for each value of a slider, above its place on the slider. The bars of the setting are highlighted.
struct SettingChart: Widget {
  let pointer: WidgetPointer
  private let canvas: Container
  private let shown = Shared((bars: [Double](), highlighted: 0..<0))

  init() {
    // The labels beside it have the numbers.
    canvas = Container(
      role: .presentation,
      drawBelow: { [shown] canvas, area in
        Self.draw(shown.value.bars, shown.value.highlighted, on: canvas, area)
      })
    pointer = canvas.styled("chart").pointer
  }

  /// Shows bars, with heights from 0 to 1.
  func show(_ bars: [Double], highlighted: Range<Int>) {
    shown.value = (bars, highlighted)
    canvas.queueDraw()
  }

  private static func draw(
    _ bars: [Double], _ highlighted: Range<Int>, on canvas: Canvas, _ area: Area
  ) {
    // The knob of the slider does not go to the very ends of its trough.
    let place = area.rect.inset(by: 2, 0)
    let step = place.width / Double(max(1, bars.count - 1))
    let width = min(9, step * 0.7)
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
