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

  /// The knob and the edge of a control need a contrast of 3.
  func testD5_switchOfPigCanBeSeen() throws {
    try onMain {
      // The knob would slide.
      StyleSheet.allowsTransitions = false
      for theme in Appearance.Theme.allCases {
        Appearance(theme: theme).apply()
        let demo = try TestWindows.demo(.pig)
        for isOn in [false, true] {
          demo.pig.computerSwitch.turn(isOn)
          demo.window.waitForFrames(1)
          let box = demo.pig.computerSwitch.box(in: demo.window)
          let picture = try XCTUnwrap(Picture(of: demo.window))
          let luminance = { (x: Double) in picture.pixels(in: Rect(x, box.center.y, 1, 1))[0].luminance }
          let ends = [luminance(box.x + box.height / 2), luminance(box.x + box.width - box.height / 2)]
          let (card, edge) = (luminance(box.x - 4), luminance(box.x + 0.7))
          for (one, other) in [(ends[0], ends[1]), (card, edge)] {
            let contrast = (max(one, other) + 0.05) / (min(one, other) + 0.05)
            XCTAssertGreaterThan(contrast, 3, "\(theme), on: \(isOn), \(ends), \(card), \(edge)")
          }
        }
        TestWindows.closeAll()
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
