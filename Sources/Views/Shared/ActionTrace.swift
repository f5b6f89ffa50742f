import GtkKit

/// Reports the actions of views where they are delivered to their controllers.
///
/// Without a listener, an action costs one comparison and allocates nothing.
package enum ActionTrace {
  /// An action being delivered.
  package struct Sending {
    /// The widget that the user acted on; nil if there is none.
    package let outlet: AnyWidget?
    /// What the user did to it: "clicked".
    package let event: String
    /// The action as it is written in code: "sliderMoved(35)".
    package let call: String
    /// The controller that responds.
    package let target: AnyObject
  }

  /// Receives each action. It calls `deliver` once.
  package static var listener: ((_ sending: Sending, _ deliver: () -> Void) -> Void)?
}
