import GtkKit

/// A setting on the flipside: its title and value, a chart above its slider, and how it looks on the slate.
final class SettingPanel: CustomWidget {
  private let title: Label
  private let value: Label
  private let chart: SettingChart
  private let slider: Slider
  private let slate: LayoutBox
  private let caption: Label
  private let isWide: Bool

  /// A panel with the parts of a setting. The caption of a wide sketch is below it rather than beside it.
  init(
    _ title: String, _ value: Label, _ chart: SettingChart, _ slider: Slider, _ sketch: some Widget,
    _ caption: Label, isWide: Bool = false
  ) {
    self.title = Label(title).styled("setting-title")
    self.value = value.styled("setting-value", "numeric")
    self.chart = chart
    self.slider = slider.accessibleLabel(title)
    slate = LayoutBox(role: .presentation, [sketch]) { sketch.layout }.styled("slate-strip")
    self.caption = caption.styled("setting-caption")
    self.isWide = isWide
    super.init()
    styled("card").add(self.title).add(value).add(chart).add(slider).add(slate).add(caption)
  }

  // MARK: - Layout

  override var heightDependsOnWidth: Bool { true }

  /// A low panel has its caption beside the slate, and a lower one has no slate.
  override var childLayout: Layout? {
    firstFitting {
      column(gap: Metrics.step) {
        title.fittingLine().fixed()
        value.fixed()
        chart
        slider.fixed()
        slate.atLeast(height: 76).growing(2.4)
        captionLine
      }
      if isWide {
        compact {
          slate.atLeast(height: 28).growing(2.4)
          captionLine
        }
      }
      compact {
        row(gap: Metrics.step) {
          slate.growing(1.7)
          caption.fittingText()
        }.atLeast(height: 40).growing(2.4)
      }
      compact { captionLine }
    }
  }

  private var captionLine: Layout { caption.fittingText().frame(height: caption.lineHeight * 1.2) }

  /// The value beside the title.
  private func compact(@LayoutBuilder _ rest: () -> [Layout]) -> Layout {
    let rest = rest()
    return column(gap: 2) {
      row(gap: Metrics.gap) {
        title.fittingLine()
        value.fixed()
      }.fixed()
      chart
      slider.fixed()
      for part in rest { part }
    }.atLeast(width: 160)
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

  override func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    SizeRequest(orientation == .vertical ? 18 : 100)
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
