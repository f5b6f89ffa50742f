import CGtk
import Controllers
import DemoScenes
import GtkKit
import XCTest

/// A test that shows windows in all themes, text scales and directions, and restores the defaults afterwards.
class LayoutTestCase: XCTestCase {
  override func setUp() {
    onMain {
      XCTAssertTrue(Desktop.prepare(), "no display")
      Desktop.stopCursorBlinking()
      Desktop.stopHintingText()
      Desktop.setAllowsMotion(false)
      MainLoop.serveMainQueue()
    }
  }

  override func tearDown() {
    onMain {
      TestWindows.closeAll()
      Appearance.reset()
    }
  }

  /// XCTest calls synchronous methods on the main thread, which GTK requires.
  func onMain(_ work: @MainActor () throws -> Void) rethrows { try MainActor.assumeIsolated(work) }
}

/// The windows that a test has opened.
@MainActor
enum TestWindows {
  /// The words for Hangman. Loading them also loads the style sheet.
  private static let words = DemoData()?.words
  private static var windows: [Window] = []

  /// A window that shows a game as it opens. Its time stands still until it is advanced.
  static func demo(_ game: Game) throws -> DemoWindow {
    let words = try XCTUnwrap(words, "parlor.gresource is missing beside the tests")
    let demo = DemoWindow(words: words)
    windows.append(demo.window)
    demo.open(game)
    return demo
  }

  /// A window in which a scene has been played.
  static func demo(_ scene: Scene) throws -> DemoWindow {
    let demo = try demo(scene.game)
    scene.play(demo)
    demo.window.waitForFrames(1)
    return demo
  }

  /// A window that shows one widget, named "planted".
  static func window(_ child: some Widget, _ size: Size) -> Window {
    _ = words  // this loads the style sheet
    let window = Window().named("planted")
    windows.append(window)
    window.setChild(child)
    window.setDefaultSize(size)
    window.present()
    window.waitForFrames(1)
    return window
  }

  static func closeAll() {
    for window in windows { window.destroy() }
    windows = []
    // The clock of a demo stands still.
    Animation.clock = { Clock.milliseconds }
    for _ in 0..<2000 where MainLoop.iterate() {}
  }
}
