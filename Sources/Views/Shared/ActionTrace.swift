import GtkKit

/// Reports actions and keys where they are delivered to controllers.
///
/// Without a listener, an action costs one comparison and allocates nothing.
package enum ActionTrace {
  /// What an action comes from.
  package enum Origin {
    /// The user acted on a widget, for example "clicked".
    case outlet(AnyWidget, event: String)
    /// A view sent the action without an act of the user.
    case view
    /// The user pressed a key or chose an action of the application, which another controller may have passed on.
    case user(passedBy: AnyObject?)
  }

  /// An action or a key that is being delivered.
  package struct Sending {
    package let origin: Origin
    /// The call of the method that responds, as it is written in code: "sliderMoved(35)".
    package let call: String
    /// The object that responds.
    package let target: AnyObject
    /// The file that declares the action, as in `#fileID`: "Views/CrapsView.swift"; nil for a key.
    package let file: String?

    package init(_ origin: Origin, _ call: String, to target: AnyObject, file: StaticString? = nil) {
      self.origin = origin
      self.call = call
      self.target = target
      self.file = file.map { "\($0)" }
    }
  }

  /// Receives each action. It calls `deliver` once.
  package static var listener: ((_ sending: Sending, _ deliver: () -> Void) -> Void)?
}
