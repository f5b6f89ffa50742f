import GtkKit

/// A place for a screen: empty, or filled by the one that is shown there.
struct ScreenSlot: Widget {
  let pointer: WidgetPointer
  private let container = Container()

  init() { pointer = container.pointer }

  /// Whether there is a screen.
  var isFilled: Bool { !children.isEmpty }

  /// Shows a screen in place of the one that is there; nil leaves the slot empty.
  func show(_ screen: WidgetRoot?) {
    for child in children { container.remove(child) }
    var behavior = Container.Behavior()
    if let screen {
      container.add(screen)
      behavior.measure = { screen.measured($0, across: $1) }
      behavior.arrange = { screen.place(in: Rect($0)) }
    }
    container.behavior = behavior
  }
}
