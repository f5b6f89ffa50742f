import CGtk

/// Shows a widget, also while it turns about its vertical axis.
///
/// A turned widget is drawn as a picture, which costs less than the widget: its text would be drawn in another width in each
/// frame. The picture is taken when a width greater than 0 is first drawn, and again after 0.
public final class Turntable: Pile {
  private var picture: Bitmap?

  /// The width of the turned widget, as a part of its own; nil if it is not turned.
  public var turnedWidth: Double? {
    didSet {
      if turnedWidth == nil || turnedWidth == 0 { picture = nil }
      queueDraw()
    }
  }

  /// A turntable with a widget.
  public init(_ child: some Widget) {
    super.init()
    add(child)
  }

  override public func willArrange(in size: Size) { picture = nil }

  override func appendChildren(to snapshot: Snapshot) {
    guard let turnedWidth else { return super.appendChildren(to: snapshot) }
    let area = area(Size(width, height))
    // Cairo cannot scale a picture to much less than a pixel.
    guard turnedWidth * area.size.width * area.resolution >= 1 else { return }
    let picture = picture ?? Bitmap(area.size, scale: area.resolution, drawChildren)
    self.picture = picture
    let left = area.size.width * (1 - turnedWidth) / 2
    let map = Affine(origin: Point(left, 0), right: Point(left + turnedWidth, 0), down: Point(left, 1))
    snapshot.canvas(in: area.rect) {
      $0.transformed(by: map) { picture.paint(on: $0) }
    }
  }

  private func drawChildren(on canvas: Canvas) {
    let snapshot = nonNull(gtk_snapshot_new())
    super.appendChildren(to: Snapshot(snapshot))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return }
    gsk_render_node_draw(node, canvas.context)
    gsk_render_node_unref(node)
  }
}
