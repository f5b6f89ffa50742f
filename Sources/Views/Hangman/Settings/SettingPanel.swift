import GtkKit

/// A setting on the flipside: its title and value, a chart above its slider, and how it looks on the slate.
final class SettingPanel: CustomWidget {
  private let title: Label
  private let value: Label
  private let chart: SettingChart
  private let slider: Slider
  private let slate: SlateStrip
  private let caption: Label
  private let isWide: Bool

  /// The minimum height of the piece of slate, that of one with a wide sketch, and that of chart and slate for which the value
  /// stands below the title.
  private static let heights = (slate: 40.0, wideSlate: 28.0, stacked: 125.0)

  /// A panel with the parts of a setting. The caption of a wide sketch is below it rather than beside it.
  init(
    _ title: String, _ value: Label, _ chart: SettingChart, _ slider: Slider, _ sketch: some Widget,
    _ caption: Label, isWide: Bool = false
  ) {
    self.title = Label(title).styled("setting-title")
    self.value = value.styled("setting-value", "numeric")
    self.chart = chart
    self.slider = slider.accessibleLabel(title)
    slate = SlateStrip(sketch)
    self.caption = caption.styled("setting-caption")
    self.isWide = isWide
    super.init()
    styled("card").add(self.title).add(value).add(chart).add(slider).add(slate).add(caption)
  }

  // MARK: - Layout

  override func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    guard orientation == .horizontal else {
      return SizeRequest(minimum: Int(header + slider.minimumHeight + caption.lineHeight) + 24, natural: 380)
    }
    let widths = [title.measured(.horizontal), slider.measured(.horizontal), caption.measured(.horizontal)]
    return SizeRequest(
      minimum: max(160, widths.map(\.minimum).max() ?? 0), natural: widths.map(\.natural).max() ?? 0)
  }

  /// The height of the title with the value beside it.
  private var header: Double { GtkKit.naturalHeight(of: title, value) }

  override func arrange(in area: Area) -> [Placement] { layout(in: area.size).placements(in: area.rect) }

  private func layout(in size: Size) -> Layout {
    let chartHeight = size.height * 0.16
    let rest = size.height - slider.minimumHeight
    let texts =
      GtkKit.naturalHeight(of: title) + GtkKit.naturalHeight(of: value) + caption.lineHeight * 1.2
    if rest - texts - 5 * Metrics.step >= Self.heights.stacked { return stacked(chartHeight) }
    let room = rest - header - chartHeight - Metrics.step
    return compact(
      chartHeight, captionWidth: size.width * 0.36, hasSlate: room >= Self.heights.slate,
      hasCaptionBelow: isWide && room >= Self.heights.wideSlate + caption.lineHeight * 1.2)
  }

  private func stacked(_ chartHeight: Double) -> Layout {
    column(gap: Metrics.step) {
      title.line()
      value.line()
      chart.frame(height: chartHeight)
      slider.frame(height: slider.minimumHeight)
      slate
      caption.fittingText().frame(height: caption.lineHeight * 1.2)
    }
  }

  /// The value beside the title, and the caption below the slate or beside it.
  private func compact(
    _ chartHeight: Double, captionWidth: Double, hasSlate: Bool, hasCaptionBelow: Bool
  ) -> Layout {
    column(gap: 2) {
      row(gap: Metrics.gap) {
        title.fittingLine()
        value.frame(width: value.naturalWidth)
      }.frame(height: header)
      if hasSlate {
        chart.frame(height: chartHeight)
        slider.frame(height: slider.minimumHeight)
        if hasCaptionBelow {
          slate
          caption.fittingText().frame(height: caption.lineHeight * 1.2)
        } else {
          row(gap: Metrics.step) {
            slate
            caption.fittingText().frame(width: captionWidth)
          }
        }
      } else {
        chart
        slider.frame(height: slider.minimumHeight)
        caption.fittingText().frame(height: caption.lineHeight)
      }
    }
  }
}

/// A bar for each value of a slider, above its place on the slider. The bars of the setting are highlighted.
final class SettingChart: CustomWidget {
  /// The heights of the bars, from 0 to 1, and the indices of those that are highlighted.
  private var (bars, highlighted): ([Double], Range<Int>) = ([], 0..<0)
  private let maximumWidth: Double

  /// The distance of the middle of the slider's knob from the slider's edge, at its ends.
  private static let margin = 14.0

  /// Bars of at most `width`.
  init(width: Double) {
    maximumWidth = width
    // The labels beside it have the numbers.
    super.init(role: .presentation)
  }

  /// Shows bars, with heights from 0 to 1.
  func show(_ bars: [Double], highlighted: Range<Int>) {
    guard (bars, highlighted) != (self.bars, self.highlighted) else { return }
    (self.bars, self.highlighted) = (bars, highlighted)
    queueDraw()
  }

  override func draw(on canvas: Canvas, in area: Area) {
    let colors = HangmanColors(of: self)
    let place = area.rect.inset(by: Self.margin, 0)
    let step = place.width / Double(max(1, bars.count - 1))
    let width = min(maximumWidth, step * 0.7)
    for (index, bar) in bars.enumerated() {
      let x = place.x + Double(index) * step
      let height = 1.5 + (place.height - 1.5) * bar
      canvas.roundedRectangle(
        Rect(
          (readsRightToLeft ? area.size.width - x : x) - width / 2, place.height - height, width, height),
        radius: 2)
      canvas.fill(highlighted.contains(index) ? colors.chosenBar : colors.bar)
    }
  }
}

/// A piece of slate with a sketch.
private final class SlateStrip: CustomWidget {
  private let sketch: AnyWidget

  init(_ sketch: some Widget) {
    self.sketch = AnyWidget(sketch)
    super.init(role: .presentation)
    styled("slate-strip").add(sketch)
  }

  override func arrange(in area: Area) -> [Placement] { [sketch.placed(in: area.rect)] }
}
