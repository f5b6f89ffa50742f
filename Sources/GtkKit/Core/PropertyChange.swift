/// A value that code gives to a property of a widget.
public struct PropertyChange {
  /// The widget.
  public let widget: AnyWidget
  /// The name of the property.
  public let property: String
  /// The new value.
  public let value: Any
  /// Whether the value differs from the one before.
  public let isNew: Bool

  /// Called instead of each change, with a closure that makes it: for programs that show what happens in them.
  public static var hook: ((PropertyChange, _ make: () -> Void) -> Void)?
}

extension Widget {
  /// Gives a property a value by calling `change`. The setter of a property that shows the state of a program calls this.
  public func set<Value: Equatable>(
    _ value: Value, from old: @autoclosure () -> Value, property: StaticString = #function,
    _ change: () -> Void
  ) {
    guard let hook = PropertyChange.hook else { return change() }
    hook(
      PropertyChange(
        widget: AnyWidget(self), property: "\(property)", value: value, isNew: value != old()), change)
  }
}
