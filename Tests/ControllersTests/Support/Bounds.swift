@MainActor
extension Widget {
  /// The requested font families of the widget's text, and its size in pixels.
  var font: (families: String, size: Double) {
    let font = pango_context_get_font_description(gtk_widget_get_pango_context(pointer))
    let families = pango_font_description_get_family(font).map { String(cString: $0) } ?? ""
    return (families, Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE))
  }

  /// The amount of drawing: the sum of the opacity of all pixels.
  var ink: Double { picture().pixels.reduce(0) { $0 + Double($1 >> 24) } / 255 }

  func picture() -> WidgetPicture {
    guard let parent = gtk_widget_get_parent(pointer) else { return WidgetPicture() }
    let snapshot = gtk_snapshot_new()
    gtk_widget_snapshot_child(parent, pointer, snapshot)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return WidgetPicture() }
    defer { gsk_render_node_unref(node) }
    return WidgetPicture(of: node)
  }
}

struct WidgetPicture: Hashable {
  /// The place of the first pixel in the parent of the widget.
  private var place = [0.0, 0]
  private(set) var width = 0
  private(set) var pixels: [UInt32] = []

  init() {}

  fileprivate init(of node: OpaquePointer) {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    let (left, top) = (Double(bounds.origin.x.rounded(.down)), Double(bounds.origin.y.rounded(.down)))
    place = [left, top]
    let right = Double(bounds.origin.x + bounds.size.width)
    let bottom = Double(bounds.origin.y + bounds.size.height)
    width = Int((right - left).rounded(.up))
    let height = Int((bottom - top).rounded(.up))
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, CInt(width), CInt(height))
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    cairo_translate(context, -left, -top)
    gsk_render_node_draw(node, context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    let count = width * height
    pixels = cairo_image_surface_get_data(surface).withMemoryRebound(to: UInt32.self, capacity: count) {
      Array(UnsafeBufferPointer(start: $0, count: count))
    }
  }

  func hash(into hasher: inout Hasher) { pixels.withUnsafeBytes { hasher.combine(bytes: $0) } }
}

@MainActor
extension Window {
  func clearFocus() { gtk_window_set_focus(cast(), nil) }

  /// The names of the widgets that Tab focuses, until the order repeats.
  func tabOrder() -> [String] {
    var names: [String] = []
    var seen: Set<WidgetPointer> = []
    clearFocus()
    while gtk_widget_child_focus(pointer, GTK_DIR_TAB_FORWARD) != 0, let focus, seen.count < 500 {
      guard seen.insert(focus.pointer).inserted else { break }
      // The focus of an entry is in its inner text widget, which has no name.
      let named = sequence(first: focus, next: \.parent).first { !$0.name.hasPrefix("Gtk") }
      if let name = named?.name, names.last != name { names.append(name) }
    }
    return names
  }
}

@MainActor
extension AnyWidget {
  static func all(named name: String, below root: some Widget) -> [AnyWidget] {
    root.tree.filter { $0.name == name }
  }

  static func all(styled style: String, below root: some Widget) -> [AnyWidget] {
    root.tree.filter { $0.hasStyle(style) }
  }
}
