import CGtk

/// A drawn picture, made once, crisp at any size.
public struct Paintable {
  let reference: GObjectRef

  /// Records what `draw` draws on a canvas of this size.
  public init(_ size: Size, _ draw: (Canvas) -> Void) {
    let snapshot = gtk_snapshot_new()
    append(size, to: snapshot, draw)
    var natural = graphene_size_t(width: Float(size.width), height: Float(size.height))
    reference = GObjectRef(
      owning: UnsafeMutableRawPointer(gtk_snapshot_free_to_paintable(snapshot, &natural)))
  }

  /// What a widget looks like now, and goes on to look like in this picture whatever becomes of it.
  init(of widget: some Widget) {
    let live = gtk_widget_paintable_new(widget.pointer)
    defer { g_object_unref(live.map { UnsafeMutableRawPointer($0) }) }
    reference = GObjectRef(owning: UnsafeMutableRawPointer(gdk_paintable_get_current_image(live)))
  }
}
