import CGtk

/// The minimum and the natural size of a widget in one direction, in pixels.
public struct SizeRequest {
  /// The minimum size.
  public var minimum: Int
  /// The size that the widget has where there is enough room.
  public var natural: Int

  /// A natural size of at least the minimum size.
  public init(minimum: Int, natural: Int) {
    self.minimum = minimum
    self.natural = max(minimum, natural)
  }

  /// The same minimum and natural size.
  public init(_ size: Int) { self.init(minimum: size, natural: size) }
}

/// The area in which a widget arranges its children and draws.
public struct Area {
  /// The widget.
  public let container: CustomWidget
  /// The size of the area, in the widget's own pixels.
  public let size: Size
  /// How many times larger than it is laid out the widget is drawn: the product of the scales at which it, and each
  /// widget above it, is placed.
  public let scale: Double

  /// The whole area.
  public var rect: Rect { Rect(size) }

  /// The pixels of the display for each pixel of the window.
  @MainActor var displayScale: Double { cgtk_widget_get_scale(container.pointer) }

  /// The pixels of the display for each of the widget's own pixels.
  @MainActor public var resolution: Double { scale * displayScale }
}
