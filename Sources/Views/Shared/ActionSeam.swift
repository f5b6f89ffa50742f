import GtkKit

/// Where an action of a view reaches its controller: whoever listens is told, and passes it on.
///
/// While nobody listens, sending an action costs one comparison more, and builds nothing.
package enum ActionSeam {
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

  /// The call of a method as code writes it.
  static func call(of method: String, with value: Any) -> String {
    if value is Void { return "\(method)()" }
    let isText = value is String || value is Character
    let text = isText ? String(reflecting: value) : "\(value)"
    // A tuple brings its own brackets.
    return text.hasPrefix("(") ? method + text : "\(method)(\(text))"
  }

  /// Who is told; it calls `deliver` once.
  package static var listener: ((_ sending: Sending, _ deliver: () -> Void) -> Void)?
}
