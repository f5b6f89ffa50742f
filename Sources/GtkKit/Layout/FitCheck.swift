import CGtk

/// A layout tried out: widgets are asked what they need and get nothing.
///
/// While a trial runs, ``Widget/place(in:scale:)`` notes whether the place would do, and moves nothing.
final class FitCheck {
  /// The trial that runs now.
  private(set) static var current: FitCheck?

  private let room: Size
  private var taken: [Rect] = []
  private var fits = true

  private init(_ room: Size) { self.room = room }

  /// Whether all that `arrange` places has the room that it needs.
  static func run(in room: Size, _ arrange: (Size) -> Void) -> Bool {
    let outer = current
    let trial = FitCheck(room)
    current = trial
    defer { current = outer }
    arrange(room)
    return trial.fits
  }

  /// Notes whether a widget could do with a place, and whether what is in it could.
  func note(_ widget: some Widget, _ place: Rect, scale: Double) {
    guard fits, scale > Container.leastScale else {
      fits = false
      return
    }
    let isInside =
      place.x >= -1 && place.y >= -1 && place.x + place.width <= room.width + 1
      && place.y + place.height <= room.height + 1
    let isFree = !taken.contains { $0.overlaps(place, byMoreThan: 0.5) }
    taken.append(place)
    let inner = Size(place.width / scale, place.height / scale)
    fits = isInside && isFree && widget.isContent(with: inner)
  }
}

extension Container {
  /// Whether all that the container holds would have the room it needs, if the container had this size, in the pixels
  /// of its children.
  ///
  /// What `arrange` does besides placing is done in a trial too: it must leave nothing behind.
  public func fits(in size: Size) -> Bool {
    // What the container needs itself is its border and padding, where its behaviour asks for nothing.
    let own = Size(
      measured(.horizontal).minimum - behavior.measure(.horizontal, -1).minimum,
      measured(.vertical).minimum - behavior.measure(.vertical, -1).minimum)
    let room = Size(size.width - own.width, size.height - own.height)
    return room.width >= 0 && room.height >= 0 && FitCheck.run(in: room, behavior.arrange)
  }
}

extension Widget {
  /// Whether the widget, and what is in it where it is a container that does not clip, can do with a size.
  fileprivate func isContent(with size: Size) -> Bool {
    let width = measured(.horizontal).minimum
    let height = measured(.vertical, across: max(Int(size.width), width)).minimum
    guard size.width + 1 >= Double(width), size.height + 1 >= Double(height) else { return false }
    guard let container = Container(self), gtk_widget_get_overflow(pointer) == GTK_OVERFLOW_VISIBLE else {
      return true
    }
    return container.fits(in: size)
  }
}
