import GtkKit

/// A setting on the flipside: its title and value, a chart above its slider, and how it looks on the slate.
struct SettingPanel: Widget {
  let pointer: WidgetPointer

  /// The height from which the value stands below the title, and that from which there is a piece of slate.
  private static let heights = (stacked: 250.0, slate: 150.0)

  init(
    _ title: String, _ value: Label, _ chart: SettingChart, _ slider: Slider, _ sketch: Sketch,
    _ caption: Label
  ) {
    let titleLabel = Label(title).styled("setting-title")
    let slate = Container(role: .presentation, arrange: { [sketch.placed(in: $0.rect)] })
    slate.add(sketch).styled("slate-strip")
    value.styled("setting-value", "numeric")
    caption.styled("setting-caption")
    let panel = Container(
      measure: { orientation in
        let parts: [any Widget] = [titleLabel, value, slider, caption]
        let sizes = parts.map { $0.measured(orientation) }
        guard orientation == .vertical else {
          return Extent(
            minimum: max(160, sizes.map(\.minimum).max() ?? 0), natural: sizes.map(\.natural).max() ?? 0)
        }
        let head = max(sizes[0].minimum, sizes[1].minimum)
        return Extent(minimum: head + 24 + sizes[2].minimum + Int(caption.lineHeight), natural: 380)
      },
      arrange: { area in
        let isStacked = area.size.height >= Self.heights.stacked
        return column(gap: isStacked ? Metrics.step : 2) {
          if isStacked {
            titleLabel.line()
            value.line()
          } else {
            row(gap: Metrics.gap) {
              titleLabel.fittingLine()
              value.frame(width: value.naturalWidth)
            }.frame(height: GtkKit.naturalHeight(of: titleLabel, value))
          }
          if area.size.height < Self.heights.slate {
            chart
            slider.frame(height: slider.minimumHeight)
            caption.fittingText().frame(height: caption.lineHeight)
          } else {
            chart.frame(height: area.size.height * 0.16)
            slider.frame(height: slider.minimumHeight)
            if isStacked {
              slate
              caption.fittingText().frame(height: caption.lineHeight * 1.2)
            } else {
              row(gap: Metrics.step) {
                slate
                caption.fittingText().frame(width: area.size.width * 0.36)
              }
            }
          }
        }.placements(in: area.rect)
      })
    for part: any Widget in [titleLabel, value, chart, slider.accessible(title), slate, caption] {
      panel.add(part)
    }
    pointer = panel.styled("card").pointer
  }
}
