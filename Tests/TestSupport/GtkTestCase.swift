import CGtk
import GtkKit
import Hands
import XCTest

/// A test that needs GTK: it initializes GTK first and closes all windows afterwards.
///
/// XCTest calls synchronous methods on the main thread, which GTK requires. It knows nothing of the main actor, so its
/// calls are not checked.
@preconcurrency @MainActor
open class GtkTestCase: XCTestCase {
  nonisolated open override func setUp() {
    onMain {
      XCTAssertTrue(Desktop.prepare(), "no display")
      Desktop.stopCursorBlinking()
      Desktop.stopHintingText()
      Desktop.setAllowsMotion(false)
      MainLoop.serveMainQueue()
    }
  }

  nonisolated open override func tearDown() { onMain { closeAllWindows() } }

  /// Runs `work` on the main actor.
  nonisolated public func onMain(_ work: @MainActor () throws -> Void) rethrows {
    try MainActor.assumeIsolated(work)
  }
}

/// Destroys all windows that are open, as their close buttons eventually do.
@MainActor
public func closeAllWindows() {
  let windows = gtk_window_get_toplevels()
  while let window = g_list_model_get_item(windows, 0) {
    gtk_window_destroy(window.assumingMemoryBound(to: GtkWindow.self))
    g_object_unref(window)
  }
  pump()
}

/// Handles all pending events. The limit ends it if events keep coming, as the frames of an animation do. Returns how many
/// iterations had something to do.
@MainActor
@discardableResult
public func pump(atMost iterations: Int = 2000) -> Int {
  for count in 0..<iterations {
    guard MainLoop.iterate() else { return count }
  }
  return iterations
}

/// Runs the main loop until what is due before idle work has been done, observations among it.
@MainActor
public func pumpUntilIdle() {
  var isIdle = false
  MainLoop.idle { isIdle = true }
  pump(until: { isIdle })
}

/// Runs the main loop until a condition is true. Fails after a generous timeout.
@MainActor
public func pump(
  until isTrue: () -> Bool, _ what: String = "", file: StaticString = #filePath, line: UInt = #line
) {
  var isTimedOut = false
  let timeout = MainLoop.after(milliseconds: 20_000) { isTimedOut = true }
  while !isTrue(), !isTimedOut { MainLoop.iterate(mayBlock: true) }
  XCTAssertFalse(isTimedOut, "timed out waiting for: \(what)", file: file, line: line)
  timeout.cancel()
}

/// What some work writes to the standard error.
public func standardError(_ work: () throws -> Void) throws -> String {
  let file = try XCTUnwrap(tmpfile())
  defer { fclose(file) }
  let original = dup(STDERR_FILENO)
  dup2(fileno(file), STDERR_FILENO)
  defer { close(original) }
  try work()
  dup2(original, STDERR_FILENO)
  rewind(file)
  var bytes = [UInt8](repeating: 0, count: 4096)
  let count = fread(&bytes, 1, bytes.count, file)
  return String(decoding: bytes.prefix(count), as: UTF8.self)
}

@MainActor
extension Widget {
  /// The widget and all below it.
  public var tree: [AnyWidget] { [AnyWidget(self)] + children.flatMap(\.tree) }

  /// The texts of the labels in the tree.
  public var texts: [String] { tree.compactMap { Label($0)?.text } }

  /// The bounds of the widget in another one's coordinates, with all scales applied.
  public func bounds(in other: some Widget) -> Rect {
    var rect = graphene_rect_t()
    guard gtk_widget_compute_bounds(pointer, other.pointer, &rect) != 0 else { return Rect(0, 0, 0, 0) }
    return Rect(rect)
  }

  /// An accessible property of the widget; nil if it is not set.
  public func accessibleText(_ property: GtkAccessibleProperty) -> String? {
    cgtk_test_accessible_get_text(pointer, property).map { text in
      defer { g_free(text) }
      return String(cString: text)
    }
  }
}

@MainActor
extension AnyWidget {
  /// The menu of a menu button.
  public var menu: AnyWidget? {
    gtk_menu_button_get_popover(OpaquePointer(pointer)).map {
      AnyWidget(UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self))
    }
  }
}
