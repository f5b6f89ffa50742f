import Models
import Views

/// A message that a controller sends or receives.
struct ControllerMessage: TracedMessage {
  /// What happens.
  enum Kind {
    /// The controller calls a method, or sets a property.
    case call(String)
    /// The call returns a value.
    case result(String)
    /// The controller reads a property, which has these values.
    case read(property: String, values: [PropertyValue])
    /// A model or another controller calls the controller, its delegate.
    case delegateCall(String)
    /// Another participant calls a closure or a method of the controller.
    case called(String)
    /// The model notifies the controller of a change.
    case observation
    /// The controller shows its whole state, by this method.
    case update(String)
    /// The controller shows a step of a result.
    case step
    /// The controller announces a text to screen readers.
    case announcement(String)
  }

  let kind: Kind
  /// The controller that calls, reads, is called or is notified.
  let controller: ViewController
  /// The sender or receiver on the other side; nil if there is none.
  var other: Participant?
  /// The place in the source code, if it is known.
  var source: Message.Source?
}

/// A call that a model makes of another one, or of statistics.
struct ModelMessage: TracedMessage {
  let sender: Participant
  let receiver: Participant
  let call: String
}

extension Participant {
  /// A model as a sender and receiver of messages.
  init(model: AnyObject) { self.init(.model, "\(type(of: model))") }

  /// A controller as a sender and receiver of messages.
  init(of controller: ViewController) { self.init(.controller, "\(type(of: controller))") }

  /// A screen as a sender and receiver of messages.
  init(of screen: any Screen) { self.init(.view, "\(type(of: screen))") }

  /// The presenter of alerts.
  static var alerts: Participant { Participant(.view, "\(AlertPresenter.self)") }
}

extension StatisticsModel {
  /// Records a result that a model reports.
  func record(reportedBy model: Any.Type, _ change: (inout Value) -> Void) {
    Trace.deliver(
      ModelMessage(
        sender: Participant(.model, "\(model)"), receiver: Participant(.model, "\(Value.self)"),
        call: "record(_:)")
    ) { record(change) }
  }
}
