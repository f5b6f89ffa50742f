import DemoScenes
import GtkKit
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
        let demo = try Opened.demo(scene)
        let windows =
          demo.pictured.pointer == demo.window.pointer ? [demo.window] : [demo.window, demo.pictured]
        let menus = windows.flatMap { ContextMenus.open(below: AnyWidget($0)) }
        Self.check(windows.flatMap { ToldText.all(in: $0) }, scene.name)
        ContextMenus.close(menus)
        Opened.closeAll()
      }
    }
  }

  func testL1_theMenusOfTheTabsAreAmongThem() throws {
    try onMain {
      let demo = try Opened.demo(Scene(name: "tictactoe", game: .tictactoe))
      let menus = ContextMenus.open(below: AnyWidget(demo.window))
      // Four games, and the board and the Bank within one.
      XCTAssertEqual(menus.count, 6)
      ContextMenus.close(menus)
    }
  }

  func testL1_theKeyboardShortcutsAreTranslatedToo() throws {
    let translations = folder.path
    try onMain {
      Language.speak(MarkedLanguage.code, translations: translations)
      let window = try Opened.shortcuts()
      Self.check(ToldText.all(in: window), "help-overlay")
    }
  }

  @MainActor
  private static func check(_ texts: [ToldText], _ place: String) {
    XCTAssertTrue(texts.contains { $0.text.contains("⟦") }, "\(place): the language is not spoken")
    let escaped = Set(texts.filter { escapes($0) }.map { "\($0.widget.reportName): \($0.text)" })
    XCTAssertEqual(escaped.sorted().joined(separator: "\n"), "", place)
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
    // The names of keys; and of the window that shows them, what is neither its title, a section's nor in a group.
    if ownTypes.contains("GtkShortcutLabel") { return true }
    if ownTypes.dropFirst().contains("GtkShortcutsWindow") {
      return Set(ownTypes).isDisjoint(with: ["GtkShortcutsGroup", "GtkListBoxRow"])
    }
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
