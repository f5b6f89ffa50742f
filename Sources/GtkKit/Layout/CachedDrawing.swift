import CGtk

/// A drawing that becomes a picture in the display's resolution when it is painted again in the same size.
///
/// The first time, ``append(_:to:_:)`` paints it without one: that is faster, a window that is being resized needs each size
/// only once, and a picture of a window takes megabytes. A scaled drawing is a picture at once: it ends between two pixels, and
/// would look different.
@MainActor package final class CachedDrawing {
  private var picture: Bitmap?
  private var size = Size(0, 0)
  private var scale = 0.0

  /// The size of a picture that is kept while it is hidden, in pixels of the display: that of a full HD window, 8 MB.
  private static let keptPixels = 1920.0 * 1080

  package init() {}

  /// Whether there is a picture.
  package var hasPicture: Bool { picture != nil }

  /// Frees the picture. The next time, the drawing is painted again.
  func clear() {
    picture = nil
    size = Size(0, 0)
  }

  /// Frees the picture of a widget that is hidden, if the picture is large. A smaller one is ready when the widget is shown
  /// again.
  func hide() {
    if size.width * size.height * scale * scale > Self.keptPixels { clear() }
  }

  /// Appends an area to a `GtkSnapshot`, a picture in strips: in software rendering, GTK needs memory for a copy of each
  /// piece. Strips of a scaled area would not end between two pixels.
  ///
  /// On a display with a fractional scale there is no picture: its strips would have seams, and its lines would be soft.
  package func append(
    _ area: Area, displayScale: Double, to snapshot: OpaquePointer?, _ draw: (Canvas) -> Void
  ) {
    let isFractional = displayScale != displayScale.rounded()
    if isFractional { clear() }
    if isFractional || (area.scale == 1 && isNew(area)) {
      return GtkKit.append(area.size, to: snapshot, draw)
    }
    var rest = area.rect
    let height = area.scale == 1 ? 64 : area.size.height
    while rest.height > 0 {
      GtkKit.append(rest.cutTop(min(height, rest.height)), to: snapshot) { paint(area, on: $0, draw) }
    }
  }

  /// Paints the picture of an area, which `draw` draws if there is none of its size and scale.
  func paint(_ area: Area, on canvas: Canvas, _ draw: (Canvas) -> Void) {
    _ = isNew(area)
    let picture = self.picture ?? Bitmap(area.size, scale: scale, draw)
    self.picture = picture
    picture.paint(on: canvas)
  }

  /// Whether the area differs in size or scale from the last one, whose picture is freed then.
  private func isNew(_ area: Area) -> Bool {
    guard area.size != size || area.resolution != scale else { return false }
    clear()
    (size, scale) = (area.size, area.resolution)
    return true
  }
}
