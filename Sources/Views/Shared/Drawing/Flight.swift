import GtkKit

/// Something that flies over the page of a screen: a layer, which is hidden while nothing flies.
///
/// What flies are small widgets, so that only their places are painted again, and not the whole layer.
class Flight: CustomWidget {
  private var places: [Placement] = []
  /// It follows the frames of the page, because the layer may be hidden.
  private lazy var animation = Animation(of: page)

  init() {
    super.init(role: .presentation)
    keepsDirection()
    canTarget = false
    isVisible = false
  }

  /// What the layer covers.
  var page: AnyWidget { parent ?? AnyWidget(self) }

  /// The visible part of a widget of the page, in the pixels of the layer; nil if it is not visible.
  final func bounds(of widget: some Widget) -> Rect? { widget.visibleBounds(in: page) }

  /// Shows widgets in the places that they have at each time of the flight, from 0 to 1. Others are hidden.
  final func fly(
    milliseconds: Int, curve: Animation.Curve = .linear, _ places: @escaping (_ time: Double) -> [Placement]
  ) {
    animation.run(milliseconds: milliseconds, curve: curve) { [self] in show(places($0)) }
  }

  /// Ends the flight at once.
  final func stop() {
    animation.stop()
    show([])
  }

  /// Shows widgets in these places, and hides the others.
  final func show(_ places: [Placement]) {
    self.places = places
    if isVisible == places.isEmpty { isVisible = !places.isEmpty }
    queueAllocate()
  }

  override final func arrange(in area: Area) -> [Placement] { places }
}
