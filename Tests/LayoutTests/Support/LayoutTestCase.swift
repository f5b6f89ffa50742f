@_exported import CGtk
@_exported import Controllers
@_exported import DemoScenes
@_exported import Foundation
@_exported import GtkKit
@_exported import Hands
@_exported import Persistence
@_exported import TestSupport
@_exported import Views
@_exported import XCTest

/// A test that shows windows in all themes, text scales and directions, and restores the defaults and English afterwards.
class LayoutTestCase: GtkTestCase {
  override func tearDown() {
    onMain {
      TestWindows.closeAll()
      Appearance.reset()
      Language.reset()
    }
  }
}

@MainActor
enum TestWindows {
  private static let words = DemoData()?.words

  /// A window that shows a game as it opens. Its time stands still until it is advanced.
  static func demo(_ game: Game) throws -> DemoWindow {
    let words = try XCTUnwrap(words, "parlor.gresource is missing beside the tests")
    let demo = DemoWindow(words: words)
    demo.open(game)
    return demo
  }

  static func demo(_ scene: Scene) throws -> DemoWindow {
    let demo = try demo(scene.game)
    // Most tests draw the scene at other sizes, or not at all.
    demo.window.withoutDrawing {
      scene.play(demo)
      demo.window.waitForLayout()
    }
    return demo
  }

  /// A window in which the scene with a name has been played.
  static func demo(_ scene: String) throws -> DemoWindow {
    try demo(XCTUnwrap(Scene.all.first { $0.name == scene }, scene))
  }

  static func closeAll() {
    closeAllWindows()
    // The clock of a demo stands still.
    Animation.clock = { Clock.milliseconds }
  }
}

@MainActor
enum Language {
  /// The languages that Parlor is translated to.
  static let all = ["de", "es", "fr"]

  /// Switches to one of them, or to another one whose translations are in a folder.
  static func use(_ language: String, translations: FilePath = DataFiles.translations) {
    XCTAssertTrue(
      Locale.overrideLanguage(language, domain: "parlor", translations: translations),
      "no locale to translate in: run scripts/headless"
    )
  }

  static func reset() { use("en") }
}

@MainActor
extension Window {
  /// Requests a window size as if the user had dragged a corner, and lays the window out. The checker finds out
  /// whether the window accepted the size.
  func ask(for size: Size) {
    request(size)
    // The display answers between two frames; a window that refuses gets a few frames of time.
    for _ in 0..<6 where contentSize != size { waitForLayout() }
    // The arrangement changes in the next frame.
    waitForLayout()
  }

  /// Requests a content size, and waits for nothing.
  func request(_ size: Size) {
    guard let content = contentSize else { return }
    let whole = bounds(in: self)
    let border = Size(whole.width - content.width, whole.height - content.height)
    setDefaultSize(Size(size.width + border.width, size.height + border.height))
  }

  /// Waits for the next layout; nothing has to be drawn.
  func waitForLayout() {
    guard let clock = gtk_widget_get_frame_clock(pointer) else { return }
    var isLate = false
    let timeout = MainLoop.after(milliseconds: 10_000) { isLate = true }
    let frame = gdk_frame_clock_get_frame_counter(clock)
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_LAYOUT)
    while gdk_frame_clock_get_frame_counter(clock) == frame, !isLate { MainLoop.iterate(mayBlock: true) }
    // The counter increases when a frame begins, so this waits until that frame ends.
    while !isLate, MainLoop.iterate() {}
    timeout.cancel()
    XCTAssertFalse(isLate, "the window is not on the screen")
  }

  /// Skips drawing during `work`: the layout does not depend on it, and a large window is slow to draw.
  func withoutDrawing(_ work: () throws -> Void) rethrows {
    let surface = gtk_native_get_surface(OpaquePointer(pointer))
    let clock = gtk_widget_get_frame_clock(pointer).map { UnsafeMutableRawPointer($0) }
    let paint = g_signal_lookup("paint", gdk_frame_clock_get_type())
    let isPaint = GSignalMatchType(rawValue: CGTK_SIGNAL_MATCH_ID.rawValue | CGTK_SIGNAL_MATCH_DATA.rawValue)
    let data = surface.map { UnsafeMutableRawPointer($0) }
    g_signal_handlers_block_matched(clock, isPaint, paint, 0, nil, nil, data)
    defer {
      g_signal_handlers_unblock_matched(clock, isPaint, paint, 0, nil, nil, data)
      queueDraw()
    }
    try work()
  }
}
