import Glibc
import GtkKit
import Hands

/// The start and the end of a command line tool that shows demos.
package enum DemoProgram {
  /// Prepares the display and loads the data. Ends the program if one of them is missing.
  package static func start(_ name: String) -> DemoData {
    Program.name = name
    Locale.prepare(domain: "parlor", translations: nil)
    guard Desktop.prepare() else { end("there is no display") }
    Desktop.stopCursorBlinking()
    Desktop.stopHintingText()
    MainLoop.serveMainQueue()
    guard let data = DemoData() else { end("the program's data is missing") }
    return data
  }

  /// Ends the program with a message on standard error.
  package static func end(_ message: String, status: Int32 = 1) -> Never {
    Program.writeError(message)
    exit(status)
  }
}
