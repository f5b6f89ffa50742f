import CGtk

extension [Placement] {
  /// Whether each widget, and each widget below it, has the room that it needs, if these are the placements in an area of
  /// a size that is drawn `scale` times larger.
  public func fit(in size: Size, scale: Double = 1) -> Bool {
    indices.allSatisfy { index in
      let placement = self[index]
      return placement.isShown && placement.isInside(size)
        && !self[..<index].contains { $0.rect.overlaps(placement.rect, byMoreThan: 0.5) }
        && placement.hasEnoughRoom(scale: scale)
    }
  }
}

extension Placement {
  fileprivate func isInside(_ size: Size) -> Bool {
    rect.x >= -1 && rect.y >= -1 && rect.x + rect.width <= size.width + 1
      && rect.y + rect.height <= size.height + 1
  }

  /// Whether the widget has at least its minimum size, and its children fit unless it clips them.
  fileprivate func hasEnoughRoom(scale outerScale: Double) -> Bool {
    let size = Size(rect.width / scale, rect.height / scale)
    let width = widget.measured(.horizontal).minimum
    let height = widget.measured(.vertical, across: max(Int(size.width), width)).minimum
    guard size.width + 1 >= Double(width), size.height + 1 >= Double(height) else { return false }
    guard gtk_widget_get_overflow(widget.pointer) == GTK_OVERFLOW_VISIBLE,
      let container = CustomWidget.of(widget)
    else { return true }
    return container.fits(in: size, scale: outerScale * scale)
  }
}

extension CustomWidget {
  /// Whether the children have the room that they need if the container has this size and is drawn `scale` times larger.
  public func fits(in size: Size, scale: Double = 1) -> Bool {
    // The border and the padding are what the container needs beyond the area.
    let border = Size(
      measured(.horizontal).minimum - measure(.horizontal, across: -1).minimum,
      measured(.vertical).minimum - measure(.vertical, across: -1).minimum)
    let room = Size(size.width - border.width, size.height - border.height)
    guard room.width >= 0, room.height >= 0 else { return false }
    return arrange(in: Area(container: self, size: room, scale: scale)).fit(in: room, scale: scale)
  }
}
