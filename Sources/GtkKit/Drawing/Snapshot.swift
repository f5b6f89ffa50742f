import CGtk

/// Pictures of a window as it is on the screen: for the documentation, and for eyes that compare.
extension Window {
  /// The size of what is in the window, its header bar included, its border and shadow not; nil while it is closed.
  public var contentSize: Size? { contentBounds.map { Size($0.width, $0.height) } }

  /// Gives the window's content this size, and waits until it has it; false where it does not take it.
  ///
  /// A window's own size may count a border in: what is missing the first time is asked for the second time.
  public func resizeContent(to size: Size) -> Bool {
    var wish = size
    for _ in 0..<3 {
      setDefaultSize(wish)
      waitForFrames(3)
      guard let content = contentSize else { return false }
      if content == size { return true }
      wish.width += size.width - content.width
      wish.height += size.height - content.height
    }
    return false
  }

  /// Waits until so many frames were drawn; false where the window draws none, for it is not on the screen.
  @discardableResult
  public func waitForFrames(_ count: Int) -> Bool {
    var isLate = false
    let patience = MainLoop.after(milliseconds: 10_000) { isLate = true }
    defer { patience.cancel() }
    guard let clock = gtk_widget_get_frame_clock(pointer) else { return false }
    for _ in 0..<count {
      let frame = gdk_frame_clock_get_frame_counter(clock)
      queueDraw()
      while gdk_frame_clock_get_frame_counter(clock) == frame, !isLate { MainLoop.iterate(mayBlock: true) }
    }
    // The counter goes up as a frame begins: let that one end.
    while !isLate, MainLoop.iterate() {}
    return !isLate
  }

  /// Writes a picture of the window's content to a PNG file; false where there is nothing to see or no such place.
  public func writePicture(toFile path: String) -> Bool {
    guard let bounds = contentBounds, let paintable = gtk_widget_paintable_new(pointer) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return false }
    defer { gsk_render_node_unref(node) }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, CInt(bounds.width), CInt(bounds.height))
    let context = cairo_create(surface)
    cairo_translate(context, -bounds.x, -bounds.y)
    gsk_render_node_draw(node, context)
    cairo_destroy(context)
    defer { cairo_surface_destroy(surface) }
    return cairo_surface_write_to_png(surface, path) == CAIRO_STATUS_SUCCESS
  }

  /// Where the header bar and the child are, in the window's own pixels.
  private var contentBounds: Rect? {
    guard isMapped else { return nil }
    var bounds: graphene_rect_t?
    for part in [gtk_window_get_titlebar(cast()), gtk_window_get_child(cast())] {
      var rect = graphene_rect_t()
      guard let part, gtk_widget_compute_bounds(part, pointer, &rect) != 0 else { continue }
      var both = rect
      if var other = bounds { graphene_rect_union(&rect, &other, &both) }
      bounds = both
    }
    return bounds.map {
      Rect(Double($0.origin.x), Double($0.origin.y), Double($0.size.width), Double($0.size.height))
    }
  }
}

extension Desktop {
  /// Lets the text cursor blink or not, as the desktop's own setting would: for pictures.
  public static func setBlinksCursor(_ blinks: Bool) {
    guard let settings = gtk_settings_get_default() else { return }
    cgtk_object_set_boolean(UnsafeMutableRawPointer(settings), "gtk-cursor-blink", blinks ? 1 : 0)
  }
}
