import GtkKit

/// A layer above the page for what flies over the table. It is hidden while nothing does.
final class MotionLayer: Widget {
  let pointer: WidgetPointer
  private let layer = Container(role: .presentation)
  private var places: [(widget: AnyWidget, rect: Rect)] = []

  init() {
    pointer = layer.keepsDirection().pointer
    layer.isVisible = false
    layer.arrange = { [weak self] _ in self?.places.map { $0.widget.placed(in: $0.rect) } ?? [] }
  }

  /// Adds something that will fly, above what was added before.
  func add(_ widget: some Widget) { layer.add(widget) }

  /// Moves something to a rectangle in the pixels of the screen; nil hides it.
  func move(_ widget: some Widget, to rect: Rect?) {
    places.removeAll { $0.widget.isSame(as: widget) }
    if let rect { places.append((AnyWidget(widget), rect)) }
    if layer.isVisible == places.isEmpty { layer.isVisible = !places.isEmpty }
    layer.queueAllocate()
  }
}
