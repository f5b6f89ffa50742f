import CGtk

/// A `GtkApplication` with its actions and keyboard shortcuts.
///
/// The handlers of actions run after the current event (``MainLoop/afterEvent(_:)``): they may close the window whose menu
/// or shortcut activated them.
public final class Application {
  let reference: GObjectRef
  private var actions: [String: GObjectRef] = [:]

  /// An application with an id, for example "org.example.App". One that is not unique ignores another that is running.
  ///
  /// Call this after ``Desktop/prepare()``: other processes can ask a unique one for its display.
  public init(id: String, isUnique: Bool = true) {
    let application = gtk_application_new(
      id, GApplicationFlags(rawValue: Self.opensFiles | (isUnique ? 0 : Self.isNotUnique)))
    reference = GObjectRef(owning: object(application))
    g_application_set_default(self.application)
    // GTK would add a folder of icons at startup, and read the icon theme once more. See `Desktop.provideIcon`.
    g_application_set_resource_base_path(self.application, nil)
    let display = g_simple_action_new_stateful(Self.display, nil, g_variant_new_string(Desktop.displayName))
    g_simple_action_set_enabled(display, 0)
    add(display, Self.display) { _ in }
    // On Wayland, GTK does this itself.
    X11.setWindowClass(id)
  }

  /// `G_APPLICATION_HANDLES_OPEN`, by its value: in newer releases of GLib, Swift imports the flags under other names.
  private static let opensFiles: guint = 1 << 2
  /// `G_APPLICATION_NON_UNIQUE`.
  private static let isNotUnique: guint = 1 << 5

  /// The name of an action whose state is the name of the application's display.
  private static let display = "display"

  var pointer: UnsafeMutablePointer<GtkApplication> { reference.cast() }

  private var application: UnsafeMutablePointer<GApplication> { reference.cast() }

  /// Runs `handler` when the user starts the program, or starts it again while it is running.
  public func onActivate(_ handler: @escaping () -> Void) {
    Signal.connect(reference.raw, "activate", handler)
  }

  /// Runs `handler` once, before the first `onActivate`.
  public func onStartup(_ handler: @escaping () -> Void) { Signal.connect(reference.raw, "startup", handler) }

  /// Runs `handler` with the paths of the files that the user opens with the program. A file that is not on this computer
  /// has none.
  public func onOpen(_ handler: @escaping (_ paths: [FilePath?]) -> Void) {
    Signal.connect(reference.raw, "open") {
      let files = UnsafeBufferPointer(
        start: $0.pointer(0)?.assumingMemoryBound(to: OpaquePointer.self), count: $0.int(1))
      handler(files.map { FilePath(of: $0) })
    }
  }

  /// Opens a file, in the other process if ``isRemote``. The file is given as an argument of a command line: a path, which
  /// can be relative, or a URI.
  public func open(file argument: FilePath) {
    let file = GObjectRef(owning: UnsafeMutableRawPointer(g_file_new_for_commandline_arg(argument.cString)))
    var files: [OpaquePointer?] = [file.opaque]
    g_application_open(application, &files, 1, "")
    flush()
  }

  /// Runs the application until it quits. Returns the exit status.
  public func run() -> Int32 { g_application_run(application, 0, nil) }

  /// Registers the application on the session bus, if there is one.
  public func register() { g_application_register(application, nil, nil) }

  /// Whether the application is already running in another process, which handles ``run()`` and ``call(_:)``.
  public var isRemote: Bool { g_application_get_is_remote(application) != 0 }

  /// Whether the other process shows its windows where the user of this one does not see them.
  public var isOnOtherDisplay: Bool {
    guard isRemote, let name = g_action_group_get_action_state(reference.opaque, Self.display) else {
      return false
    }
    return !Desktop.hasDisplay(Variant(owning: name).text)
  }

  /// Activates an action, in the other process if ``isRemote``.
  public func call(_ action: String) {
    g_action_group_activate_action(reference.opaque, action, nil)
    flush()
  }

  /// Sends the calls of the other process: this process may exit before its main loop does so.
  private func flush() {
    if let bus = g_application_get_dbus_connection(application) {
      g_dbus_connection_flush_sync(bus, nil, nil)
    }
  }

  /// The window that has, or last had, the keyboard focus.
  public var activeWindow: Window? {
    gtk_application_get_active_window(pointer).map {
      Window(pointer: UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self))
    }
  }

  /// Runs `handler` when ``activeWindow`` changes.
  public func onActiveWindowChange(_ handler: @escaping () -> Void) {
    Signal.connect(reference.raw, "notify::active-window", handler)
  }

  /// Quits the application.
  public func quit() { g_application_quit(application) }

  /// Adds an action and its keyboard shortcuts, for example "<Control>q".
  public func addAction(_ name: String, keys: [String] = [], _ handler: @escaping () -> Void) {
    add(g_simple_action_new(name, nil), name, keys) { _ in handler() }
  }

  /// Adds an action with a boolean state, which menus show as a check mark. It is off until ``setAction(_:isOn:)``.
  public func addToggle(_ name: String, keys: [String] = [], _ handler: @escaping () -> Void) {
    add(g_simple_action_new_stateful(name, nil, g_variant_new_boolean(0)), name, keys) { _ in handler() }
  }

  /// Adds an action with a string parameter.
  public func addAction(_ name: String, taking handler: @escaping (_ text: String) -> Void) {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    add(g_simple_action_new(name, type), name) { handler($0?.text ?? "") }
  }

  /// Sets the state of an action with a boolean state.
  public func setAction(_ name: String, isOn: Bool) {
    g_simple_action_set_state(actions[name]?.opaque, g_variant_new_boolean(isOn ? 1 : 0))
  }

  private func add(
    _ action: OpaquePointer?, _ name: String, _ keys: [String] = [],
    _ handler: @escaping (_ parameter: Variant?) -> Void
  ) {
    Signal.connect(object(action), "activate") {
      let parameter = $0.pointer(0).map { Variant(OpaquePointer($0)) }
      MainLoop.afterEvent { handler(parameter) }
    }
    g_action_map_add_action(reference.opaque, action)
    actions[name] = GObjectRef(owning: object(action))
    setKeys(keys, for: "app.\(name)")
  }

  /// Sets whether an action can be activated. The menu entries and shortcuts of a disabled action are inactive.
  public func setAction(_ name: String, isEnabled: Bool) {
    g_simple_action_set_enabled(actions[name]?.opaque, isEnabled ? 1 : 0)
  }

  /// Sets the keyboard shortcuts of an action, for example "app.quit", or "window.close" for the active window.
  public func setKeys(_ keys: [String], for action: String) {
    withCStrings(keys) { gtk_application_set_accels_for_action(pointer, action, $0) }
  }

  /// The keyboard shortcuts of an action.
  public func keys(for action: String) -> [String] {
    let keys = gtk_application_get_accels_for_action(pointer, action)
    defer { g_strfreev(keys) }
    return elements(of: keys).map { String(cString: $0) }
  }
}
