import GtkKit
import Stages
import XCTest

/// What the screens say is said in the user's language.
final class TranslationTests: LayoutTestCase {
  private var folder = URL(filePath: "/")

  override func setUpWithError() throws {
    try super.setUpWithError()
    folder = FileManager.default.temporaryDirectory.appending(path: "marked-\(UUID().uuidString)")
    try MarkedLanguage.translate(into: folder)
  }

  override func tearDownWithError() throws {
    onMain { Language.reset() }
    try FileManager.default.removeItem(at: folder)
    try super.tearDownWithError()
  }

  func testL1_noTextEscapesTranslation() throws {
    let translations = folder.path
    try onMain {
      Language.speak(MarkedLanguage.code, translations: translations)
      for scene in Scene.all {
        let stage = try Opened.stage(scene)
        let windows =
          stage.pictured.pointer == stage.window.pointer ? [stage.window] : [stage.window, stage.pictured]
        let texts = windows.flatMap { ToldText.all(in: $0) }
        XCTAssertTrue(texts.contains { $0.text.contains("⟦") }, "\(scene.name): the language is not spoken")
        let escaped = texts.filter { Self.escapes($0) }
        let report = Set(escaped.map { "\($0.widget.reportName): \($0.text)" }).sorted().joined(
          separator: "\n")
        XCTAssertEqual(report, "", scene.name)
        Opened.closeAll()
      }
    }
  }

  /// Whether letters of a text are not marked, and should be.
  @MainActor
  private static func escapes(_ told: ToldText) -> Bool {
    let words = MarkedLanguage.unmarked(told.text).split { !$0.isLetter }
    // A letter is the same in all languages: a mark on the board, a key, a letter of the word.
    return words.contains { $0.count > 1 } && !isSameEverywhere(told, words)
  }

  /// What is said in no language, or in English in all of them.
  @MainActor
  private static func isSameEverywhere(_ told: ToldText, _ words: [Substring]) -> Bool {
    let parents = Array(sequence(first: told.widget, next: \.parent))
    let names = parents.map(\.name)
    // GTK's own texts, in its own translations: those of a window's buttons, and of a drop-down besides its choices.
    let ownTypes = parents.map(\.typeName)
    if ownTypes.contains("GtkWindowControls") || ownTypes.dropFirst().contains("GtkDropDown") { return true }
    // The names of the code.
    if !Set(names).isDisjoint(with: [
      "messageList", "propertyTable", "detailLabel", "sourceButton", "legendButton",
    ]) {
      return true
    }
    // The word that was to be guessed is English.
    if names.contains("mainScreen") { return words.allSatisfy { $0.allSatisfy(\.isUppercase) } }
    return false
  }
}
