import CGtk

/// The memory that the C library has for the program.
enum Memory {
  /// What the program has allocated and not freed, in megabytes.
  static var used: Double {
    let info = mallinfo2()
    return Double(info.uordblks + info.hblkhd) / 1e6
  }
}
