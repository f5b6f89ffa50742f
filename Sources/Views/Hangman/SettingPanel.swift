import GtkKit

/// A setting on the flipside: its title and value, a chart above its slider, and how it looks on the slate.
struct SettingPanel: Widget {
  let pointer: WidgetPointer

  /// A panel with the parts of a setting. The caption of a wide sketch is below it rather than beside it.
  init(
    _ title: String, _ value: Label, _ chart: SettingChart, _ slider: Slider, _ sketch: some Widget,
    _ caption: Label, isWide: Bool = false
  ) {
    let slate = Container(role: .presentation, arrange: { [sketch.placed(in: $0.rect)] })
    slate.add(sketch).styled("slate-strip")
    let parts = SettingPanelLayout(
      title: Label(title).styled("setting-title"), value: value.styled("setting-value", "numeric"),
      chart: chart,
      slider: slider.accessible(title), slate: slate, caption: caption.styled("setting-caption"),
      isWide: isWide)
    let panel = Container(
      measure: { $0 == .horizontal ? parts.width : parts.height },
      arrange: { parts.layout(in: $0.size).placements(in: $0.rect) })
    for part in parts.all { panel.add(part) }
    pointer = panel.styled("card").pointer
  }
}

/// The parts of a ``SettingPanel``, and how they are arranged in its size.
private struct SettingPanelLayout {
  let title: Label
  let value: Label
  let chart: SettingChart
  let slider: Slider
  let slate: Container
  let caption: Label
  let isWide: Bool

  /// The least height of the piece of slate, that of one with a wide sketch, and that of chart and slate for which the value
  /// stands below the title.
  private static let heights = (slate: 40.0, wideSlate: 28.0, stacked: 125.0)

  var all: [any Widget] { [title, value, chart, slider, slate, caption] }

  var width: Extent {
    let widths = [title.measured(.horizontal), slider.measured(.horizontal), caption.measured(.horizontal)]
    return Extent(
      minimum: max(160, widths.map(\.minimum).max() ?? 0), natural: widths.map(\.natural).max() ?? 0)
  }

  var height: Extent {
    Extent(minimum: Int(head + slider.minimumHeight + caption.lineHeight) + 24, natural: 380)
  }

  private var head: Double { naturalHeight(of: title, value) }

  func layout(in size: Size) -> Layout {
    let chartHeight = size.height * 0.16
    let rest = size.height - slider.minimumHeight
    let texts = naturalHeight(of: title) + naturalHeight(of: value) + caption.lineHeight * 1.2
    if rest - texts - 5 * Metrics.step >= Self.heights.stacked { return stacked(chartHeight) }
    let room = rest - head - chartHeight - Metrics.step
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
      }.frame(height: head)
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
