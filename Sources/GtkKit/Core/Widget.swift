import CGtk

/// A pointer to any GTK widget.
public typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

/// A handle for a widget that is owned by its parent.
///
/// A handle wraps a pointer and does not keep the widget alive: see ``WidgetRoot``. It is a value, or an object that closures of the
/// widget keep.
public protocol Widget {
  /// The widget.
  var pointer: WidgetPointer { get }
}

/// A handle for a widget of any type.
public struct AnyWidget: Widget, Equatable {
  /// The widget.
  public let pointer: WidgetPointer

  /// A handle for a widget that GTK returned.
  public init(_ pointer: WidgetPointer) { self.pointer = pointer }

  /// A handle for a widget without its type.
  public init(_ widget: some Widget) { pointer = widget.pointer }
}

extension Widget {
  /// The pointer as C functions of a type without a public struct take it.
  var opaque: OpaquePointer { OpaquePointer(pointer) }

  /// The pointer as C functions of a type with a public struct take it.
  package func cast<T>(to type: T.Type = T.self) -> UnsafeMutablePointer<T> { GtkKit.cast(pointer, to: type) }

  /// Whether the widget has a class or an interface of GTK.
  package func isA(_ type: GType) -> Bool { GtkKit.isA(pointer, type) }

  /// The name of the class of GTK.
  package var typeName: String { GtkKit.typeName(pointer) }

  /// Whether both handles are for the same widget.
  public func isSame(as other: some Widget) -> Bool { pointer == other.pointer }

  /// The name by which style sheets and tests identify the widget.
  public var name: String {
    get { String(cString: gtk_widget_get_name(pointer)) }
    nonmutating set { gtk_widget_set_name(pointer, newValue) }
  }

  /// Whether the widget was given a name. By default its name is that of its class.
  public var hasName: Bool { name != typeName }

  /// Whether the widget itself accepts input.
  public var isSensitive: Bool {
    get { gtk_widget_get_sensitive(pointer) != 0 }
    nonmutating set {
      set(newValue, from: isSensitive) {
        let wasSensitive = isSensitive
        if !newValue { releaseFocus() }
        gtk_widget_set_sensitive(pointer, newValue ? 1 : 0)
        if newValue, !wasSensitive { findWidgetBelowPointer() }
      }
    }
  }

  /// Whether the widget and all its ancestors accept input.
  public var isEffectivelySensitive: Bool { gtk_widget_is_sensitive(pointer) != 0 }

  /// Whether the widget is visible when its parent is.
  public var isVisible: Bool {
    get { gtk_widget_get_visible(pointer) != 0 }
    nonmutating set {
      set(newValue, from: isVisible) { gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
    }
  }

  /// Whether the widget is on the screen.
  public var isMapped: Bool { gtk_widget_get_mapped(pointer) != 0 }

  /// Whether pointer events reach the widget.
  public var canTarget: Bool {
    get { gtk_widget_get_can_target(pointer) != 0 }
    nonmutating set { gtk_widget_set_can_target(pointer, newValue ? 1 : 0) }
  }

  /// Whether the widget and its descendants can have the keyboard focus.
  public var canFocus: Bool {
    get { gtk_widget_get_can_focus(pointer) != 0 }
    nonmutating set { gtk_widget_set_can_focus(pointer, newValue ? 1 : 0) }
  }

  /// Whether a click moves the keyboard focus to the widget.
  public var focusesOnClick: Bool {
    get { gtk_widget_get_focus_on_click(pointer) != 0 }
    nonmutating set { gtk_widget_set_focus_on_click(pointer, newValue ? 1 : 0) }
  }

  /// Whether the widget or a descendant has the keyboard focus.
  public var containsFocus: Bool {
    guard let focus = gtk_widget_get_root(pointer).flatMap({ gtk_root_get_focus($0) }) else { return false }
    return AnyWidget(focus).isInside(self)
  }

  /// Whether the widget itself is the focus widget of its window.
  public var isFocus: Bool { gtk_widget_is_focus(pointer) != 0 }

  /// Whether the widget itself can have the keyboard focus.
  public var isFocusable: Bool {
    get { gtk_widget_get_focusable(pointer) != 0 }
    nonmutating set { gtk_widget_set_focusable(pointer, newValue ? 1 : 0) }
  }

  /// The tooltip; nil for none.
  public var tooltip: String? {
    get { gtk_widget_get_tooltip_text(pointer).map { String(cString: $0) } }
    nonmutating set {
      // For a visible widget, GTK asks the display in five round trips where the pointer is, also without a window.
      let isShown = gtk_widget_get_visible(pointer)
      if root == nil { gtk_widget_set_visible(pointer, 0) }
      gtk_widget_set_tooltip_text(pointer, newValue)
      gtk_widget_set_visible(pointer, isShown)
      hideAgain()
    }
  }

  /// The opacity, from 0 (transparent) to 1 (opaque).
  public var opacity: Double {
    get { gtk_widget_get_opacity(pointer) }
    nonmutating set { gtk_widget_set_opacity(pointer, newValue) }
  }

  /// Whether the widget is another one or a descendant of it.
  package func isInside(_ other: some Widget) -> Bool {
    pointer == other.pointer || gtk_widget_is_ancestor(pointer, other.pointer) != 0
  }

  /// The window around the widget; nil if there is none.
  var root: AnyWidget? {
    gtk_widget_get_root(pointer).map {
      AnyWidget(UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self))
    }
  }

