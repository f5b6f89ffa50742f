// Can go when GTK 4.24, which mixes up the timings of a frame on X without a compositor, is no longer in use.
import CGtk

extension Desktop {
  /// Drops the warnings that report a bug of GTK, and writes all other messages of libraries to the standard error.
  static func dropGtkWarnings() { _ = dropsGtkWarnings }

  /// GLib accepts one writer function per program. Any thread may call it.
  private nonisolated static let dropsGtkWarnings: Void = g_log_set_writer_func(
    { level, fields, count, _ in
      let isBug = UnsafeBufferPointer(start: fields, count: Int(count)).contains { field in
        // Only a field without a length is NUL-terminated.
        guard String(cString: field.key) == "MESSAGE", field.length < 0, let text = field.value else {
          return false
        }
        return String(cString: text.assumingMemoryBound(to: CChar.self)).contains("gdk_frame_timings_")
      }
      return isBug ? G_LOG_WRITER_HANDLED : g_log_writer_default(level, fields, count, nil)
    }, nil, nil)
}
