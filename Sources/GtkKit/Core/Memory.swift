import CGtk

/// The memory that the C library has for the program.
public enum Memory {
  /// How long memory is kept after the beginning of an animation, in milliseconds.
  public static var keepTime = 5000
  private static var keeping: MainLoop.Timer?

  /// Limits the memory that the C library reserves until ``keepForNextFrame()``. Call this before the first thread is made.
  ///
  /// By default, each thread has an arena of its own. Pango 1.50 loads each font in two threads that run at the same time.
  /// They need two arenas besides that of the main thread, which would wait for them if there were fewer.
  ///
  /// By default, the C library also raises the limit of the free memory that it keeps when a large block is freed. A limit that
  /// was set, even to its default, stays.
  public static func limit() {
    mallopt(M_ARENA_MAX, 3)
    mallopt(M_TRIM_THRESHOLD, 128 << 10)
  }

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
