import GtkKit

/// A widget that arranges its children in a closure. Children without a placement are not shown.
@MainActor
public final class Container: CustomWidget {
  /// Returns the placements of the children.
  public typealias Arrange = (Area) -> [Placement]

  /// How the container arranges its children.
  public var arrange: Arrange { didSet { queueResize() } }

  /// A container without children.
  public init(role: AccessibleRole = .group, arrange: @escaping Arrange = { _ in [] }) {
    self.arrange = arrange
    super.init(role: role)
  }

  override public func arrange(in area: Area) -> [Placement] { arrange(area) }
}
