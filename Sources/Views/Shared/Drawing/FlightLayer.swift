import GtkKit

/// A layer above the page for what flies over the table. It is hidden while nothing does.
///
/// What flies are small widgets, so that only their places are painted again, and not the whole layer.
final class FlightLayer: Widget {
  /// A picture and its place, in the pixels of the screen.
  struct Sprite {
    let picture: Paintable
    let place: Rect

    init(_ picture: Paintable, at center: Point, size: Double) {
      self.picture = picture
      place = Rect(center: center, Size(size, size))
    }
  }

  let pointer: WidgetPointer
  private let layer = Container(role: .presentation)
  private var pictures: [Picture] = []
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

  /// Shows pictures that fly now.
  func show(sprites: [Sprite]) {
    while pictures.count < sprites.count {
      let picture = Picture(role: .presentation)
      pictures.append(picture)
      add(picture)
    }
    show(
      zip(pictures, sprites).map { picture, sprite in
        picture.show(sprite.picture)
        return picture.placed(in: sprite.place)
      })
  }
}
