import CGtk

/// Owns a reference to a GObject: a CSS provider, a paintable, an action, the root of a widget tree.
public nonisolated final class GObjectRef {
  let raw: UnsafeMutableRawPointer

  /// Takes the floating reference of a new object, or adds a reference to an object that has no floating one.
  @MainActor package init(sinking object: UnsafeMutableRawPointer) {
    raw = g_object_ref_sink(object)
    RetainedObjects.liveCount += 1
  }

  /// Takes over the reference that a "transfer full" function returned.
  @MainActor init(owning object: UnsafeMutableRawPointer) {
    raw = object
    RetainedObjects.liveCount += 1
  }

  var opaque: OpaquePointer { OpaquePointer(raw) }

  /// The pointer as C functions of a type with a public struct take it.
  func cast<T>(to type: T.Type = T.self) -> UnsafeMutablePointer<T> { GtkKit.cast(raw, to: type) }

  // Only main-actor classes own these references, and they are released on the main thread.
  deinit {
    g_object_unref(raw)
    MainActor.assumeIsolated { RetainedObjects.liveCount -= 1 }
  }
}

/// What Swift and C retain of each other, without timers.
public enum RetainedObjects {
  /// The number of objects. Tests check that it does not grow when windows open and close.
  public internal(set) static var liveCount = 0
}

/// A closure that C code retains through an untyped pointer, and releases by ``releaseNotify``.
final class ClosureBox<Closure> {
  let closure: Closure
  private let isCounted: Bool

  init(_ closure: Closure, isCounted: Bool = true) {
    (self.closure, self.isCounted) = (closure, isCounted)
    if isCounted { RetainedObjects.liveCount += 1 }
  }

  deinit {
    if isCounted { MainActor.assumeIsolated { RetainedObjects.liveCount -= 1 } }
  }

  /// A pointer that owns a reference to the box.
  func retainedPointer() -> gpointer { Unmanaged.passRetained(self).toOpaque() }
}

/// Releases what ``ClosureBox/retainedPointer()`` retained.
nonisolated let releaseNotify: GDestroyNotify = { data in
  data.map { Unmanaged<AnyObject>.fromOpaque($0).release() }
}

/// Calls the boxed closure of a C callback by `body`; nil if there is no box.
///
/// GLib and GTK call back on the main thread only, which the C callbacks check: they are isolated to the main actor. A
/// closure may release its own box (an alert's button removes the alert): the call itself retains the closure.
func withClosure<Closure, Result>(
  _ data: gpointer?, _ type: Closure.Type, _ body: (Closure) -> Result
) -> Result? {
  data.map { body(Unmanaged<ClosureBox<Closure>>.fromOpaque($0).takeUnretainedValue().closure) }
}

/// Calls a boxed closure whose result says whether the source stays: true is `G_SOURCE_CONTINUE`.
let sourceFunction: GSourceFunc = { data in withClosure(data, (() -> Bool).self) { $0() } == true ? 1 : 0 }
