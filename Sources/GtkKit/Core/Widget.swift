import CGtk

/// A pointer to any GTK widget.
public typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

/// A handle on a widget that the GTK tree owns.
///
/// Handles are values: a pointer with the widget's vocabulary. They keep nothing alive; whoever holds the root of a
/// tree (see ``WidgetRoot``) keeps every widget below it.
public protocol Widget {
  /// The widget itself.
  var pointer: WidgetPointer { get }
}

/// A widget of which nothing but the common vocabulary is known.
public struct AnyWidget: Widget {
  /// The widget itself.
  public let pointer: WidgetPointer

  /// Wraps a widget that GTK handed over.
  public init(_ pointer: WidgetPointer) { self.pointer = pointer }

  /// Forgets what kind of widget this is.
  public init(_ widget: some Widget) { pointer = widget.pointer }
}

extension Widget {
  /// The same pointer as C functions of a widget's own type ask for it.
  var opaque: OpaquePointer { OpaquePointer(pointer) }

  /// The same pointer as C functions of a type with a public struct ask for it.
  func cast<T>(to type: T.Type = T.self) -> UnsafeMutablePointer<T> {
    UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: type)
  }

  /// The name that styling, tests and the inspector know the widget by.
  public var name: String {
    get { String(cString: gtk_widget_get_name(pointer)) }
    nonmutating set { gtk_widget_set_name(pointer, newValue) }
  }

  /// Whether the widget answers to input.
  public var isSensitive: Bool {
    get { gtk_widget_get_sensitive(pointer) != 0 }
    nonmutating set {
      set("isSensitive", to: newValue, from: isSensitive) {
        if !newValue { releaseFocus() }
        gtk_widget_set_sensitive(pointer, newValue ? 1 : 0)
      }
    }
  }

  /// Whether the widget and all its parents answer to input.
  public var isEffectivelySensitive: Bool { gtk_widget_is_sensitive(pointer) != 0 }

  /// Whether the widget takes part in layout.
  public var isVisible: Bool {
    get { gtk_widget_get_visible(pointer) != 0 }
    nonmutating set { gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
  }

  /// Whether the widget is on the screen.
  public var isMapped: Bool { gtk_widget_get_mapped(pointer) != 0 }

  /// Whether pointer events reach the widget.
  public var canTarget: Bool {
    get { gtk_widget_get_can_target(pointer) != 0 }
    nonmutating set { gtk_widget_set_can_target(pointer, newValue ? 1 : 0) }
  }

  /// Whether the widget or a widget below it may take the keyboard focus.
  public var canFocus: Bool {
    get { gtk_widget_get_can_focus(pointer) != 0 }
    nonmutating set { gtk_widget_set_can_focus(pointer, newValue ? 1 : 0) }
  }

  /// Whether a click gives the widget the keyboard focus.
  public var focusesOnClick: Bool {
    get { gtk_widget_get_focus_on_click(pointer) != 0 }
    nonmutating set { gtk_widget_set_focus_on_click(pointer, newValue ? 1 : 0) }
  }

  /// Whether the widget or one below it has the keyboard focus.
  public var containsFocus: Bool {
    guard let focus = gtk_widget_get_root(pointer).flatMap({ gtk_root_get_focus($0) }) else { return false }
    return focus == pointer || gtk_widget_is_ancestor(focus, pointer) != 0
  }

  /// Whether the keyboard focus of its window is on the widget itself.
  public var isFocus: Bool { gtk_widget_is_focus(pointer) != 0 }

  /// Whether the widget itself can have the keyboard focus.
  public var isFocusable: Bool {
    get { gtk_widget_get_focusable(pointer) != 0 }
    nonmutating set { gtk_widget_set_focusable(pointer, newValue ? 1 : 0) }
  }

  /// Takes the keyboard focus away from the widget, if it has it: a text that is disabled with it would go on blinking, and GTK
  /// warn.
  func releaseFocus() {
    if containsFocus { gtk_root_set_focus(gtk_widget_get_root(pointer), nil) }
  }

  /// A hint shown when the pointer rests on the widget.
  public var tooltip: String? {
    get { gtk_widget_get_tooltip_text(pointer).map { String(cString: $0) } }
    nonmutating set { gtk_widget_set_tooltip_text(pointer, newValue) }
  }

  /// From 0, unseen, to 1.
  public var opacity: Double {
    get { gtk_widget_get_opacity(pointer) }
    nonmutating set { gtk_widget_set_opacity(pointer, newValue) }
  }

  /// The widget's parent, where it has one.
  public var parent: AnyWidget? { gtk_widget_get_parent(pointer).map { AnyWidget($0) } }

  /// The widgets directly below, in order.
  public var children: [AnyWidget] {
    var children: [AnyWidget] = []
    var next = gtk_widget_get_first_child(pointer)
    while let child = next {
      children.append(AnyWidget(child))
      next = gtk_widget_get_next_sibling(child)
    }
    return children
  }

  /// Has the widget drawn again.
  public func queueDraw() { gtk_widget_queue_draw(pointer) }

  /// Has the widget measured and laid out again.
  public func queueResize() { gtk_widget_queue_resize(pointer) }

  /// Has the widget's children placed again, in the room that it has.
  public func queueAllocate() { gtk_widget_queue_allocate(pointer) }

  /// Runs `handler` whenever the widget comes on the screen.
  public func onMap(_ handler: @escaping () -> Void) { connect("map", handler) }

  /// Runs `handler` whenever the widget leaves the screen.
  public func onUnmap(_ handler: @escaping () -> Void) { connect("unmap", handler) }
}

extension Widget where Self == AnyWidget {
  /// The first widget with this name at or below `root`.
  public static func named(_ name: String, below root: some Widget) -> AnyWidget? {
    if root.name == name { return AnyWidget(root) }
    for child in root.children {
      if let found = named(name, below: child) { return found }
    }
    return nil
  }
}
