import CGtk

/// What time it is.
public enum Clock {
  /// Milliseconds of a clock that only goes forward.
  public static var milliseconds: Double { Double(g_get_monotonic_time()) / 1000 }

  /// The time of day where the user is, as "14:05:09".
  public static var timeOfDay: String { now("%H:%M:%S") }

  /// The day and the time of day where the user is, as a part of a file's name: "2026-11-21-140509".
  public static var stamp: String { now("%F-%H%M%S") }

  private static func now(_ format: String) -> String {
    guard let now = g_date_time_new_now_local() else { return "" }
    defer { g_date_time_unref(now) }
    guard let text = g_date_time_format(now, format) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}
