import GtkKit

/// A large die whose face is a glyph, U+2680 to U+2685.
///
/// The glyphs of most fonts bring a square frame along. The tile is the die: the label is scaled so that the frame
/// falls outside of the tile's edge, which clips it. Without a glyph there is no die: the tile shows where it will land.
struct DieTile: Widget {
  let pointer: WidgetPointer

  /// How much of the glyph's width its frame takes on each side, at most, in the fonts that have these glyphs.
  private static let frame = 0.145
  /// How much of the tile's width stays free beside what is left of the glyph.
  private static let border = 0.09

  init(_ label: Label) {
    let tile = Container()
    let face = Self.makeFace(label)
    tile.add(face).styled("die")
    var behavior = Container.Behavior()
    behavior.arrange = { size in
      let side = min(size.width, size.height)
      face.place(in: Rect(size).centered(Size(side, side)).inset(by: (side * Self.border).rounded()))
    }
    tile.behavior = behavior
    let showWhetherThereIsADie = { tile.setStyle("empty", label.text.isEmpty) }
    showWhetherThereIsADie()
    label.onTextChanged(showWhetherThereIsADie)
    pointer = tile.keepsDirection().pointer
  }

  /// The glyph without its frame.
  private static func makeFace(_ label: Label) -> Container {
    let face = Container()
    face.clipped().add(label.styled("die-glyph"))
    var behavior = Container.Behavior()
    behavior.arrange = { size in
      let ink = label.inkBounds
      let natural = Size(label.naturalWidth, label.naturalHeight(forWidth: label.naturalWidth))
      guard ink.width > 0, ink.height > 0 else { return label.place(in: Rect(natural)) }
      let scale = min(size.width, size.height) / (max(ink.width, ink.height) * (1 - 2 * frame))
      let corner = Point(size.width / 2 - ink.center.x * scale, size.height / 2 - ink.center.y * scale)
      label.place(
        in: Rect(corner.x, corner.y, natural.width * scale + 1, natural.height * scale + 1), scale: scale)
    }
    face.behavior = behavior
    return face
  }
}
