import CGtk

/// A value of D-Bus or GSettings, which knows its type.
nonisolated final class Variant {
  private let pointer: OpaquePointer

  /// Adds a reference to a value.
  init(_ pointer: OpaquePointer) { self.pointer = g_variant_ref_sink(pointer) }

  /// Takes over the reference that a "transfer full" function returned.
  init(owning pointer: OpaquePointer) { self.pointer = pointer }

  deinit { g_variant_unref(pointer) }

  /// The type, as "(ssv)".
  var type: String { String(cString: g_variant_get_type_string(pointer)) }

  /// A part of a tuple or of an array that has it, or what is in a variant.
  func child(_ index: Int) -> Variant { Variant(owning: g_variant_get_child_value(pointer, gsize(index))) }

  /// The value of a key in a dictionary; nil where there is none.
  func value(of key: String) -> Variant? {
    g_variant_lookup_value(pointer, key, nil).map { Variant(owning: $0) }
  }

  /// The text; empty where the value is none.
  var text: String { type == "s" ? String(cString: g_variant_get_string(pointer, nil)) : "" }

  /// The whole number; nil where the value is none.
  var number: UInt32? { type == "u" ? g_variant_get_uint32(pointer) : nil }

  /// Whether the value is the one that a text of GVariant's format describes.
  func equals(_ description: String) -> Bool {
    guard let other = g_variant_parse(nil, description, nil, nil, nil) else { return false }
    defer { g_variant_unref(other) }
    return g_variant_equal(UnsafeRawPointer(pointer), UnsafeRawPointer(other)) != 0
  }
}
