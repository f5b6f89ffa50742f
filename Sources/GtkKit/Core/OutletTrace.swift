import CGtk

/// Where code gives a named widget a value: whoever listens is told of each.
///
/// While nobody listens, setting a value costs one comparison more, and builds nothing.
public enum OutletTrace {
  /// A value that a widget was given.
  public struct Setting {
    /// The widget; it has a name.
    public let widget: AnyWidget
    /// What was set, as "text"; nothing where the widget has one value only.
    public let property: String
    /// The value, as code writes it.
    public let value: String
    /// Whether the widget had another value before.
    public let isNew: Bool
  }

  /// Who is told.
  public static var listener: ((Setting) -> Void)? {
    didSet { isSetting = false }
  }

  /// Whether a widget is being set: what it sets within itself is not told.
  fileprivate static var isSetting = false
}

extension Widget {
  /// Gives the widget a value by `change`, and tells who listens.
  public func set<Value: Equatable>(
    _ property: StaticString, to value: Value, from old: @autoclosure () -> Value, _ change: () -> Void
  ) {
    guard OutletTrace.listener != nil else { return change() }
    let isNew = value != old()
    set(property, isNew: isNew, describedAs: (value as? String)?.debugDescription ?? "\(value)", change)
  }

  /// Gives the widget a value that has a description of its own by `change`, and tells who listens.
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

  /// Whether the widget has a name of its own: one without is called by its class.
  public var hasName: Bool {
    strcmp(gtk_widget_get_name(pointer), cgtk_type_name(UnsafeMutableRawPointer(pointer))) != 0
  }
}
