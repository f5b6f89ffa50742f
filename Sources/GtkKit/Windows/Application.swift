import CGtk

/// A `GtkApplication` with its actions and keyboard shortcuts.
///
/// The handlers of actions run after the current event (``MainLoop/afterEvent(_:)``): they may close the window whose menu
/// or shortcut activated them.
public final class Application {
  let reference: GObjectRef
  private var actions: [String: GObjectRef] = [:]

  /// An application with an id, for example "org.example.App".
  public init(id: String) {
    let application = gtk_application_new(id, GApplicationFlags(rawValue: Self.opensFiles))
    reference = GObjectRef(owning: object(application))
    g_application_set_default(self.application)
    // GTK would add a folder of icons at startup, and read the icon theme once more. See `Desktop.provideIcon`.
    g_application_set_resource_base_path(self.application, nil)
  }

  /// `G_APPLICATION_HANDLES_OPEN`, by its value: in newer releases of GLib, Swift imports the flags under other names.
  private static let opensFiles: guint = 1 << 2

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

  /// Runs the application until it quits. Returns the exit status. A file is opened first, in the other process if ``isRemote``;
  /// it is given as an argument of a command line: a path, which can be relative, or a URI.
  public func run(opening file: FilePath? = nil) -> Int32 {
    // An absolute path does not begin with a hyphen, as an option does.
    let words = [FilePath(Program.name)] + (file.map { [FilePath(argument: $0)] } ?? [])
    var arguments = words.map { strdup($0.cString) } + [nil]
    defer { for argument in arguments { free(argument) } }
    return g_application_run(application, CInt(words.count), &arguments)
  }

  /// Registers the application on the session bus, if there is one.
  public func register() { g_application_register(application, nil, nil) }

  /// Whether the application is already running in another process, which handles ``run()`` and ``call(_:)``.
  public var isRemote: Bool {
    g_application_get_is_registered(application) != 0 && g_application_get_is_remote(application) != 0
  }

  /// Activates an action, in the other process if ``isRemote``.
  public func call(_ action: String) {
    g_action_group_activate_action(reference.opaque, action, nil)
    // This process may exit before its main loop sends the call.
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

  /// Adds an action and its keyboard shortcuts, for example "<Control>q". If it is a toggle, menus show its state as a check mark,
  /// which is off until ``setAction(_:isOn:)``.
  public func addAction(
    _ name: String, keys: [String] = [], isToggle: Bool = false, _ handler: @escaping () -> Void
  ) {
    let state = isToggle ? g_variant_new_boolean(0) : nil
    add(g_simple_action_new_stateful(name, nil, state), name, keys) { _ in handler() }
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
