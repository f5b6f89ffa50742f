import CGtk

/// Returns what cairo writes: `write` gets a function of a stream, and its argument.
func writtenBytes(_ write: (cairo_write_func_t, _ argument: UnsafeMutableRawPointer?) -> Void) -> [UInt8] {
  let bytes = g_byte_array_new()
  defer { g_byte_array_unref(bytes) }
  write(
    { bytes, data, count in
      g_byte_array_append(bytes?.assumingMemoryBound(to: GByteArray.self), data, count)
      return CAIRO_STATUS_SUCCESS
    }, bytes)
  guard let bytes, let data = bytes.pointee.data else { return [] }
  return Array(UnsafeBufferPointer(start: data, count: Int(bytes.pointee.len)))
}
