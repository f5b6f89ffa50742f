import GtkKit

/// A table of numbers below a heading. Numbers that are a part of a whole have a bar.
struct HelpTableView: Widget {
  let pointer: WidgetPointer

  init(_ table: HelpPage.Table) {
    let column = Box(.vertical, gap: 12, role: .group)
    column.add(Label.heading(table.heading, level: 2).styled("section"))
    for row in table.rows { column.add(Self.widget(row)) }
    if let note = table.note { column.add(Label(note, wraps: true).textAligned(0).styled("note")) }
    pointer = column.styled("odds").accessible(table.heading).pointer
  }

  private static func widget(_ row: HelpPage.Row) -> Container {
    let title = Label(row.title, wraps: true).textAligned(0)
    let value = Label(row.value).textAligned(1).styled("numeric", "value")
    let detail = row.detail.map { Label($0, wraps: true).textAligned(0).styled("detail") }
    let bar = row.share.map { Self.bar($0) }
    let line = Container(
      measure: { _ in
        let natural = title.naturalWidth + Metrics.gap + value.naturalWidth
        return Extent(minimum: value.measured(.horizontal).minimum, natural: Int(natural))
      },
      heightForWidth: { width in
        let width = width > 0 ? Double(width) : value.naturalWidth
        let placements = placements(of: title, value, detail, bar, width: width)
        let height = placements.map { $0.rect.y + $0.rect.height }.max() ?? 0
        return Extent(Int(height.rounded(.up)))
      },
      arrange: { placements(of: title, value, detail, bar, width: $0.size.width) })
    line.add(title).add(value)
    line.accessible([row.title, row.detail, row.value].compactMap(\.self).joined(separator: ", "))
    if let detail { line.add(detail) }
    if let bar { line.add(bar) }
    return line
  }

  /// The largest part of a row for the value beside the title. A longer value has its own line.
  private static let largestValue = 0.35

  /// The title, with the value at the end of its line or below, the detail and the bar.
  private static func placements(
    of title: Label, _ value: Label, _ detail: Label?, _ bar: Container?, width: Double
  ) -> [Placement] {
    let valueWidth = value.naturalWidth
    let isBeside = valueWidth <= width * largestValue
    let titleWidth = isBeside ? width - valueWidth - Metrics.gap : width
    let titleHeight = title.naturalHeight(forWidth: titleWidth)
    let line = Double(value.measured(.vertical).natural)
    var placements = [title.placed(in: Rect(0, 0, titleWidth, titleHeight))]
    if isBeside { placements.append(value.placed(in: Rect(width - valueWidth, 0, valueWidth, line))) }
    var room = Rect(0, isBeside ? max(titleHeight, line) : titleHeight, width, .infinity)
    if let detail { placements.append(detail.placed(in: room.cutTop(detail.naturalHeight(forWidth: width)))) }
    if !isBeside { placements.append(value.placed(in: room.cutTop(line))) }
    _ = room.cutTop(barGap)
    if let bar { placements.append(bar.placed(in: room.cutTop(barHeight))) }
    return placements
  }

  private static let barGap = 3.0
  private static let barHeight = 6.0

  /// A bar that is filled up to a share.
  private static func bar(_ share: Double) -> Container {
    let bar = Container(
      role: .presentation,
      drawBelow: { canvas, area in
        let (color, size) = (area.container.color, area.size)
        let filled = size.width * min(max(share, 0), 1)
        canvas.roundedRectangle(area.rect, radius: size.height / 2)
        canvas.fill(color.opacity(0.18))
        guard filled > 0 else { return }
        let left = area.container.readsRightToLeft ? size.width - filled : 0
        canvas.clipped(to: Rect(left, 0, filled, size.height)) { canvas in
          canvas.roundedRectangle(area.rect, radius: size.height / 2)
          canvas.fill(color)
        }
      })
    return bar.styled("share")
  }
}
