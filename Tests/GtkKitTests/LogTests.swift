import XCTest

/// The handling of library log messages. A warning is fatal in the tests.
final class LogTests: GtkTestCase {
  func testAKnownWarningOfGtkIsDroppedInAnyThread() {
    let hasLogged = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      log("gdk_frame_timings_submitted() called on submitted frame.")
      hasLogged.signal()
    }
    hasLogged.wait()
  }

  func testOtherMessagesAreWritten() throws {
    let written = try standardError { log("Something else.", CGTK_LOG_LEVEL_MESSAGE) }
    XCTAssertTrue(written.contains("Something else."), written)
  }
}

private func log(_ text: String, _ level: GLogLevelFlags = GLogLevelFlags(rawValue: 1 << 4)) {
  // The strings are leaked.
  let field = { (key: String, value: String) in
    GLogField(key: UnsafePointer(strdup(key)), value: UnsafeRawPointer(strdup(value)), length: -1)
  }
  let fields = [field("GLIB_DOMAIN", "Gdk"), field("MESSAGE", text)]
  g_log_structured_array(level, fields, gsize(fields.count))
}
