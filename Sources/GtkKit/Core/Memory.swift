import CGtk

/// The memory that the C library has for the program.
public enum Memory {
  /// How long memory is kept after the beginning of an animation, in milliseconds.
  public static var keepTime = 5000
  private static var keeping: MainLoop.Timer?

  /// Keeps the memory of a frame for the next one, and returns it when no animation has begun for some seconds.
  ///
  /// In software rendering, GTK draws each frame in new pictures of the size of the window. To return their memory to the
  /// system after each frame takes longer than many drawings.
  public static func keepForNextFrame() {
    _ = keeps
    keeping = MainLoop.after(milliseconds: keepTime) { returnUnused() }
  }

  /// Returns unused memory to the system.
  public static func returnUnused() { malloc_trim(0) }

  /// What the program has allocated and not freed, in megabytes.
  public static var used: Double {
    let info = mallinfo2()
    return Double(info.uordblks + info.hblkhd) / 1e6
  }

  private static let keeps: Void = {
    let limit = 32 << 20
    mallopt(M_MMAP_THRESHOLD, CInt(limit))
    mallopt(M_TRIM_THRESHOLD, CInt(limit))
  }()
}
