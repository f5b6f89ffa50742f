import GtkKit

/// What a window or a tab can show.
package protocol Screen: AnyObject {
  /// The screen's widgets, for a window to show.
  var root: WidgetRoot { get }
  /// Where the keyboard focus begins.
  var initialFocus: AnyWidget? { get }
  /// The screen came into view.
  var appeared: Action<Void> { get }
  /// The screen went out of view.
  var disappeared: Action<Void> { get }
}

extension Screen {
  /// The height that parts of one line ask for, side by side, and at least `least`.
  func height(of parts: any Widget..., atLeast least: Double = 0) -> Double {
    parts.reduce(least) { max($0, Double($1.measured(.vertical).natural)) }
  }
}
