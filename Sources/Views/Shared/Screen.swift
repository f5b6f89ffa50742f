import GtkKit

/// The content of a window or a tab.
package protocol Screen: AnyObject {
  /// The root of the screen's widgets.
  var root: WidgetRoot { get }
  /// The widget that has the keyboard focus at first.
  var initialFocus: AnyWidget? { get }
  /// The style class of its table, which its alerts share; nil if it has none.
  var style: String? { get }
  /// Called after a click on a place of the window that takes no focus: what the user was typing ends, so that the next key
  /// plays.
  func endTyping()
  /// Called when another controller uses the screen from now on.
  func didChangeController()
}

extension Screen {
  package var style: String? { nil }
  package func endTyping() {}
  package func didChangeController() {}
}
