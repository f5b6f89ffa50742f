import CGtk

/// Connects closures to GObject signals.
enum Signal {
  /// The arguments of a signal, without the object that emits it.
  struct Arguments {
    fileprivate let values: UnsafePointer<GValue>

    func text(_ index: Int) -> String {
      g_value_get_string(values + 1 + index).map { String(cString: $0) } ?? ""
    }

    func double(_ index: Int) -> Double { g_value_get_double(values + 1 + index) }

    func int(_ index: Int) -> Int { Int(g_value_get_int(values + 1 + index)) }

    func uint(_ index: Int) -> guint { g_value_get_uint(values + 1 + index) }

    func modifiers(_ index: Int) -> GdkModifierType {
      GdkModifierType(rawValue: g_value_get_flags(values + 1 + index))
    }

    /// A pointer, an object, or a value of a boxed type.
    func pointer(_ index: Int) -> UnsafeMutableRawPointer? { g_value_peek_pointer(values + 1 + index) }
  }

  /// The object whose plain handlers wait for the user: see ``silently(_:_:)``.
  private static var silent: UnsafeMutableRawPointer?

  /// Makes a change of an object without calling its handlers that have no arguments.
  static func silently(_ instance: UnsafeMutableRawPointer, _ change: () -> Void) {
    let outer = silent
    silent = instance
    change()
    silent = outer
  }

  /// Runs `handler` at each emission of a signal.
  @discardableResult
  static func connect(
    _ instance: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping () -> Void
  ) -> gulong {
    answer(instance, signal) { _ in
      if silent != instance { handler() }
      return false
    }
  }

  /// Runs `handler` with the arguments of each emission of a signal, also of changes that are made ``silently(_:_:)``.
  static func connect(
    _ instance: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping (Arguments) -> Void
  ) {
    answer(instance, signal) {
      handler($0)
      return false
    }
  }

  /// Runs `handler` at each emission of a signal that returns a boolean, that of the handler, or nothing.
  @discardableResult
  static func answer(
    _ instance: UnsafeMutableRawPointer, _ signal: String, by handler: @escaping (Arguments) -> Bool
  ) -> gulong {
    let closure = g_closure_new_simple(
      guint(MemoryLayout<GClosure>.size), ClosureBox(handler).retainedPointer())
    g_closure_add_finalize_notifier(closure, closure?.pointee.data) { data, _ in releaseNotify(data) }
    g_closure_set_marshal(closure) { closure, result, _, values, _, _ in
      guard let values else { return }
      let answer = withClosure(closure?.pointee.data, ((Arguments) -> Bool).self) {
        $0(Arguments(values: values))
      }
      if let result, result.pointee.g_type != 0 { g_value_set_boolean(result, answer == true ? 1 : 0) }
    }
    return g_signal_connect_closure(instance, signal, closure, 0)
  }
}

/// A handler of an object's signals that is disconnected when this value is released.
@MainActor public final class SignalConnection {
  let object: GObjectRef
  private let handlers: [gulong]

  package init(_ object: GObjectRef, _ signals: [String], _ handler: @escaping () -> Void) {
    self.object = object
    handlers = signals.map { Signal.connect(object.raw, $0, handler) }
  }

  isolated deinit {
    // An object that was disposed of, like the frame clock of a window, has no handlers any more.
    for handler in handlers where g_signal_handler_is_connected(object.raw, handler) != 0 {
      g_signal_handler_disconnect(object.raw, handler)
    }
  }
}
