import GtkKit

/// A large die whose face is a glyph, U+2680 to U+2685.
///
/// The glyphs of most fonts have a square frame. The tile is the die: it scales the label so that the frame is outside of
/// the tile, which clips it. Without a glyph, the tile is the empty place of the die.
struct DieTile: Widget {
  let pointer: WidgetPointer

  /// The largest width of the frame on each side, as a part of the glyph's width, in the fonts that have these glyphs.
  private static let frame = 0.145
  /// The margin of the glyph without its frame, as a part of the tile's width.
  private static let border = 0.09

  init(_ label: Label) {
    let face = Self.makeFace(label)
    let tile = Container(arrange: { area in
      let side = min(area.size.width, area.size.height)
      let square = area.rect.centered(Size(side, side))
      return [face.placed(in: square.inset(by: (side * Self.border).rounded()))]
    })
    tile.add(face).styled("die")
    let updateStyle = { tile.setStyle("empty", label.text.isEmpty) }
    updateStyle()
    label.onTextChanged(updateStyle)
    pointer = tile.keepsDirection().pointer
  }

  /// The glyph without its frame.
  private static func makeFace(_ label: Label) -> Container {
    let face = Container(arrange: { area in
      let (size, ink) = (area.size, label.inkBounds)
      let natural = Size(label.naturalWidth, label.naturalHeight(forWidth: label.naturalWidth))
      guard ink.width > 0, ink.height > 0 else { return [label.placed(in: Rect(natural))] }
      let scale = min(size.width, size.height) / (max(ink.width, ink.height) * (1 - 2 * frame))
      let corner = Point(size.width / 2 - ink.center.x * scale, size.height / 2 - ink.center.y * scale)
      let rect = Rect(corner.x, corner.y, natural.width * scale + 1, natural.height * scale + 1)
      return [label.placed(in: rect, scale: scale)]
    })
    return face.clipped().add(label.styled("die-glyph"))
  }
}
