/// Where an action of a view reaches its controller: the view sends, the controller answers.
///
/// It carries the controller's method name, as the line drawn from a button to a method does in a storyboard.
package final class Action<Value> {
  package let name: String
  private var handler: ((Value) -> Void)?

  package init(_ name: String) { self.name = name }

  /// Has `handler` answer from now on.
  package func connect(_ handler: @escaping (Value) -> Void) { self.handler = handler }

  /// Tells the controller.
  func send(_ value: Value) { handler?(value) }
}

extension Action where Value == Void {
  /// Tells the controller.
  func send() { send(()) }
}
