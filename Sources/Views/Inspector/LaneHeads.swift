import GtkKit

/// The names of the three lanes above the sequence diagram.
struct LaneHeads: Widget {
  let pointer: WidgetPointer

  init() {
    let heads = LaneStyle.allCases.map { Label($0.title).styled("lane", "\($0)") }
    let row = Container()
    for head in heads { row.add(head) }
    pointer = row.styled("lanes").pointer
    var behavior = Container.Behavior()
    behavior.measure = { orientation, _ in
      let extents = heads.map { $0.measured(orientation) }
      guard orientation == .vertical else { return Extent(0) }
      return Extent(extents.map(\.natural).max() ?? 0)
    }
    behavior.arrange = { size in
      for (index, head) in heads.enumerated() {
        head.placeLine(in: Rect(size).column(index, of: heads.count, gap: 0), least: 0.4)
      }
    }
    row.behavior = behavior
  }
}
