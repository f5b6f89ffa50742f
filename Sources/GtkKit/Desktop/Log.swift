import CGtk

/// The log of GLib's libraries, which is written to the standard error. Any thread may write to it.
nonisolated enum Log {
  /// A message that a library logs.
  struct Message {
    let level: GLogLevelFlags
    let domain: String?
    let text: String

    fileprivate init(_ level: GLogLevelFlags, _ fields: UnsafeBufferPointer<GLogField>) {
      func text(_ key: String) -> String? {
        // Only a field without a length is NUL-terminated.
        fields.first { String(cString: $0.key) == key && $0.length < 0 }
          .flatMap { $0.value?.assumingMemoryBound(to: CChar.self) }.map { String(cString: $0) }
      }
      self.level = level
      domain = text("GLIB_DOMAIN")
      self.text = text("MESSAGE") ?? ""
    }

    /// Whether it reports a bug in GTK that programs cannot avoid.
    ///
    /// GTK 4.24 on X without a compositor mixes up the timings of a frame in which it draws a window and its menu.
    var isGtkBug: Bool { domain == "Gdk" && text.contains("gdk_frame_timings_") }
  }

  /// Filters all messages from now on.
  static func install() { _ = installed }

  /// GLib accepts one writer function per program.
  private static let installed: Void = g_log_set_writer_func(write, nil, nil)

  private static let write: GLogWriterFunc = { level, fields, count, _ in
    let message = Message(level, UnsafeBufferPointer(start: fields, count: Int(count)))
    if message.isGtkBug { return G_LOG_WRITER_HANDLED }
    Desktop.endIfDisplayIsLost(message)
    return g_log_writer_default(level, fields, count, nil)
  }
}