  /// The parent; nil if there is none.
  public var parent: AnyWidget? { gtk_widget_get_parent(pointer).map { AnyWidget($0) } }

  /// The children, in order.
  public var children: [AnyWidget] {
    guard let first = gtk_widget_get_first_child(pointer) else { return [] }
    return sequence(first: first) { gtk_widget_get_next_sibling($0) }.map { AnyWidget($0) }
  }

  /// Schedules measuring and layout of the widget.
  public func queueResize() { gtk_widget_queue_resize(pointer) }

  /// Schedules layout of the widget's children in its current size.
  public func queueAllocate() { gtk_widget_queue_allocate(pointer) }

  /// Copies a text to the clipboard of the widget's display.
  public func copyToClipboard(_ text: String) {
    gdk_clipboard_set_text(gtk_widget_get_clipboard(pointer), text)
  }

  /// Copies the same content in several types to the clipboard. Another program takes the type that it knows best.
  public func copyToClipboard(_ contents: KeyValuePairs<String, [UInt8]>) {
    var providers = contents.map { type, bytes in
      let data = g_bytes_new(bytes, gsize(bytes.count))
      defer { g_bytes_unref(data) }
      return gdk_content_provider_new_for_bytes(type, data)
    }
    // It takes ownership of the others.
    let all = gdk_content_provider_new_union(&providers, gsize(providers.count))
    gdk_clipboard_set_content(gtk_widget_get_clipboard(pointer), all)
    g_object_unref(all)
  }

  /// Adds an event controller, which the widget then owns.
  @discardableResult
  func add(_ controller: OpaquePointer?, _ phase: GtkPropagationPhase = GTK_PHASE_BUBBLE) -> OpaquePointer {
    let controller = nonNull(controller)
    gtk_event_controller_set_propagation_phase(controller, phase)
    gtk_widget_add_controller(pointer, controller)
    return controller
  }

  /// Runs `handler` at each emission of a signal with any arguments.
  func connect(_ signal: String, _ handler: @escaping () -> Void) { Signal.connect(pointer, signal, handler) }

  /// Makes a change without calling the handlers of ``connect(_:_:)``, which wait for the user to make it.
  func silently(_ change: () -> Void) { Signal.silently(pointer, change) }

  /// Runs `handler` each time the widget gets into a window, or out of it.
  public func onRoot(_ handler: @escaping () -> Void) { connect("notify::root", handler) }

  /// Runs `handler` each time the widget appears on the screen.
  public func onMap(_ handler: @escaping () -> Void) { connect("map", handler) }

  /// Runs `handler` each time the widget disappears from the screen.
  public func onUnmap(_ handler: @escaping () -> Void) { connect("unmap", handler) }
}

extension Widget where Self == AnyWidget {
  /// The first widget with a name in the tree of `root`; nil if there is none.
  public static func named(_ name: String, below root: some Widget) -> AnyWidget? {
    if root.name == name { return AnyWidget(root) }
    for child in root.children {
      if let found = named(name, below: child) { return found }
    }
    return nil
  }
}

extension Widget {
  /// Runs `work` once when the next frame begins, before styles and layout are updated.
  public func onNextFrame(_ work: @escaping () -> Void) {
    addTick {
      work()
      return false
    }
  }

  /// Runs `work` when each frame begins, as long as it returns true. Returns the id for `gtk_widget_remove_tick_callback`.
  @discardableResult
  func addTick(_ work: @escaping () -> Bool) -> guint {
    gtk_widget_add_tick_callback(
      pointer, { _, _, data in sourceFunction(data) }, ClosureBox(work).retainedPointer(), releaseNotify)
  }
}
