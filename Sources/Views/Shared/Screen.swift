import GtkKit

/// The content of a window or a tab.
package protocol Screen: AnyObject {
  /// The root of the screen's widgets.
  var root: WidgetRoot { get }
  /// The widget that has the keyboard focus at first.
  var initialFocus: AnyWidget? { get }
}

extension Screen {
  /// The height of widgets side by side, at least `minimum`.
  func height(of widgets: any Widget..., atLeast minimum: Double = 0) -> Double {
    widgets.reduce(minimum) { max($0, Double($1.measured(.vertical).natural)) }
  }

  /// A label of one line, drawn smaller if it is too long.
  func line(_ label: Label) -> Layout { label.fittingLine().frame(height: height(of: label)) }
}
