import GtkKit

/// The Bank's till: a cabinet with a window for each counter and, below them, the drawer for credit to add.
struct CashRegister: Widget {
  let pointer: WidgetPointer
  private let drawer = Drawer()

  private final class Drawer {
    var height: () -> Double = { Metrics.buttonHeight }
  }

  /// Has the drawer, which holds the main button, as high as this says when the till is laid out.
  func setDrawerHeight(_ height: @escaping () -> Double) { drawer.height = height }

  init(_ counters: [Card], _ field: TextField, _ button: Button) {
    let cabinet = Container()
    for counter in counters { cabinet.add(counter) }
    cabinet.add(field).add(button)
    pointer = cabinet.styled("till").accessible(tr("Bank")).pointer
    var behavior = Container.Behavior()
    behavior.measure = { orientation, _ in
      guard orientation == .vertical else {
        return Extent(Int(button.minimumWidth + field.minimumWidth + Metrics.step))
      }
      // At least one window above the drawer: in a wide till they stand side by side.
      let window = (counters.map(\.minimumHeight).max() ?? 0) + Metrics.step
      let rest = max(Metrics.buttonHeight, button.minimumHeight, field.minimumHeight) + Metrics.step
      return Extent(minimum: Int(window + rest), natural: Int(window * Double(counters.count) + rest))
    }
    behavior.arrange = { [drawer] size in
      var room = Rect(size)
      let isWide = size.width > size.height * 1.3
      let height = isWide ? max(drawer.height(), size.height * 0.22) : drawer.height()
      var deposit = room.cutBottom(height, gap: Metrics.gap)
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
