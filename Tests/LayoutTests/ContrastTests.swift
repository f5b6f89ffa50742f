import XCTest

/// The contrast of controls that are no text. `ScreenLayoutTests` checks texts.
final class ContrastTests: LayoutTestCase {
  /// The knob and the edge of a control need a contrast of 3.
  func testD5_switchOfPigCanBeSeen() throws {
    // The knob would slide.
    StyleSheet.setAllowsTransitions(false)
    for theme in Appearance.Theme.own {
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
