import CGtk

/// The compression of PNG pictures.
public nonisolated enum Zlib {
  /// Compresses bytes in the zlib format.
  public static func compress(_ bytes: [UInt8]) -> [UInt8] {
    let compressor = g_zlib_compressor_new(G_ZLIB_COMPRESSOR_FORMAT_ZLIB, 9)
    defer { g_object_unref(UnsafeMutableRawPointer(compressor)) }
    // Bytes that cannot be compressed get a little longer.
    var output = [UInt8](repeating: 0, count: bytes.count + bytes.count / 100 + 100)
    var (read, written) = (0, 0)
    var result = G_CONVERTER_CONVERTED
    while result == G_CONVERTER_CONVERTED {
      var (taken, given): (gsize, gsize) = (0, 0)
      result = bytes.withUnsafeBytes { input in
        output.withUnsafeMutableBytes { output in
          g_converter_convert(
            compressor, input.baseAddress.map { $0 + read }, gsize(bytes.count - read),
            output.baseAddress.map { $0 + written }, gsize(output.count - written), G_CONVERTER_INPUT_AT_END,
            &taken, &given, nil)
        }
      }
      read += Int(taken)
      written += Int(given)
    }
    return Array(output.prefix(written))
  }
}
