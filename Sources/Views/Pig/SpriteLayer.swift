import GtkKit

/// A layer of small pictures that move above a page. Each is a widget, so that only the places of pictures that move are
/// painted again, and not the whole layer.
final class SpriteLayer: Widget {
  /// A picture and its place in the layer.
  struct Sprite {
    let picture: Paintable
    let center: Point
    let size: Double
  }

  let pointer: WidgetPointer
  private let container = Container(role: .presentation)
  private var widgets: [Picture] = []
  private var sprites: [Sprite] = []

  init() {
    pointer = container.keepsDirection().pointer
    container.arrange = { [weak self] _ in self?.placements ?? [] }
  }

  /// Shows pictures instead of the current ones.
  func show(_ sprites: [Sprite]) {
    for _ in widgets.count..<max(widgets.count, sprites.count) {
      let widget = Picture(role: .presentation)
      container.add(widget)
      widgets.append(widget)
    }
    self.sprites = sprites
    for (widget, sprite) in zip(widgets, sprites) { widget.show(sprite.picture) }
    container.queueAllocate()
  }

  private var placements: [Placement] {
    zip(widgets, sprites).map { widget, sprite in
      let (center, size) = (sprite.center, sprite.size)
      return widget.placed(in: Rect(center.x - size / 2, center.y - size / 2, size, size))
    }
  }
}
