import CGtk

/// Connects closures to GObject signals.
///
/// All handlers are connected "swapped", with their data first. As in C, a handler may then declare fewer parameters
/// than its signal has.
enum Signal {
  /// `void (data)`
  static let plainFunction = unsafeBitCast(
    { data in
      _ = withClosure(data, (() -> Void).self) { $0() }
    } as @convention(c) (gpointer?) -> Void, to: GCallback.self)

  /// `gboolean (data)`
  private static let answerFunction = unsafeBitCast(sourceFunction, to: GCallback.self)

  /// `void (data, argument)`
  private static let argumentFunction = unsafeBitCast(
    { data, argument in
      _ = withClosure(data, ((gpointer?) -> Void).self) { $0(argument) }
    } as @convention(c) (gpointer?, gpointer?) -> Void, to: GCallback.self)

  /// `void (data, position)`
  private static let positionFunction = unsafeBitCast(
    { data, position in
      _ = withClosure(data, ((guint) -> Void).self) { $0(position) }
    } as @convention(c) (gpointer?, guint) -> Void, to: GCallback.self)

  /// `gboolean (data, keyval, keycode, modifiers)`; "key-released" ignores the result.
  private static let keyFunction = unsafeBitCast(
    { data, keyval, keycode, modifiers in
      withClosure(data, ((guint, guint, GdkModifierType) -> Bool).self) { $0(keyval, keycode, modifiers) }
        == true ? 1 : 0
    } as @convention(c) (gpointer?, guint, guint, GdkModifierType) -> gboolean, to: GCallback.self)

  /// `void (data, array, count)`
  private static let arrayFunction = unsafeBitCast(
    { data, array, count in
      _ = withClosure(data, ((gpointer?, Int) -> Void).self) { $0(array, Int(count)) }
    } as @convention(c) (gpointer?, gpointer?, CInt) -> Void, to: GCallback.self)

  /// `void (data, x, y)`
  private static let pointFunction = unsafeBitCast(
    { data, x, y in
      _ = withClosure(data, ((Double, Double) -> Void).self) { $0(x, y) }
    } as @convention(c) (gpointer?, Double, Double) -> Void, to: GCallback.self)

  /// `gboolean (data, dx, dy)`
  private static let scrollFunction = unsafeBitCast(
    { data, dx, dy in
      withClosure(data, ((Double, Double) -> Bool).self) { $0(dx, dy) } == true ? 1 : 0
    } as @convention(c) (gpointer?, Double, Double) -> gboolean, to: GCallback.self)

  /// Runs `handler` at each emission of a signal with any arguments.
  @discardableResult
  static func connect(
    _ instance: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping () -> Void
  ) -> gulong {
    connect(instance, signal, ClosureBox(handler), plainFunction)
  }

  /// Runs `handler` at each emission of a signal that returns a boolean.
  static func connect(
    answering instance: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping () -> Bool
  ) {
    connect(instance, signal, ClosureBox(handler), answerFunction)
  }

  /// Runs `handler` with the first argument of a signal, a pointer.
  static func connect(
    argument instance: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping (gpointer?) -> Void
  ) {
    connect(instance, signal, ClosureBox(handler), argumentFunction)
  }

  /// Runs `handler` with the first two arguments of a signal, an array and the number of its elements.
  static func connect(
    array instance: UnsafeMutableRawPointer, _ signal: String,
    _ handler: @escaping (gpointer?, Int) -> Void
  ) {
    connect(instance, signal, ClosureBox(handler), arrayFunction)
  }

  /// Runs `handler` with the first argument of a signal, a position in a list.
  static func connect(
    position instance: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping (guint) -> Void
  ) {
    connect(instance, signal, ClosureBox(handler), positionFunction)
  }

  /// Runs `handler` with the key value, the key code and the modifiers of a signal of a key controller.
  static func connect(
    key controller: OpaquePointer, _ signal: String,
    _ handler: @escaping (guint, guint, GdkModifierType) -> Bool
  ) {
    connect(object(controller), signal, ClosureBox(handler), keyFunction)
  }

  /// Runs `handler` with the coordinates that are the first arguments of a signal of an event controller.
  static func connect(
    point controller: OpaquePointer?, _ signal: String, _ handler: @escaping (Double, Double) -> Void
  ) {
    connect(object(controller), signal, ClosureBox(handler), pointFunction)
  }

  /// Runs `handler` with the distances that a scroll controller reports. It returns whether it used them.
  static func connect(scroll controller: OpaquePointer?, _ handler: @escaping (Double, Double) -> Bool) {
    connect(object(controller), "scroll", ClosureBox(handler), scrollFunction)
  }

  @discardableResult
  private static func connect(
    _ instance: UnsafeMutableRawPointer, _ signal: String, _ box: Retained, _ function: @escaping GCallback
  ) -> gulong {
    g_signal_connect_data(
      instance, signal, function, box.retainedPointer(), { data, _ in releaseNotify(data) },
      CGTK_CONNECT_SWAPPED)
  }
}

/// A handler of an object's signals that is disconnected when this value is released.
@MainActor public final class SignalConnection {
  let object: GObjectRef
  private let handlers: [gulong]

  init(_ object: GObjectRef, _ signals: [String], _ handler: @escaping () -> Void) {
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
