import CGtk

/// The memory that the C library has for the program.
public enum Memory {
  /// How long memory is kept after the beginning of an animation, in milliseconds.
  public static var keepTime = 5000
  private static var keeping: MainLoop.Timer?

  /// Limits the memory that the C library reserves. Call this before the first thread is made.
  ///
  /// By default, the C library has an arena for each thread. Pango loads each font in two threads, which end at once: two
  /// arenas besides that of the main thread are enough for all of them, and with fewer the main thread would wait for them.
  /// Without a limit, the C library also keeps more free memory after it has returned a large block.
  public static func limit() {
    mallopt(M_ARENA_MAX, 3)
    mallopt(M_TRIM_THRESHOLD, 128 << 10)
  }

  /// Keeps the memory of a frame for the next one, until nothing has begun to move, or to change its size, for some seconds.
  ///
  /// In software rendering, GTK draws each frame in new pictures of the size of the window. By default, the C library
  /// returns their memory to the system after each frame, which takes longer than many drawings.
  static func keepForNextFrame() {
    _ = keeps
    keeping = MainLoop.after(milliseconds: keepTime) {
      keeping = nil
      returnUnused()
    }
  }

  /// Whether the memory of a frame is kept.
  public static var isKeeping: Bool { keeping != nil }

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
