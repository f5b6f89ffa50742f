import GtkKit

/// A large die whose face is a glyph, U+2680 to U+2685.
///
/// The glyphs of most fonts bring a square frame along. The tile is the die: the label is scaled so that the frame
/// falls outside of the tile's edge, which clips it.
struct DieTile: Widget {
  let pointer: WidgetPointer

  /// How much of the glyph's width its frame takes on each side, at most, in the fonts that have these glyphs.
  private static let frame = 0.14

  init(_ label: Label) {
    let tile = Container()
    tile.styled("die").clipped()
    tile.add(label.styled("die-glyph"))
    var behavior = Container.Behavior()
    behavior.arrange = { size in
      let ink = label.inkBounds
      let natural = Size(label.naturalWidth, label.naturalHeight(forWidth: label.naturalWidth))
      guard ink.width > 0, ink.height > 0 else { return label.place(in: Rect(0, 0, natural.width, natural.height)) }
      let scale = min(size.width, size.height) / (max(ink.width, ink.height) * (1 - 2 * Self.frame))
      label.place(
        in: Rect(
          size.width / 2 - ink.center.x * scale, size.height / 2 - ink.center.y * scale,
          natural.width * scale + 1, natural.height * scale + 1),
        scale: scale)
    }
    tile.behavior = behavior
    pointer = tile.keepsDirection().pointer
  }
}
