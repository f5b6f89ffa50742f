import GtkKit

/// An action that its target may decline: the view asks, and goes on in its own way where the answer is no.
package final class Request<Value> {
  package let name: String
  private weak var target: AnyObject?
  private var handler: ((Value) -> Bool)?

  package init(_ name: String) { self.name = name }

  /// Has `method` of a target answer from now on, for as long as there is the target.
  package func connect<Target: AnyObject>(
    to target: Target, _ method: @escaping (_ target: Target, _ value: Value) -> Bool
  ) {
    self.target = target
    handler = { [weak target] value in target.map { method($0, value) } ?? false }
  }

  /// Whether the target has taken it.
  func send(_ value: Value) -> Bool {
    guard let target, let handler else { return false }
    guard let listener = ActionSeam.listener else { return handler(value) }
    var isTaken = false
    let sending = ActionSeam.Sending(
      outlet: nil, event: "", call: ActionSeam.call(of: name, with: value), target: target)
    listener(sending) { isTaken = handler(value) }
    return isTaken
  }
}
