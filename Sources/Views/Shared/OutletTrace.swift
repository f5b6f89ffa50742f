import GtkKit

/// Reports the values that code gives to the outlets of views, and the methods of views that it calls.
package enum OutletTrace {
  /// A value that was given to an outlet, or a call of one of its methods.
  package struct Setting {
    /// The widget, which has a name.
    package let widget: AnyWidget
    /// The property, such as "isSensitive", or the method; empty for what the widget shows.
    package let property: String
    /// The value as it is written in code; empty for a method.
    package let value: String
    /// Whether the value differs from the one before.
    package let isNew: Bool
    /// The other widgets that show what the method of a view shows.
    package var others: [AnyWidget] = []
  }

  /// Receives each value.
  package static var listener: ((Setting) -> Void)? {
    didSet {
      isSetting = false
      PropertyChange.hook = listener == nil ? nil : { reportChange($0, $1) }
    }
  }

  /// Whether an outlet is being set. What it sets within itself is not reported.
  private static var isSetting = false

  /// The properties that are what their widget shows. So is what a method shows.
  private static let shown: Set = [
    "fraction", "isActive", "isOn", "isRevealed", "rows", "selection", "text", "value",
  ]

  private static func reportChange(_ change: PropertyChange, _ make: () -> Void) {
    let isShown = shown.contains(change.property) || change.property.contains("(")
    report(change.widget, isShown ? "" : change.property, change.isNew, text(of: change.value), make)
  }

  fileprivate static func report(
    _ widget: AnyWidget, _ property: @autoclosure () -> String, _ isNew: @autoclosure () -> Bool,
    _ value: @autoclosure () -> String, others: @autoclosure () -> [any Widget] = [], _ make: () -> Void
  ) {
    guard let listener, !isSetting, widget.hasName else { return make() }
    let isNew = isNew()
    isSetting = true
    make()
    isSetting = false
    listener(
      Setting(
        widget: widget, property: property(), value: value(), isNew: isNew,
        others: others().map { AnyWidget($0) }))
  }

  /// A value as it is written in code. Of rows, it is the first one, which is in view, and their number.
  private static func text(of value: Any) -> String {
    switch value {
    case let text as String: text.debugDescription
    case let rows as [TextList.Row]:
      rows.first.map { "[\($0.text.debugDescription), … \(rows.count)]" } ?? "[]"
    default: "\(value)"
    }
  }
}

extension Widget {
  /// Gives the widget a value with its own description by calling `change`, and reports it.
  package func set(
    _ property: String = "", isNew: @autoclosure () -> Bool, describedAs value: @autoclosure () -> String,
    _ change: () -> Void
  ) { OutletTrace.report(AnyWidget(self), property, isNew(), value(), change) }

  /// Reports the call of a method of the widget. `others` are the widgets that show what it shows.
  package func traceCall(
    _ method: StaticString = #function, showing others: @autoclosure () -> [any Widget] = []
  ) { OutletTrace.report(AnyWidget(self), "\(method)", true, "", others: others()) {} }
}
