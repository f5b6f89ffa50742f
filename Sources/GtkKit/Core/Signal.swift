import CGtk

/// A closure on loan to GObject: retained when connected, released by the signal's destroy notify and nowhere else.
final class SignalBox<Handler> {
  let handler: Handler

  init(_ handler: Handler) {
    self.handler = handler
    SignalBoxes.live += 1
  }
}

/// Counts the closures that GObject holds; tests pin that closing a window brings the count back.
public enum SignalBoxes {
  /// How many closures are connected now.
  public internal(set) static var live = 0
}

/// The closure behind a trampoline's data.
///
/// A handler may well end its own connection (an alert's button closes the alert): calling through a local strong
/// reference keeps the box for the length of the call.
func unbox<Handler>(_ data: gpointer?, _ type: Handler.Type) -> Handler? {
  data.map { Unmanaged<SignalBox<Handler>>.fromOpaque($0).takeUnretainedValue().handler }
}

/// `void (instance, data)`
nonisolated let plainTrampoline: GCallback = {
  let function: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
    nonisolated(unsafe) let data = data  // GTK calls back on the main thread only
    MainActor.assumeIsolated { unbox(data, (() -> Void).self)?() }
  }
  return unsafeBitCast(function, to: GCallback.self)
}()

/// `void (instance, something, data)`, as for `notify::` and `activate` of an action
nonisolated let argumentTrampoline: GCallback = {
  let function: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, argument, data in
    nonisolated(unsafe) let (argument, data) = (argument, data)
    MainActor.assumeIsolated { unbox(data, ((gpointer?) -> Void).self)?(argument) }
  }
  return unsafeBitCast(function, to: GCallback.self)
}()

/// `gboolean (controller, keyval, keycode, modifiers, data)`; where the signal has no answer, it is not looked at
nonisolated let keyTrampoline: GCallback = {
  let function: @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = {
    _, key, _, modifiers, data in
    nonisolated(unsafe) let data = data
    return MainActor.assumeIsolated {
      unbox(data, ((guint, GdkModifierType) -> Bool).self)?(key, modifiers) == true ? 1 : 0
    }
  }
  return unsafeBitCast(function, to: GCallback.self)
}()

/// `void (controller, x, y, data)`
nonisolated let pointTrampoline: GCallback = {
  let function: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, x, y, data in
    nonisolated(unsafe) let data = data
    MainActor.assumeIsolated { unbox(data, ((Point) -> Void).self)?(Point(x, y)) }
  }
  return unsafeBitCast(function, to: GCallback.self)
}()

/// GObject signals, answered by closures.
enum Signal {
  /// Connects a boxed closure to a signal; `trampoline` is the C function of the signal's shape that calls it.
  @discardableResult
  static func connectBox<Handler>(
    _ instance: UnsafeMutableRawPointer, _ signal: String, _ box: SignalBox<Handler>, _ trampoline: GCallback
  ) -> gulong {
    let release: GClosureNotify = { data, _ in
      guard let data else { return }
      Unmanaged<AnyObject>.fromOpaque(data).release()
      MainActor.assumeIsolated { SignalBoxes.live -= 1 }
    }
    return g_signal_connect_data(
      instance, signal, trampoline, Unmanaged.passRetained(box).toOpaque(), release,
      GConnectFlags(rawValue: 0))
  }

  /// Connects a closure to a signal without arguments.
  static func connect(_ instance: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping () -> Void)
  {
    connectBox(instance, signal, SignalBox(handler), plainTrampoline)
  }

  /// Connects a closure to a signal with one argument.
  @discardableResult
  static func connect(
    argument instance: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping (gpointer?) -> Void
  ) -> gulong {
    connectBox(instance, signal, SignalBox(handler), argumentTrampoline)
  }
}

extension Widget {
  func connect(_ signal: String, _ handler: @escaping () -> Void) {
    Signal.connect(UnsafeMutableRawPointer(pointer), signal, handler)
  }

  /// Makes a change in code without telling the handlers that wait for the user to make it.
  func silently(_ trampoline: GCallback = plainTrampoline, _ change: () -> Void) {
    let function = unsafeBitCast(trampoline, to: gpointer.self)
    let raw = UnsafeMutableRawPointer(pointer)
    g_signal_handlers_block_matched(raw, CGTK_SIGNAL_MATCH_FUNC, 0, 0, nil, function, nil)
    change()
    g_signal_handlers_unblock_matched(raw, CGTK_SIGNAL_MATCH_FUNC, 0, 0, nil, function, nil)
  }
}
