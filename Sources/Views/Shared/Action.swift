import GtkKit

/// What a screen tells its controller: the controller's method of that name answers.
package typealias Action<Value> = Hook<Value, Void>

/// What a screen asks its controller to take; where the answer is no, it goes on in its own way.
package typealias Request<Value> = Hook<Value, Bool>

/// Where an action of a view reaches its controller: the view sends, its target answers.
///
/// It carries the name of the target's method, as the line drawn from a button to a method does in a storyboard.
package final class Hook<Value, Answer> {
  package let name: String
  private weak var target: AnyObject?
  private var handler: ((Value) -> Answer?)?

  package init(_ name: String) { self.name = name }

  /// Has `method` of a target answer from now on, for as long as there is the target.
  package func connect<Target: AnyObject>(
    to target: Target, _ method: @escaping (_ target: Target, _ value: Value) -> Answer
  ) {
    self.target = target
    handler = { [weak target] value in target.map { method($0, value) } }
  }

  /// Tells the target what the user did to an outlet; its answer, where there is a target.
  @discardableResult
  package func send(_ value: Value, by outlet: some Widget, _ event: StaticString) -> Answer? {
    pass(value, AnyWidget(outlet), event)
  }

  /// Tells the target of something that no outlet stands for; its answer, where there is a target.
  @discardableResult
  func send(_ value: Value) -> Answer? { pass(value, nil, "") }

  private func pass(_ value: Value, _ outlet: AnyWidget?, _ event: StaticString) -> Answer? {
    guard let target, let handler else { return nil }
    guard let listener = ActionTrace.listener else { return handler(value) }
    let sending = ActionTrace.Sending(
      outlet: outlet, event: "\(event)", call: call(with: value), target: target)
    var answer: Answer?
    listener(sending) { answer = handler(value) }
    return answer
  }

  /// The call of the method as code writes it.
  private func call(with value: Value) -> String {
    if value is Void { return "\(name)()" }
    let isText = value is String || value is Character
    let text = isText ? String(reflecting: value) : "\(value)"
    // A tuple brings its own brackets.
    return text.hasPrefix("(") ? name + text : "\(name)(\(text))"
  }
}

extension Hook where Value == Void {
  /// Has `method` of a target answer from now on, for as long as there is the target.
  package func connect<Target: AnyObject>(
    to target: Target, _ method: @escaping (_ target: Target) -> Answer
  ) {
    connect(to: target) { target, _ in method(target) }
  }

  /// Tells the target what the user did to an outlet.
  func send(by outlet: some Widget, _ event: StaticString) { send((), by: outlet, event) }

  /// Tells the target of something that no outlet stands for.
  func send() { send(()) }
}

extension Button {
  /// Has each click send an action.
  func sends(_ action: Action<Void>) { onClicked { action.send(by: self, "clicked") } }
}

extension ToggleButton {
  /// Has each press or release by the user send an action with whether the toggle is pressed.
  func sends(_ action: Action<Bool>) { onToggled { action.send(isActive, by: self, "toggled") } }
}

extension Slider {
  /// Has each move by the user send an action with the value.
  func sends(_ action: Action<Int>) { onMoved { action.send($0, by: self, "moved") } }
}

extension Switch {
  /// Has each turn by the user send an action with what the switch is.
  func sends(_ action: Action<Bool>) { onSwitched { action.send($0, by: self, "switched") } }
}

extension DropDown {
  /// Has each choice of the user send an action with its number.
  func sends(_ action: Action<Int>) { onChosen { action.send($0, by: self, "chosen") } }
}
