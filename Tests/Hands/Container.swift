import GtkKit

/// A widget that measures itself, arranges its children and draws in closures.
@MainActor
public final class Container: CustomWidget {
  /// Returns the width or the height that the container needs.
  public typealias Measure = (Orientation) -> SizeRequest
  /// Returns the height that the container needs at a width.
  public typealias HeightForWidth = (_ width: Int) -> SizeRequest
  /// Returns the placements of the children.
  public typealias Arrange = (Area) -> [Placement]
  /// Draws on a canvas of the size of the area.
  public typealias Draw = (Canvas, Area) -> Void

  /// How the container is measured.
  public var measure: Measure { didSet { queueResize() } }
  /// How the height depends on the width; nil if it does not.
  public var heightForWidth: HeightForWidth? { didSet { queueResize() } }
  /// How the container arranges its children.
  public var arrange: Arrange { didSet { queueResize() } }
  /// Called with the size of the area before the children are arranged.
  public var onAllocate: ((Size) -> Void)?
  /// What the container draws below its children.
  public var drawBelow: Draw? { didSet { queueDraw() } }
  private let over: Draw?

  /// A container without children. Children without a placement are not shown.
  public init(
    role: AccessibleRole = .group, measure: @escaping Measure = { _ in SizeRequest(0) },
    heightForWidth: HeightForWidth? = nil, arrange: @escaping Arrange = { _ in [] }, drawBelow: Draw? = nil,
    drawAbove: Draw? = nil
  ) {
    (self.measure, self.heightForWidth, self.arrange) = (measure, heightForWidth, arrange)
    (self.drawBelow, over) = (drawBelow, drawAbove)
    super.init(role: role)
  }

  override public var heightDependsOnWidth: Bool { heightForWidth != nil }

  override public func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    if orientation == .vertical, let heightForWidth { return heightForWidth(across) }
    return measure(orientation)
  }

  override public func willArrange(in size: Size) { onAllocate?(size) }

  override public func arrange(in area: Area) -> [Placement] { arrange(area) }

  override public func draw(on canvas: Canvas, in area: Area) { drawBelow?(canvas, area) }

  override public func drawAbove(on canvas: Canvas, in area: Area) { over?(canvas, area) }
}
