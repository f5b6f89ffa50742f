import CGtk

/// Reports the values that code gives to named widgets, and the methods of widgets that it calls.
///
/// Without a listener, this costs one comparison and allocates nothing.
public enum OutletTrace {
  /// A value that was given to a widget, or a call of one of its methods.
  public struct Setting {
    /// The widget, which has a name.
    public let widget: AnyWidget
    /// The property, such as "isSensitive", or the method; empty for the widget's main property.
    public let property: String
    /// The value as it is written in code; empty for a method.
    public let value: String
    /// Whether the value differs from the one before.
    public let isNew: Bool
    /// The other widgets that show what the method of a view shows.
    public var others: [AnyWidget] = []
  }

  /// Receives each value.
  public static var listener: ((Setting) -> Void)? {
    didSet { isSetting = false }
  }

  /// Whether a widget is being set. What it sets within itself is not reported.
  fileprivate static var isSetting = false
}

extension Widget {
  /// Gives the widget a value by calling `change`, and reports it.
  public func set<Value: Equatable>(
    _ property: StaticString, to value: Value, from old: @autoclosure () -> Value, _ change: () -> Void
  ) {
    guard OutletTrace.listener != nil else { return change() }
    let isNew = value != old()
    set(property, isNew: isNew, describedAs: (value as? String)?.debugDescription ?? "\(value)", change)
  }

  /// Gives the widget a value with its own description by calling `change`, and reports it.
  public func set(
    _ property: StaticString, isNew: @autoclosure () -> Bool, describedAs value: @autoclosure () -> String,
    _ change: () -> Void
  ) {
    guard let listener = OutletTrace.listener, !OutletTrace.isSetting, hasName else { return change() }
    let isNew = isNew()
    OutletTrace.isSetting = true
    change()
    OutletTrace.isSetting = false
    listener(.init(widget: AnyWidget(self), property: "\(property)", value: value(), isNew: isNew))
  }

  /// Reports the call of a method of the widget. `others` are the widgets that show what it shows.
  public func traceCall(
    _ method: StaticString = #function, showing others: @autoclosure () -> [any Widget] = []
  ) {
    guard let listener = OutletTrace.listener, !OutletTrace.isSetting, hasName else { return }
    listener(
      .init(
        widget: AnyWidget(self), property: "\(method)", value: "", isNew: true,
        others: others().map { AnyWidget($0) }))
  }

  /// Whether the widget was given a name. By default its name is that of its class.
  public var hasName: Bool { strcmp(gtk_widget_get_name(pointer), g_type_name_from_instance(cast())) != 0 }
}
