import CGtk

/// A vector picture, which is drawn once and sharp at any size.
public struct Paintable {
  let reference: GObjectRef

  init(_ reference: GObjectRef) { self.reference = reference }

  /// Records a drawing on a canvas of the given size.
  public init(_ size: Size, _ draw: (Canvas) -> Void) {
    let snapshot = gtk_snapshot_new()
    append(size, to: snapshot, draw)
    var natural = graphene_size_t(width: Float(size.width), height: Float(size.height))
    reference = GObjectRef(
      owning: UnsafeMutableRawPointer(gtk_snapshot_free_to_paintable(snapshot, &natural)))
  }
}
