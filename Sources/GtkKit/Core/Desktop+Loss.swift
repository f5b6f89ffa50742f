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
  }

  /// Ends the program if the message says that the connection to Wayland is lost: logging it is the last that GDK does.
  nonisolated static func endIfDisplayIsLost(_ message: Log.Message) {
    // "Error flushing display: …", and two more; other errors go by.
    guard message.level == CGTK_LOG_LEVEL_MESSAGE, message.domain == "Gdk",
      message.text.hasPrefix("Lost connection to ")
        || message.text.hasPrefix("Error ") && message.text.contains(" display")
    else { return }
    MainActor.assumeIsolated { if lossHandler != nil { lose() } }
  }

  private static func lose() -> Never {
    // The signal ends the program, should the handler wait for something that cannot happen any more.
    alarm(limit)
    lossHandler?()
    _exit(1)
  }
}
