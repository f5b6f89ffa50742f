import DemoScenes
import GtkKit
import XCTest

/// Every screen, and what happens in it, in each language: where its parts are.
final class LanguageLayoutTests: LayoutTestCase {
  override func tearDown() {
    onMain { Language.reset() }
    super.tearDown()
  }

  func testL2_germanFitsToo() throws { try onMain { try check("de") } }

  func testL2_spanishFitsToo() throws { try onMain { try check("es") } }

  func testL2_frenchFitsToo() throws { try onMain { try check("fr") } }
}

/// Where room is least, and where the arrangements begin that `ScreenLayoutTests` takes further.
@MainActor
private func check(_ language: String, file: StaticString = #filePath, line: UInt = #line) throws {
  Language.speak(language)
  let sizes = [Size(320, 480), Size(480, 320), Size(360, 640), Size(640, 360), Size(1280, 800)]
  for scene in Scene.all {
    // Long words in large text are to be had on the screens as they open.
    let looks = scene.isPlain ? [Looks(), Looks(textPercent: 200)] : [Looks()]
    try Walk(scene, sizes, looks).checkLayout(file: file, line: line)
  }
}
