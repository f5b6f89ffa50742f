import GtkKit

/// The names of the three lanes above the sequence diagram.
struct LaneHeads: Widget {
  let pointer: WidgetPointer

  init() {
    let heads = LaneStyle.allCases.map { Label($0.title).styled("lane", "\($0)") }
    let row = Container(
      measure: { orientation in
        let extents = heads.map { $0.measured(orientation) }
        guard orientation == .vertical else { return Extent(0) }
        return Extent(extents.map(\.natural).max() ?? 0)
      },
      arrange: { area in
        heads.enumerated().map { index, head in
          head.placedLine(in: area.rect.column(index, of: heads.count, gap: 0), minimumScale: 0.4)
        }
      })
    for head in heads { row.add(head) }
    pointer = row.styled("lanes").pointer
  }
}
