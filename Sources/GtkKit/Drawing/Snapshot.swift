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
    guard let content = contentBounds, let whole = bounds(in: self), let node = renderNode(whole) else {
      return false
    }
    defer { gsk_render_node_unref(node) }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, CInt(content.width), CInt(content.height))
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    cairo_translate(context, whole.x - content.x, whole.y - content.y)
    gsk_render_node_draw(node, context)
    cairo_destroy(context)
    return cairo_surface_write_to_png(surface, path) == CAIRO_STATUS_SUCCESS
  }

  /// What the window draws, its border at the origin; in its own size, so that nothing is scaled.
  private func renderNode(_ whole: Rect) -> OpaquePointer? {
    guard let paintable = gtk_widget_paintable_new(pointer) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(paintable, snapshot, whole.width, whole.height)
    return gtk_snapshot_free_to_node(snapshot)
  }

  /// The rows of the header bar and the child, and the child's columns: themes draw the bar over the window's border.
  private var contentBounds: Rect? {
    guard isMapped, let child = gtk_window_get_child(cast()), let body = AnyWidget(child).bounds(in: self)
    else { return nil }
    let top = gtk_window_get_titlebar(cast()).flatMap { AnyWidget($0).bounds(in: self)?.y } ?? body.y
    return Rect(body.x, top, body.width, body.y + body.height - top)
  }
}
