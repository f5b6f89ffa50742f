/// Owns the root of a widget tree, and so all widgets below it: the only strong reference that a view holds.
public struct WidgetRoot: Widget {
  /// The root.
  public let pointer: WidgetPointer
  private let reference: GObjectRef

  /// Keeps a widget and everything below it alive as long as this value exists.
  public init(_ widget: some Widget) {
    pointer = widget.pointer
    reference = GObjectRef(sinking: pointer)
  }
}
