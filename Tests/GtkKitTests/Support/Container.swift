/// A widget that arranges its children in a closure, and may draw below and above them.
public final class Container: CustomWidget {
  /// Returns the width or the height that the container needs.
  public typealias Measure = (Orientation) -> Extent
  /// Returns the height that the container needs at a width; the width is −1 if it is not known yet.
  public typealias HeightForWidth = (_ width: Int) -> Extent
  /// Returns the placements of the children. It must have no side effects, because layouts are also tried out.
  public typealias Arrange = (Area) -> [Placement]
  /// Draws on a canvas of the size of the area.
  public typealias Draw = (Canvas, Area) -> Void

  /// How the container is measured.
  public var measure: Measure { didSet { if isAlive { queueResize() } } }
  /// How the height depends on the width; nil if it does not.
  public var heightForWidth: HeightForWidth? { didSet { if isAlive { queueResize() } } }
  /// How the container arranges its children.
  public var arrange: Arrange { didSet { if isAlive { queueResize() } } }
  /// Called with the size of the area before the children are arranged: state that depends on the size changes here.
  public var onAllocate: ((Size) -> Void)?
  /// What the container draws below its children; nil if it draws nothing.
  public var drawBelow: Draw? { didSet { if isAlive { queueDraw() } } }
  private var drawOver: Draw?

  /// A container without children. Children without a placement are not shown.
  public init(
    role: AccessibleRole = .group, measure: @escaping Measure = { _ in Extent(0) },
    heightForWidth: HeightForWidth? = nil, arrange: @escaping Arrange = { _ in [] }, drawBelow: Draw? = nil,
    drawAbove: Draw? = nil
  ) {
    (self.measure, self.heightForWidth, self.arrange) = (measure, heightForWidth, arrange)
    (self.drawBelow, self.drawOver) = (drawBelow, drawAbove)
    super.init(role: role)
  }

  /// A measure that returns constant sizes.
  public static func sizes(minimum: Size, natural: Size) -> Measure {
    { orientation in
      let length = orientation == .horizontal ? \Size.width : \Size.height
      return Extent(minimum: Int(minimum[keyPath: length]), natural: Int(natural[keyPath: length]))
    }
  }

  /// Frees the closures, which may refer to the container.
  override func wasDestroyed() {
    super.wasDestroyed()
    (heightForWidth, onAllocate, drawBelow, drawOver) = (nil, nil, nil, nil)
    (measure, arrange) = ({ _ in Extent(0) }, { _ in [] })
  }

  override public var heightDependsOnWidth: Bool { heightForWidth != nil }

  override public func measure(_ orientation: Orientation, across: Int) -> Extent {
    if orientation == .vertical, let heightForWidth { return heightForWidth(across) }
    return measure(orientation)
  }

  override public func willArrange(in size: Size) { onAllocate?(size) }

  override public func arrange(in area: Area) -> [Placement] { arrange(area) }

  override public func draw(on canvas: Canvas, in area: Area) {
    if let drawBelow { drawBelow(canvas, area) } else { super.draw(on: canvas, in: area) }
  }

  override public func drawAbove(on canvas: Canvas, in area: Area) {
    if let drawOver { drawOver(canvas, area) } else { super.drawAbove(on: canvas, in: area) }
  }
}
