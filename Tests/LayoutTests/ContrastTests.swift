import DemoScenes
import GtkKit
import XCTest

/// Every text in every theme: whether it can be read.
final class ContrastTests: LayoutTestCase {
  /// Each arrangement has a style of its own, and the smallest text needs most.
  func testD5_textsOfAllScreensStandOut() throws {
    try onMain {
      for scene in Scene.all where scene.isPlain {
        try Walk(scene, [Size(320, 480), Size(480, 320), Size(1280, 800)], themes).checkLayoutAndContrast()
      }
    }
  }

  func testD5_textsThatComeInAGameStandOut() throws {
    try onMain {
      for scene in Scene.all where !scene.isPlain {
        try Walk(scene, [Size(320, 480)], themes).checkLayoutAndContrast()
      }
    }
  }
}

@MainActor
private var themes: [Looks] { Looks.Theme.allCases.map { Looks(theme: $0) } }
