import GtkKit

/// A table of numbers under a heading, with bars for those that are a part of a whole.
struct RulesTable: Widget {
  let pointer: WidgetPointer

  init(_ table: Rules.Table) {
    let column = Box(.vertical, gap: 12, role: .group)
    column.add(Label.heading(table.heading, level: 2).styled("section"))
    for row in table.rows { column.add(Self.widget(row)) }
    if let note = table.note { column.add(Label(note, wraps: true).textAligned(0).styled("note")) }
    pointer = column.styled("odds").accessible(table.heading).pointer
  }

  private static func widget(_ row: Rules.Row) -> Container {
    let title = Label(row.title, wraps: true).textAligned(0)
    let value = Label(row.value).textAligned(1).styled("numeric", "value")
    let detail = row.detail.map { Label($0, wraps: true).textAligned(0).styled("detail") }
    let bar = row.share.map { Self.bar($0) }
    let line = Container().add(title).add(value)
    line.accessible([row.title, row.detail, row.value].compactMap(\.self).joined(separator: ", "))
    if let detail { line.add(detail) }
    if let bar { line.add(bar) }
    var behavior = Container.Behavior()
    behavior.isHeightForWidth = true
    behavior.measure = { orientation, across in
      guard orientation == .vertical else {
        let natural = title.naturalWidth + Metrics.gap + value.naturalWidth
        return Extent(minimum: value.measured(.horizontal).minimum, natural: Int(natural))
      }
      let width = across > 0 ? Double(across) : value.naturalWidth
      return Extent(Int(arrange(title, value, detail, bar, width: width) { _, _ in }.rounded(.up)))
    }
    behavior.arrange = { size in
      _ = arrange(title, value, detail, bar, width: size.width) { $0.place(in: $1) }
    }
    line.behavior = behavior
    return line
  }

  /// How much of a row the value may take from its title; a longer one gets a line of its own.
  private static let largestValue = 0.35

  /// Puts the value at the end of the title's line, or below; gives the height of all.
  private static func arrange(
    _ title: Label, _ value: Label, _ detail: Label?, _ bar: Container?, width: Double,
    place: (any Widget, Rect) -> Void
  ) -> Double {
    let its = value.naturalWidth
    let isBeside = its <= width * largestValue
    var room = Rect(0, 0, width, .infinity)
    let rest = isBeside ? width - its - Metrics.gap : width
    let height = title.naturalHeight(forWidth: rest)
    let line = Double(value.measured(.vertical).natural)
    place(title, Rect(0, 0, rest, height))
    if isBeside { place(value, Rect(width - its, 0, its, line)) }
    _ = room.cutTop(isBeside ? max(height, line) : height)
    if let detail { place(detail, room.cutTop(detail.naturalHeight(forWidth: width))) }
    if !isBeside { place(value, room.cutTop(line)) }
    if let bar {
      _ = room.cutTop(barGap)
      place(bar, room.cutTop(barHeight))
    }
    return room.y
  }

  private static let barGap = 3.0
  private static let barHeight = 6.0

  /// A bar that is filled as far as a share goes.
  private static func bar(_ share: Double) -> Container {
    let bar = Container(role: .presentation).styled("share")
    var behavior = Container.Behavior()
    behavior.drawBelow = { canvas, size in
      let filled = size.width * min(max(share, 0), 1)
      canvas.roundedRectangle(Rect(size), radius: size.height / 2)
      canvas.fill(bar.color.opacity(0.18))
      guard filled > 0 else { return }
      let left = bar.readsRightToLeft ? size.width - filled : 0
      canvas.clipped(to: Rect(left, 0, filled, size.height)) { canvas in
        canvas.roundedRectangle(Rect(size), radius: size.height / 2)
        canvas.fill(bar.color)
      }
    }
    bar.behavior = behavior
    return bar
  }
}
