import Models

/// Reports the messages of controllers where they happen: to and from models, delegates and alerts.
///
/// Without a listener, a message costs one comparison and allocates nothing.
enum ModelTrace {
  /// A message that a controller sends or receives.
  struct Record {
    /// What happened.
    enum Kind {
      /// The controller called a method, or set a property.
      case call(String)
      /// The call returned a value, or nothing.
      case result(String?)
      /// The call threw an error.
      case failure(any Error)
      /// The controller read a property; `changes` are its values if they differ from those of the last read.
      case read(property: String, changes: [PropertyValue])
      /// A model or another controller called the controller, its delegate.
      case delegateCall(String)
      /// The controller's closure was called.
      case called(String)
      /// The model notified the controller of a change.
      case observation
      /// A method of the controller begins to show the whole state.
      case updateBegins(String)
      /// The method ends.
      case updateEnds
    }

    let kind: Kind
    /// The controller that calls, reads, is called or is notified.
    let controller: ViewController
    /// The sender or receiver on the other side.
    let other: Participant
    /// The handle of the model, if it exists.
    var model: (any InspectedModel)?
    /// The place in the source code; nil if only the file of the controller is known.
    var source: Message.Source?
  }

  /// Receives each message.
  static var listener: ((Record) -> Void)?
}

/// A ``ModelHandle`` of any model.
package protocol InspectedModel: AnyObject {
  /// The controller that uses the model.
  var controller: ViewController? { get set }
  /// The model itself.
  var object: AnyObject { get }
  /// The values of its properties.
  var values: [PropertyValue] { get }
  /// Takes the present values as those of the last read.
  func markAsRead()
}

extension InspectedModel {
  /// The model as a sender and receiver of messages.
  var participant: Participant { Participant(model: object) }
}

extension Participant {
  /// A model as a sender and receiver of messages.
  init(model: AnyObject) { self.init(.model, "\(type(of: model))") }
}
