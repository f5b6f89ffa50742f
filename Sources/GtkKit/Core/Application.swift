import CGtk

/// The application: its actions, its accelerators, its windows, its run from start to quit.
///
/// The handlers of actions run as soon as the current event has been handled (``MainLoop/afterEvent(_:)``): they may close the
/// window whose menu or key called them.
public final class Application {
  let reference: GObjectRef
  private var actions: [String: GObjectRef] = [:]

  /// An application of this id, as "org.example.App".
  public init(id: String) {
    let application = gtk_application_new(id, GApplicationFlags(rawValue: 0))
    reference = GObjectRef(owning: object(application))
  }

  var pointer: UnsafeMutablePointer<GtkApplication> {
    reference.raw.assumingMemoryBound(to: GtkApplication.self)
  }

  private var application: UnsafeMutablePointer<GApplication> {
    reference.raw.assumingMemoryBound(to: GApplication.self)
  }

  /// Runs `handler` when the user starts the program, also for a second time.
  public func onActivate(_ handler: @escaping () -> Void) {
    Signal.connect(reference.raw, "activate", handler)
  }

  /// Runs `handler` once, before the first `onActivate`.
  public func onStartup(_ handler: @escaping () -> Void) { Signal.connect(reference.raw, "startup", handler) }

  /// Runs the application until it quits, and returns the exit status.
  public func run() -> Int32 {
    g_application_run(application, 0, nil)
  }

  /// Makes the application known to the desktop, where there is one to know it.
  public func register() { g_application_register(application, nil, nil) }

  /// Whether the application runs already: what is called here is done there.
  public var isRemote: Bool { g_application_get_is_remote(application) != 0 }

  /// Calls an action, also of an application that runs already.
  public func call(_ action: String) {
    g_action_group_activate_action(OpaquePointer(reference.raw), action, nil)
    // This program may end before its loop has sent the call.
    if let bus = g_application_get_dbus_connection(application) {
      g_dbus_connection_flush_sync(bus, nil, nil)
    }
  }

  /// The window that the user is in, or was last.
  public var activeWindow: Window? {
    gtk_application_get_active_window(pointer).map {
      Window(pointer: UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self))
    }
  }

  /// Runs `handler` when the user has gone to another window.
  public func onActiveWindowChange(_ handler: @escaping () -> Void) {
    Signal.connect(argument: reference.raw, "notify::active-window") { _ in handler() }
  }

  /// Ends the application.
  public func quit() { g_application_quit(application) }

  /// Adds an action and the keys that call it, as "<Control>q".
  public func addAction(_ name: String, keys: [String] = [], _ handler: @escaping () -> Void) {
    add(g_simple_action_new(name, nil), name, keys, handler)
  }

  /// Adds an action that is on or off, which menus show by a mark; it is off until ``setAction(_:isOn:)`` says so.
  public func addToggle(_ name: String, keys: [String] = [], _ handler: @escaping () -> Void) {
    add(g_simple_action_new_stateful(name, nil, g_variant_new_boolean(0)), name, keys, handler)
  }

  /// Adds an action that takes a text.
  public func addAction(_ name: String, taking handler: @escaping (_ text: String) -> Void) {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    let action = g_simple_action_new(name, type)
    Signal.connect(argument: object(action), "activate") { value in
      guard let text = g_variant_get_string(value.map { OpaquePointer($0) }, nil) else { return }
      let argument = String(cString: text)
      MainLoop.afterEvent { handler(argument) }
    }
    g_action_map_add_action(OpaquePointer(reference.raw), action)
    actions[name] = GObjectRef(owning: object(action))
  }

  /// Sets whether a toggle is on.
  public func setAction(_ name: String, isOn: Bool) {
    g_simple_action_set_state(actions[name]?.opaque, g_variant_new_boolean(isOn ? 1 : 0))
  }

  private func add(
    _ action: OpaquePointer?, _ name: String, _ keys: [String], _ handler: @escaping () -> Void
  ) {
    Signal.connect(argument: object(action), "activate") { _ in MainLoop.afterEvent(handler) }
    g_action_map_add_action(OpaquePointer(reference.raw), action)
    actions[name] = GObjectRef(owning: object(action))
    setKeys(keys, for: "app.\(name)")
  }

  /// Sets whether an action can be called; one that cannot be is grey in menus, and its keys do nothing.
  public func setAction(_ name: String, isEnabled: Bool) {
    g_simple_action_set_enabled(actions[name]?.opaque, isEnabled ? 1 : 0)
  }

  /// Has keys call an action, as "app.quit", or "window.close" for the window that the user is in.
  public func setKeys(_ keys: [String], for action: String) {
    withCStrings(keys) { gtk_application_set_accels_for_action(pointer, action, $0) }
  }
}
