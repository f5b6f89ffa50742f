import GtkKit

/// The Bank's till: a cabinet with a window for each counter and, below them, the drawer for credit to add.
struct Till: Widget {
  let pointer: WidgetPointer

  init(_ counters: [Card], _ field: TextField, _ button: Button) {
    let cabinet = Container()
    for counter in counters { cabinet.add(counter) }
    cabinet.add(field).add(button)
    pointer = cabinet.styled("till").accessible(tr("Bank")).pointer
    let drawer = { max(Metrics.buttonHeight, button.minimumHeight, field.minimumHeight) }
    var behavior = Container.Behavior()
    behavior.measure = { orientation, _ in
      guard orientation == .vertical else {
        return Extent(Int(button.minimumWidth + field.minimumWidth + Metrics.step))
      }
      // One window above the drawer is the least: in a wide till they stand side by side.
      let window = counters.map(\.minimumHeight).max() ?? 0
      return Extent(Int(window + Metrics.gap + drawer()))
    }
    behavior.arrange = { size in
      var room = Rect(size)
      let isWide = size.width > size.height * 1.3
      var deposit = room.cutBottom(isWide ? max(drawer(), size.height * 0.22) : drawer(), gap: Metrics.gap)
      button.place(in: deposit.cutRight(max(deposit.width * 0.5, button.minimumWidth), gap: Metrics.step))
      field.place(in: deposit)
      for (index, counter) in counters.enumerated() {
        counter.place(
          in: isWide
            ? room.column(index, of: counters.count, gap: Metrics.step)
            : room.row(index, of: counters.count, gap: Metrics.step))
      }
    }
    cabinet.behavior = behavior
  }
}
