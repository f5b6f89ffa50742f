import GtkKit

/// A target that shows results step by step. Each action that it receives finishes this first.
package protocol StepwiseTarget: AnyObject {
  /// Shows at once what has not been shown yet.
  func finishShowing()
  /// Handles a press before anything else does. Returns whether the press does nothing else.
  func pressed() -> Bool
}

/// An action that a view sends to its controller: something that the user did.
///
/// It has the name of the controller's method that responds to it.
package final class Action<Value> {
  package let name: String
  private let file: StaticString
  private weak var target: AnyObject?
  private var handler: ((Value) -> Void)?

  package init(_ name: String, file: StaticString = #fileID) {
    self.name = name
    self.file = file
  }

  /// Calls `method` with each value that is sent, as long as the target exists.
  package func connect<Target: AnyObject>(
    to target: Target, _ method: @escaping (_ target: Target, _ value: Value) -> Void
  ) {
    self.target = target
    handler = { [weak target] value in
      if let target { method(target, value) }
    }
  }

  /// Sends a value for something that the user did to an outlet.
  package func send(
    _ value: Value, by outlet: some Widget, _ event: StaticString, _ file: StaticString = #fileID,
    _ line: Int = #line
  ) { deliver(value, .outlet(AnyWidget(outlet), event: "\(event)"), file, line) }

  /// Sends a value for an event without an outlet.
  package func send(_ value: Value, _ file: StaticString = #fileID, _ line: Int = #line) {
    deliver(value, .view, file, line)
  }

  /// Makes the target handle a press first. Returns whether the press does nothing else.
  func targetPressed() -> Bool { (target as? any StepwiseTarget)?.pressed() ?? false }

  private func deliver(
    _ value: Value, _ origin: @autoclosure () -> SentAction.Origin, _ sendingFile: StaticString, _ line: Int
  ) {
    guard let target, let handler else { return }
    (target as? any StepwiseTarget)?.finishShowing()
    Trace.deliver(
      SentAction(
        origin(), call(with: value), to: target, declaredIn: "\(file)", from: ("\(sendingFile)", line))
    ) { handler(value) }
  }

  /// The call of the method as it is written in code.
  private func call(with value: Value) -> String {
    if value is Void { return "\(name)()" }
    let isText = value is String || value is Character
    let text = isText ? String(reflecting: value) : "\(value)"
    // A tuple has its own parentheses.
    return text.hasPrefix("(") ? name + text : "\(name)(\(text))"
  }
}

extension Action where Value == Void {
  /// Calls `method` each time that the action is sent, as long as the target exists.
  package func connect<Target: AnyObject>(
    to target: Target, _ method: @escaping (_ target: Target) -> Void
  ) {
    connect(to: target) { target, _ in method(target) }
  }

  /// Sends the action for something that the user did to an outlet.
  func send(
    by outlet: some Widget, _ event: StaticString, _ file: StaticString = #fileID, _ line: Int = #line
  ) { send((), by: outlet, event, file, line) }

  /// Sends the action for an event without an outlet.
  package func send(_ file: StaticString = #fileID, _ line: Int = #line) { send((), file, line) }
}

extension Button {
  func sends(_ action: Action<Void>, _ file: StaticString = #fileID, _ line: Int = #line) {
    onClicked { action.send(by: self, "clicked", file, line) }
  }
}

extension ToggleButton {
  /// Sends an action each time that the user presses or releases the toggle, with its state.
  func sends(_ action: Action<Bool>, _ file: StaticString = #fileID, _ line: Int = #line) {
    onToggled { action.send(isActive, by: self, "toggled", file, line) }
  }
}

extension Slider {
  /// Sends an action each time that the user moves the slider, with its value.
  func sends(_ action: Action<Int>, _ file: StaticString = #fileID, _ line: Int = #line) {
    onMoved { action.send($0, by: self, "moved", file, line) }
  }
}

extension Switch {
  /// Sends an action each time that the user turns the switch, with its state.
  func sends(_ action: Action<Bool>, _ file: StaticString = #fileID, _ line: Int = #line) {
    onSwitched { action.send($0, by: self, "switched", file, line) }
  }
}

extension DropDown {
  /// Sends an action each time that the user chooses an entry, with its index.
  func sends(_ action: Action<Int>, _ file: StaticString = #fileID, _ line: Int = #line) {
    onChosen { action.send($0, by: self, "chosen", file, line) }
  }
}

/// An action or a key that is delivered to a controller.
package struct SentAction: TracedMessage {
  /// What an action comes from.
  package enum Origin {
    /// The user acted on a widget, for example "clicked".
    case outlet(AnyWidget, event: String)
    /// A view sent the action without an act of the user.
    case view
    /// The user pressed a key or chose an action of the application, which another controller may have passed on.
    case user(passedBy: AnyObject?)
  }

  package let origin: Origin
  /// The call of the method that responds, as it is written in code: "sliderMoved(35)".
  package let call: String
  package let target: AnyObject
  /// The file that declares the action, as in `#fileID`: "Views/CrapsView.swift"; nil for a key.
  package let file: String?
  /// The line that sends the action, if known.
  package let sender: (file: String, line: Int)?

  package init(
    _ origin: Origin, _ call: String, to target: AnyObject, declaredIn file: String? = nil,
    from sender: (file: String, line: Int)? = nil
  ) {
    self.origin = origin
    self.call = call
    self.target = target
    (self.file, self.sender) = (file, sender)
  }

  package var cut: Self { Self(origin, call.cut, to: target, declaredIn: file, from: sender) }
}
