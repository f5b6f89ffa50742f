import CGtk

/// A `GVariant`: a value of D-Bus or GSettings together with its type.
nonisolated final class Variant {
  let pointer: OpaquePointer

  /// Adds a reference to a value.
  init(_ pointer: OpaquePointer) { self.pointer = g_variant_ref_sink(pointer) }

  /// Takes over the reference that a "transfer full" function returned.
  init(owning pointer: OpaquePointer) { self.pointer = pointer }

  deinit { g_variant_unref(pointer) }

  /// The type, as "(ssv)".
  var type: String { String(cString: g_variant_get_type_string(pointer)) }

  /// An element of a tuple or an array, which must exist, or the value in a variant.
  func child(_ index: Int) -> Variant { Variant(owning: g_variant_get_child_value(pointer, gsize(index))) }

  func value(of key: String) -> Variant? {
    g_variant_lookup_value(pointer, key, nil).map { Variant(owning: $0) }
  }

  /// The text; empty if the value is not a string.
  var text: String { type == "s" ? String(cString: g_variant_get_string(pointer, nil)) : "" }

  /// The number; nil if the value is not an unsigned integer of 32 bits.
  var number: UInt32? { type == "u" ? g_variant_get_uint32(pointer) : nil }

  /// The number; 0 if the value is not a signed integer of 32 or 64 bits.
  var integer: Int {
    switch type {
    case "i": Int(g_variant_get_int32(pointer))
    case "x": Int(g_variant_get_int64(pointer))
    default: 0
    }
  }

  /// The boolean; false if the value is not one.
  var boolean: Bool { type == "b" && g_variant_get_boolean(pointer) != 0 }
}
