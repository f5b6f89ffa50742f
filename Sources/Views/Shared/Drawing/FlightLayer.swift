import GtkKit

/// A layer above the page for what flies over the table. It is hidden while nothing does.
///
/// What flies are small widgets, so that only their places are painted again, and not the whole layer.
final class FlightLayer: Widget {
  let pointer: WidgetPointer
  private let layer = Container(role: .presentation)
  private var places: [Placement] = []

  init() {
    pointer = layer.keepsDirection().pointer
    layer.isVisible = false
    layer.arrange = { [weak self] _ in self?.places ?? [] }
  }

  /// Adds something that can fly, above what was added before.
  func add(_ widget: some Widget) { layer.add(widget) }

  /// Shows what flies now; everything else is hidden.
  func show(_ places: [Placement]) {
    self.places = places
    if layer.isVisible == places.isEmpty { layer.isVisible = !places.isEmpty }
    layer.queueAllocate()
  }
}
