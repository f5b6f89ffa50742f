import GtkKit

/// Where an action of a view reaches its controller: whoever listens is told, and passes it on.
///
/// While nobody listens, sending an action costs one comparison more, and builds nothing.
package enum ActionTrace {
  /// An action on its way.
  package struct Sending {
    /// The widget that the user acted on; none where a screen or window tells of itself.
    package let outlet: AnyWidget?
    /// What the user did to it, as "clicked".
    package let event: String
    /// The action as code writes it, as "sliderMoved(35)".
    package let call: String
    /// Who answers.
    package let target: AnyObject
  }

  /// Who is told; it calls `deliver` once.
  package static var listener: ((_ sending: Sending, _ deliver: () -> Void) -> Void)?
}
