import CGtk
import Glibc

/// The loss of the display: GDK ends the program then, and runs nothing of it.
extension Desktop {
  private static var lossHandler: (() -> Void)?
  /// How many seconds the handler may take.
  private static let limit: UInt32 = 10

  /// Runs `handler` when the connection to the display is lost; then the program ends with status 1.
  ///
  /// The handler must not use GTK or run GLib's main loop. Call this once, after ``prepare()``.
  public static func onDisplayLost(_ handler: @escaping () -> Void) {
    lossHandler = handler
    // Xlib reports the loss to a function. It is in the program through GTK, but not in GTK's headers.
    typealias SetErrorHandler = @convention(c) (@convention(c) (OpaquePointer?) -> Int32) -> OpaquePointer?
    if let symbol = dlsym(nil, "XSetIOErrorHandler") {
      let setErrorHandler = unsafeBitCast(symbol, to: SetErrorHandler.self)
      _ = setErrorHandler { _ in MainActor.assumeIsolated { () -> Int32 in Desktop.lose() } }
    }
    // On Wayland, GDK's last action is a message.
    g_log_set_writer_func(writeLog, nil, nil)
  }

  /// Any thread may write to the log.
  private nonisolated static let writeLog: GLogWriterFunc = { level, fields, count, _ in
    if Desktop.isLoss(level, UnsafeBufferPointer(start: fields, count: Int(count))) {
      MainActor.assumeIsolated { Desktop.lose() }
    }
    return g_log_writer_default(level, fields, count, nil)
  }

  private nonisolated static func isLoss(
    _ level: GLogLevelFlags, _ fields: UnsafeBufferPointer<GLogField>
  ) -> Bool {
    func text(_ key: String) -> String? {
      fields.first { String(cString: $0.key) == key }
        .flatMap { $0.value?.assumingMemoryBound(to: CChar.self) }.map { String(cString: $0) }
    }
    guard level == CGTK_LOG_LEVEL_MESSAGE, text("GLIB_DOMAIN") == "Gdk", let message = text("MESSAGE") else {
      return false
    }
    // "Error flushing display: …", and two more; other errors go by.
    return message.hasPrefix("Lost connection to ")
      || message.hasPrefix("Error ") && message.contains(" display")
  }

  private static func lose() -> Never {
    // The signal ends the program, should the handler wait for something that cannot happen any more.
    alarm(limit)
    lossHandler?()
    _exit(1)
  }
}
