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

    /// The modifiers of a key or a button.
    func modifiers(_ index: Int) -> GdkModifierType {
      GdkModifierType(rawValue: g_value_get_flags(values + 1 + index))
    }

    /// A pointer, an object, or a value of a boxed type.
    func pointer(_ index: Int) -> UnsafeMutableRawPointer? { g_value_peek_pointer(values + 1 + index) }
  }

  /// Returns what the signal returns; nil if that is no boolean.
  private typealias Handler = (Arguments) -> Bool?

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
    connect(
      instance, signal,
      ClosureBox<Handler> { _ in
        if silent != instance { handler() }
        return nil
      })
  }

  /// Runs `handler` with the arguments of each emission of a signal, also of changes that are made ``silently(_:_:)``.
  static func connect(
    _ instance: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping (Arguments) -> Void
  ) {
    connect(
      instance, signal,
      ClosureBox<Handler> {
        handler($0)
        return nil
      })
  }

  /// Runs `handler` at each emission of a signal that returns a boolean: that of the handler.
  static func answer(
    _ instance: UnsafeMutableRawPointer, _ signal: String, by handler: @escaping (Arguments) -> Bool
  ) {
    connect(instance, signal, ClosureBox<Handler>(handler))
  }

  @discardableResult
  private static func connect(
    _ instance: UnsafeMutableRawPointer, _ signal: String, _ box: ClosureBox<Handler>
  ) -> gulong {
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), box.retainedPointer())
    g_closure_add_finalize_notifier(closure, closure?.pointee.data) { data, _ in releaseNotify(data) }
    g_closure_set_marshal(closure) { closure, result, _, values, _, _ in
      guard let values else { return }
      let answer = withClosure(closure?.pointee.data, Handler.self) { $0(Arguments(values: values)) }
      // A signal like "key-released" returns nothing.
      guard let result, result.pointee.g_type != 0, let answer = answer ?? nil else { return }
      g_value_set_boolean(result, answer ? 1 : 0)
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
