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

/// The windows that a test opens.
@MainActor
enum TestWindows {
  /// The words for Hangman. Loading them also loads the style sheet.
  private static let words = DemoData()?.words

  /// A window that shows a game as it opens. Its time stands still until it is advanced.
  static func demo(_ game: Game) throws -> DemoWindow {
    let words = try XCTUnwrap(words, "parlor.gresource is missing beside the tests")
    let demo = DemoWindow(words: words)
    demo.open(game)
    return demo
  }

  /// A window in which a scene has been played.
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

  /// A window that shows one widget, named "planted".
  static func window(_ child: some Widget, _ size: Size) -> Window {
    _ = words  // this loads the style sheet
    let window = Window().named("planted")
    window.setChild(child)
    window.setDefaultSize(size)
    window.present()
    window.waitForFrames(1)
    return window
  }

  static func closeAll() {
    closeAllWindows()
    // The clock of a demo stands still.
    Animation.clock = { Clock.milliseconds }
  }
}
