import GtkKit

/// The content of a window or a tab.
package protocol Screen: AnyObject {
  /// The root of the screen's widgets.
  var root: WidgetRoot { get }
  /// The widget that has the keyboard focus at first.
  var initialFocus: AnyWidget? { get }
}
