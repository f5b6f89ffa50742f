import CGtk

/// The memory that the C library has for the program.
public enum Memory {
  /// How long memory is kept after the beginning of an animation, in milliseconds.
  public static var keepTime = 5000
  private static var keeping: MainLoop.Timer?

  /// Limits the C library to two arenas, which all threads share. Call this before the first thread is made.
  ///
  /// By default, the C library reserves an arena for each thread. Pango loads each font in threads of its own, which leave
  /// arenas that are hardly used.
  public static func limitArenas() { mallopt(M_ARENA_MAX, 3) }

  /// Keeps the memory of a frame for the next one, until nothing has begun to move for some seconds.
  ///
  /// In software rendering, GTK draws each frame in new pictures of the size of the window. By default, the C library
  /// returns their memory to the system after each frame, which takes longer than many drawings.
  static func keepForNextFrame() {
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
