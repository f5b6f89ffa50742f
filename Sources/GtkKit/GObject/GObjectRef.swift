import CGtk

/// Owns a reference to a GObject: a CSS provider, a paintable, an action, the root of a widget tree.
public nonisolated final class GObjectRef {
  let raw: UnsafeMutableRawPointer

  /// The number of references that Swift owns. Tests check that it does not grow when windows open and close.
  @MainActor public private(set) static var liveCount = 0

  /// Takes the floating reference of a new object, or adds a reference to an object that has no floating one.
  @MainActor package init(sinking object: UnsafeMutableRawPointer) {
    raw = g_object_ref_sink(object)
    Self.liveCount += 1
  }

  /// Takes over the reference that a "transfer full" function returned.
  @MainActor init(owning object: UnsafeMutableRawPointer) {
    raw = object
    Self.liveCount += 1
  }

  var opaque: OpaquePointer { OpaquePointer(raw) }

  /// The pointer as C functions of a type with a public struct take it.
  func cast<T>(to type: T.Type = T.self) -> UnsafeMutablePointer<T> { GtkKit.cast(raw, to: type) }

  // Only main-actor classes own these references, and they are released on the main thread.
  deinit {
    g_object_unref(raw)
    MainActor.assumeIsolated { Self.liveCount -= 1 }
  }
}
