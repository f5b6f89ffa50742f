import GtkKit
import Stages
import XCTest

/// Every text in every theme: whether it can be read.
final class ContrastTests: LayoutTestCase {
  /// Each arrangement has a style of its own.
  func testD5_textsOfAllScreensStandOut() throws {
    try onMain {
      for scene in Scene.all where scene.isPlain {
        try Walk(scene, [Size(360, 640), Size(640, 360), Size(1280, 800)], themes).checkContrast()
      }
    }
  }

  func testD5_textsThatComeInAGameStandOut() throws {
    try onMain {
      for scene in Scene.all where !scene.isPlain {
        try Walk(scene, [Size(360, 640)], themes).checkContrast()
      }
    }
  }
}

@MainActor
private var themes: [Looks] { Looks.Theme.allCases.map { Looks(theme: $0) } }
