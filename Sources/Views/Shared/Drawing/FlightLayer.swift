import GtkKit

/// A layer above the page for what flies over the table. It is hidden while nothing does.
///
/// What flies are small widgets, so that only their places are painted again, and not the whole layer.
final class FlightLayer: CustomWidget {
  private var places: [Placement] = []

  init() {
    super.init(role: .presentation)
    keepsDirection()
    isVisible = false
  }

  /// Shows what flies now; everything else is hidden.
  func show(_ places: [Placement]) {
    self.places = places
    if isVisible == places.isEmpty { isVisible = !places.isEmpty }
    queueAllocate()
  }

  override func arrange(in area: Area) -> [Placement] { places }
}
