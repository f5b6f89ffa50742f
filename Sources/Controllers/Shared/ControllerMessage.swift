import Models
import Views

/// What a controller does, as the Inspector is told.
struct ControllerMessage: TracedMessage {
  enum Kind {
    /// The controller sends a message to another participant, or receives one.
    case message(Message)
    /// The controller reads a property of a model, which has these values.
    case read(Participant, property: String, values: [PropertyValue])
    /// The controller shows its whole state, by this method.
    case update(String)
    /// The controller shows a step of a result. `late` is the delay after the planned time, in milliseconds.
    case step(late: Double = 0)
  }

  let kind: Kind
  let controller: ViewController

  var cut: Self {
    switch kind {
    case .message(let message): Self(kind: .message(message.cut), controller: controller)
    case .read(let model, let property, _):
      Self(kind: .read(model, property: property.cut, values: []), controller: controller)
    case .update, .step: self
    }
  }
}

/// A call that a model makes of another one, or of statistics, is sent as it is.
extension Message: TracedMessage {
  package var cut: Self {
    Self(kind, from: sender, to: receiver, text.cut, outlet: outlet, source: source)
  }

  init(from model: Any.Type, to other: Any.Type, _ call: String, source: Source? = nil) {
    self.init(
      .call, from: Participant(.model, "\(model)"), to: Participant(.model, "\(other)"), call, source: source)
  }

  static func deliver(
    from model: Any.Type, to other: Any.Type, _ call: String, file: StaticString = #fileID,
    line: Int = #line, _ method: () -> Void
  ) {
    let source = Source(file: "\(file)", line: line)
    Trace.deliver(Message(from: model, to: other, call, source: source), method)
  }
}

extension Participant {
  init(model: AnyObject) { self.init(.model, "\(type(of: model))") }

  init(of controller: ViewController) { self.init(.controller, "\(type(of: controller))") }

  init(of screen: any Screen) { self.init(.view, "\(type(of: screen))") }

  static var alerts: Participant { Participant(.view, "\(AlertPresenter.self)") }
}

extension StatisticsModel {
  /// Records a result that a model reports.
  func record(
    reportedBy model: Any.Type, file: StaticString = #fileID, line: Int = #line,
    _ change: (inout Value) -> Void
  ) {
    Message.deliver(from: model, to: Value.self, "record(_:)", file: file, line: line) { record(change) }
  }

  /// Makes a controller show by `show` that the statistics were cleared.
  func showClearing<Controller: ViewController>(
    by controller: Controller, file: StaticString = #fileID, line: Int = #line,
    _ show: @escaping (Controller) -> Void
  ) {
    onClear = { [weak controller] in
      guard let controller else { return }
      let sender = Participant(.model, "\(Value.self)")
      controller.deliver(.observation, "onClear()", from: sender, file, line) { show(controller) }
    }
  }
}
