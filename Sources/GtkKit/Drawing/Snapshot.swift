import CGtk

/// What a widget draws with: colors, gradients and borders, which each renderer of GTK paints in its own way, and drawings on
/// a canvas.
public struct Snapshot {
  let pointer: OpaquePointer
  /// Where the origin is, and the pixels of a unit.
  private var (origin, scale) = (Point(0, 0), 1.0)

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  /// The same in translated and scaled coordinates.
  ///
  /// Each part is scaled by itself: in software rendering, GTK blurs a drawing that it scales.
  public func transformed(by offset: Point, scale: Double = 1) -> Snapshot {
    var snapshot = self
    snapshot.origin = Point(origin.x + offset.x * self.scale, origin.y + offset.y * self.scale)
    snapshot.scale *= scale
    return snapshot
  }

  /// Fills a rectangle, which may have rounded corners.
  public func fill(_ rect: Rect, radius: Double = 0, _ color: Color) {
    clipped(to: rect, radius) {
      var (bounds, color) = (graphene(rect), color.rgba)
      gtk_snapshot_append_color(pointer, &color, &bounds)
    }
  }

  /// Fills a rectangle, which may have rounded corners, with a part of a vertical gradient of colors at equal distances.
  ///
  /// - Parameters:
  ///   - colors: The colors from top to bottom, at least two.
  ///   - whole: The rectangle of the whole gradient; nil is that of the part.
  public func fill(_ rect: Rect, radius: Double = 0, with colors: [Color], in whole: Rect? = nil) {
    var (bounds, whole) = (graphene(rect), graphene(whole ?? rect))
    var end = whole.origin
    end.y += whole.size.height
    let stops = colors.enumerated().map { index, color in
      GskColorStop(offset: Float(index) / Float(colors.count - 1), color: color.rgba)
    }
    clipped(to: rect, radius) {
      gtk_snapshot_append_linear_gradient(pointer, &bounds, &whole.origin, &end, stops, gsize(stops.count))
    }
  }

  private func clipped(to rect: Rect, _ radius: Double, _ draw: () -> Void) {
    guard radius > 0 else { return draw() }
    var outline = rounded(rect, radius)
    gtk_snapshot_push_rounded_clip(pointer, &outline)
    draw()
    gtk_snapshot_pop(pointer)
  }

  /// Draws a border inside a rectangle with rounded corners.
  public func border(_ rect: Rect, radius: Double, _ color: Color, width: Double) {
    var outline = rounded(rect, radius)
    let widths = Array(repeating: Float(width * scale), count: 4)
    gtk_snapshot_append_border(pointer, &outline, widths, Array(repeating: color.rgba, count: 4))
  }

  /// Draws on a canvas, inside a rectangle. GTK gets a drawing that is as large as what was drawn, or none: a renderer takes
  /// time and memory for each pixel of a drawing.
  ///
  /// - Parameter draw: Is called twice, first to find out how large the drawing is. It changes nothing.
  public func canvas(in rect: Rect, _ draw: (Canvas) -> Void) {
    let recording = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nil)
    defer { cairo_surface_destroy(recording) }
    self.draw(in: cairo_create(recording), draw)
    guard let visible = Self.ink(of: recording)?.intersection(mapped(rect)), visible.width > 0,
      visible.height > 0
    else { return }
    var bounds = visible.graphene
    self.draw(in: gtk_snapshot_append_cairo(pointer, &bounds), draw)
  }

  private func draw(in context: OpaquePointer?, _ draw: (Canvas) -> Void) {
    guard let context else { return }
    Canvas(context: context).transformed(by: origin, scale: scale, draw)
    cairo_destroy(context)
  }

  /// The rectangle of what was drawn, outwards to whole pixels on any display; nil if nothing was drawn.
  private static func ink(of recording: OpaquePointer?) -> Rect? {
    var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
    cairo_recording_surface_ink_extents(recording, &x, &y, &width, &height)
    guard width > 0, height > 0 else { return nil }
    let (left, top) = (x.rounded(.down) - 1, y.rounded(.down) - 1)
    return Rect(left, top, (x + width).rounded(.up) + 1 - left, (y + height).rounded(.up) + 1 - top)
  }

  private func mapped(_ rect: Rect) -> Rect {
    Rect(origin.x + rect.x * scale, origin.y + rect.y * scale, rect.width * scale, rect.height * scale)
  }

  private func graphene(_ rect: Rect) -> graphene_rect_t { mapped(rect).graphene }

  private func rounded(_ rect: Rect, _ radius: Double) -> GskRoundedRect {
    var (outline, bounds) = (GskRoundedRect(), graphene(rect))
    gsk_rounded_rect_init_from_rect(&outline, &bounds, Float(radius * scale))
    return outline
  }
}

extension Rect {
  /// A rectangle of graphene.
  package init(_ rect: graphene_rect_t) {
    self.init(
      Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height))
  }

  fileprivate var graphene: graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(x: Float(x), y: Float(y)),
      size: graphene_size_t(width: Float(width), height: Float(height)))
  }
}

extension Color {
  fileprivate var rgba: GdkRGBA {
    GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
  }
}
