import DemoScenes
import GtkKit
import XCTest

/// The contrast of every text in every theme.
final class ContrastTests: LayoutTestCase {
  /// Each arrangement has its own style, and small text needs the most contrast.
  func testD5_textOfAllScreensHasEnoughContrast() throws {
    try onMain {
      for scene in Scene.all where scene.isPlain {
        try SceneSweep(scene, [Size(320, 480), Size(480, 320), Size(1280, 800)], themes)
          .checkLayoutAndContrast()
      }
    }
  }

  func testD5_textDuringPlayHasEnoughContrast() throws {
    try onMain {
      for scene in Scene.all where !scene.isPlain {
        try SceneSweep(scene, [Size(320, 480)], themes).checkLayoutAndContrast()
      }
    }
  }
}

@MainActor
private var themes: [Appearance] { Appearance.Theme.allCases.map { Appearance(theme: $0) } }
