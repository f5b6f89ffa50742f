import GtkKit

/// The guesses of a game, a row for each, from the first one on.
package struct LedgerList: Widget {
  package let pointer: WidgetPointer
  private let items: ItemList<LedgerLine.Item>

  /// The `GtkListView`.
  package var list: AnyWidget { items.list }

  init() {
    items = ItemList(isLog: false) { LedgerLine() }
    items.list.styled("ledger").accessible(tr("Guesses"))
    items.showsScrollbar()
    // A list of which less than a row and a half is visible is hard to read.
    let frame = Container(
      measure: { [items] orientation in
        guard orientation == .vertical else { return items.measured(.horizontal) }
        let row = items.list.children.first?.measured(.vertical).minimum ?? 0
        return Extent(max(60, row * 3 / 2))
      },
      arrange: { [items] in [items.placed(in: $0.rect)] })
    pointer = frame.add(items).named("ledgerList").pointer
  }

  /// The rows.
  package var rows: [LedgerRow] { items.items.map(\.row) }

  /// Shows rows, beginning with the first one.
  package func show(_ rows: [LedgerRow]) {
    set(
      "", isNew: rows != self.rows, describedAs: "[\(rows.map { String($0.letter) }.joined(separator: ", "))]"
    ) {
      items.removeAll()
      items.append(rows.enumerated().map { LedgerLine.Item(row: $1, isLast: $0 == rows.count - 1) })
    }
    if !rows.isEmpty { items.scroll(to: 0) }
  }
}
