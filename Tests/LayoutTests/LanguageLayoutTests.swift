import XCTest

final class LanguageLayoutTests: LayoutTestCase {
  func testL2_germanFits() throws { try check("de") }

  func testL2_spanishFits() throws { try check("es") }

  func testL2_frenchFits() throws { try check("fr") }

  func testD4_keyboardShortcutsFitASmallLaptopInEachLanguage() throws {
    for language in ["en"] + Language.all {
      Language.use(language)
      let demo = try TestWindows.demo("shortcuts")
      // A screen of 1366×768 pixels, with a panel.
      XCTAssertLessThanOrEqual(demo.windowToCapture.width, 1366, language)
      XCTAssertLessThanOrEqual(demo.windowToCapture.height, 720, language)
      TestWindows.closeAll()
    }
  }
}

/// The smallest sizes, and the sizes at which other arrangements begin; `ScreenLayoutTests` checks larger ones.
@MainActor
private func check(_ language: String, file: StaticString = #filePath, line: UInt = #line) throws {
  Language.use(language)
  let sizes = [Size(320, 480), Size(640, 360), Size(1280, 800)]
  for scene in Scene.all {
    try SceneSweep.check(scene, file: file, line: line) { sweep in
      sweep.checkLayout(sizes, [Appearance()])
      // The plain screens already have the longest words.
      guard scene.isPlain else { return }
      sweep.checkLayout([Size(480, 320), Size(360, 640)], [Appearance()])
      sweep.checkLayout(sizes, [Appearance(textPercent: 200)])
    }
  }
}
