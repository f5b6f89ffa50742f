import CGtk
import Glibc

/// The loss of the display: GDK then exits, without calling any code of the program.
extension Desktop {
  private static var lossHandler: (() -> Void)?
  /// The time limit for the handler, in seconds.
  private static let limit: UInt32 = 10

  /// Runs `handler` when the connection to the display is lost. The program then exits with status 1.
  ///
  /// The handler must not use GTK or run GLib's main loop. Call this once, after ``prepare()``.
  public static func onDisplayLost(_ handler: @escaping () -> Void) {
    lossHandler = handler
    // Xlib calls a handler at the loss. GTK links Xlib, but its headers do not declare this function.
    typealias SetErrorHandler = @convention(c) (@convention(c) (OpaquePointer?) -> Int32) -> OpaquePointer?
    if let symbol = dlsym(nil, "XSetIOErrorHandler") {
      let setErrorHandler = unsafeBitCast(symbol, to: SetErrorHandler.self)
      _ = setErrorHandler { _ in MainActor.assumeIsolated { () -> Int32 in Desktop.lose() } }
    }
  }

  /// Ends the program if a message reports that the connection to Wayland is lost: GDK exits after it has logged this.
  nonisolated static func endIfDisplayIsLost(_ message: Log.Message) {
    // "Error flushing display: …" and two others.
    guard message.level == CGTK_LOG_LEVEL_MESSAGE, message.domain == "Gdk",
      message.text.hasPrefix("Lost connection to ")
        || message.text.hasPrefix("Error ") && message.text.contains(" display")
    else { return }
    MainActor.assumeIsolated { if lossHandler != nil { lose() } }
  }

  private static func lose() -> Never {
    // SIGALRM ends the program if the handler waits for something that cannot happen any more.
    alarm(limit)
    lossHandler?()
    _exit(1)
  }
}
