/// A variable that a structure shares with the closures of its widgets.
public final class Shared<Value> {
  /// The value.
  public var value: Value

  /// A variable with an initial value.
  public init(_ value: Value) { self.value = value }
}
