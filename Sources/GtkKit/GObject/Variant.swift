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

  /// The number; 0 if the value is not an integer of 32 bits.
  var integer: Int { type == "i" ? Int(g_variant_get_int32(pointer)) : 0 }

  /// The boolean; false if the value is not one.
  var boolean: Bool { type == "b" && g_variant_get_boolean(pointer) != 0 }

  /// The value in GVariant's text format.
  var printed: String { String(owning: g_variant_print(pointer, 0)) }

  /// Whether the value equals another one, given in GVariant's text format.
  func equals(_ description: String) -> Bool {
    guard let other = g_variant_parse(nil, description, nil, nil, nil) else { return false }
    defer { g_variant_unref(other) }
    return g_variant_equal(UnsafeRawPointer(pointer), UnsafeRawPointer(other)) != 0
  }
}
