import GtkKit

/// The content of a window or a tab.
package protocol Screen: AnyObject {
  /// The screen's widgets, for a window to show.
  var root: WidgetRoot { get }
  /// Where the keyboard focus begins.
  var initialFocus: AnyWidget? { get }
}

extension Screen {
  /// The height that parts of one line ask for, side by side, and at least `least`.
  func height(of parts: any Widget..., atLeast least: Double = 0) -> Double {
    parts.reduce(least) { max($0, Double($1.measured(.vertical).natural)) }
  }
}
