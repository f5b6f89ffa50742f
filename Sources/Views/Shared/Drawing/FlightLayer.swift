import GtkKit

/// A layer above the page for what flies over the table. It is hidden while nothing does.
///
/// What flies are small widgets, so that only their places are painted again, and not the whole layer.
final class FlightLayer: CustomWidget {
  /// A picture and its place, in the pixels of the screen.
  struct Sprite {
    let picture: Paintable
    let place: Rect

    init(_ picture: Paintable, at center: Point, size: Double) {
      self.picture = picture
      place = Rect(center: center, Size(size, size))
    }
  }

  private var pictures: [Picture] = []
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

  override func arrange(in area: Area) -> [Placement] { places }
}
