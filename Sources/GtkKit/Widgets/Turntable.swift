import CGtk

/// Shows a widget, also while it turns about its vertical axis.
public final class Turntable: Pile {
  /// The width of the turned widget, as a part of its own; nil if it is not turned.
  public var turnedWidth: Double? {
    didSet { queueDraw() }
  }

  /// A turntable with a widget.
  public init(_ child: some Widget) {
    super.init()
    add(child)
  }

  override func appendChildren(to snapshot: Snapshot) {
    let (part, width) = (turnedWidth ?? 1, Double(width))
    // Cairo cannot scale a picture to much less than a pixel.
    guard part * width >= 1 else { return }
    var left = graphene_point_t(x: Float(width * (1 - part) / 2), y: 0)
    gtk_snapshot_save(snapshot.pointer)
    gtk_snapshot_translate(snapshot.pointer, &left)
    gtk_snapshot_scale(snapshot.pointer, Float(part), 1)
    super.appendChildren(to: snapshot)
    gtk_snapshot_restore(snapshot.pointer)
  }
}
