import CGtk

/// The monotonic clock and the time of day.
public enum Clock {
  /// The time of the monotonic clock, in milliseconds.
  public static var milliseconds: Double { Double(g_get_monotonic_time()) / 1000 }

  /// The local time of day, for example "14:05:09".
  public static var timeOfDay: String { now("%H:%M:%S") }

  /// The local date and time for use in a file name, for example "2026-11-21-140509".
  public static var stamp: String { now("%F-%H%M%S") }

  /// The local date and time to the minute, for example "2026-11-21 14:05".
  public static var minute: String { now("%F %H:%M") }

  private static func now(_ format: String) -> String {
    guard let now = g_date_time_new_now_local() else { return "" }
    defer { g_date_time_unref(now) }
    return String(owning: g_date_time_format(now, format))
  }
}
