import GtkKit

/// The Bank's cash register: a counter in each window, and below them the drawer, with the field and the button that add
/// credit.
struct CashRegister: Widget {
  let pointer: WidgetPointer

  init(_ counters: [Card], _ field: TextField, _ button: Button) {
    let cabinet = Container(
      measure: { orientation in
        guard orientation == .vertical else {
          return Extent(Int(button.minimumWidth + field.minimumWidth + Metrics.step))
        }
        // One row of counters: in a wide cabinet they are side by side.
        let row = (counters.map(\.minimumHeight).max() ?? 0) + Metrics.step
        let rest = max(Metrics.buttonHeight, button.minimumHeight, field.minimumHeight) + Metrics.step
        return Extent(minimum: Int(row + rest), natural: Int(row * Double(counters.count) + rest))
      },
      arrange: { area in
        let page = Page(size: area.size, scale: area.scale)
        let isWide = page.width > page.height * 1.3
        let drawer = page.height(ofButtons: button, field)
        let layout = column(gap: Metrics.gap) {
          Layout { room in
            counters.enumerated().map { index, counter in
              counter.placed(
                in: isWide
                  ? room.column(index, of: counters.count, gap: Metrics.step)
                  : room.row(index, of: counters.count, gap: Metrics.step))
            }
          }
          row(gap: Metrics.step) {
            field
            button.frame(width: max(page.width * 0.5, button.minimumWidth))
          }.frame(height: isWide ? max(drawer, page.height * 0.22) : drawer)
        }
        return layout.placements(in: area.rect)
      })
    for counter in counters { cabinet.add(counter) }
    cabinet.add(field).add(button)
    pointer = cabinet.styled("till").accessible(tr("Bank")).pointer
  }
}
