import XCTest

final class TranslationTests: LayoutTestCase {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "marked-\(UUID().uuidString)")

  override func setUpWithError() throws {
    try super.setUpWithError()
    try PseudoLanguage.translate(into: folder)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
    try super.tearDownWithError()
  }

  func testL1_allTextsAreTranslated() throws {
    let translations = FilePath(folder.path)
    Language.use(PseudoLanguage.code, translations: translations)
    for scene in Scene.all {
      let demo = try TestWindows.demo(scene)
      Self.check(demo.windows.flatMap { UserText.all(in: $0) }, scene.name)
      TestWindows.closeAll()
    }
  }

  func testL1_theQuestionsOfTheLessonAreTranslated() throws {
    Language.use("de")
    let demo = try TestWindows.demo(XCTUnwrap(Scene.all.first { $0.name == "inspector-answer" }))
    let note = demo.inspectorView?.messageList.items.first { $0.isNote }?.text ?? ""
    for text in [
      "Frage 1 von 1: Das Model kennt jetzt die Würfel.", "✕ Falsch: Das Model ruft seinen Delegate auf",
      "○ Übersehen: Er liest sie", "Was hinter einem gestrichelten Pfeil steht",
    ] {
      XCTAssertTrue(note.contains(text), note)
    }
    TestWindows.closeAll()
  }

  private static func check(_ texts: [UserText], _ place: String) {
    XCTAssertTrue(texts.contains { $0.text.contains("⟦") }, "\(place): the texts are not translated")
    let untranslated = Set(texts.filter { isUntranslated($0) }.map { "\($0.widget.reportName): \($0.text)" })
    XCTAssertEqual(untranslated.sorted().joined(separator: "\n"), "", place)
  }

  /// Whether a text has letters that should be marked, but are not.
  private static func isUntranslated(_ userText: UserText) -> Bool {
    let words = PseudoLanguage.unmarked(userText.text).split { !$0.isLetter }
    // Single letters are the same in all languages: marks on the board, keys, letters of the word. A step of the Inspector,
    // which is announced by the widget that has the focus, has names of the source code.
    return words.contains { $0.count > 1 && !isIdentifier($0) } && !isLanguageNeutral(userText, words)
      && !userText.text.contains("⟦Paused⟧")
  }

  /// Whether a word has small letters and capitals after them, as names in the source code.
  private static func isIdentifier(_ word: Substring) -> Bool {
    word.drop { !$0.isLowercase }.contains(where: \.isUppercase)
  }

  private static func isLanguageNeutral(_ userText: UserText, _ words: [Substring]) -> Bool {
    let parents = Array(sequence(first: userText.widget, next: \.parent))
    let names = parents.map(\.name)
    // Texts of GTK, with its own translations: window buttons, and a drop-down's parts other than its choices.
    let ownTypes = parents.map(\.typeName)
    if ownTypes.contains("GtkWindowControls") || ownTypes.dropFirst().contains("GtkDropDown") { return true }
    // The names of keys.
    if ownTypes.contains("GtkShortcutLabel") { return true }
    // A group of shortcuts has the same texts as its labels, and the names of keys.
    if names.contains("shortcutsScroller"), userText.widget.hasStyle("whole") { return true }
    // Identifiers of the source code.
    if !Set(names).isDisjoint(with: [
      "messageList", "groupHeader", "filterChoice", "timelineSlider", "propertyTable",
      "detailLabel", "sourcePane", "choice",
    ]) {
      return true
    }
    // The word to guess is English, and so are those that were possible.
    if !Set(names).isDisjoint(with: ["mainScreen", "ledgerScreen"]) {
      return words.allSatisfy { $0.allSatisfy(\.isUppercase) }
    }
    return false
  }
}

/// Pseudolocalization: English with each text between ⟦ and ⟧, except for the values of placeholders.
enum PseudoLanguage {
  /// No real language has this code.
  static let code = "qqq"

  /// Writes the translations of all texts in `po/parlor.pot` into a folder.
  static func translate(into folder: URL) throws {
    let place = folder.appending(path: "\(code)/LC_MESSAGES")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let mark = "sed -e 's/{[A-Za-z]*}/⟧&⟦/g' -e 's/.*/⟦&⟧/'"
    let script = #"msgen "$0" | msgfilter --keep-header "# + mark + #" 2>/dev/null | msgfmt -o "$1" -"#
    let shell = try Process.run(
      URL(filePath: "/bin/sh"),
      arguments: ["-c", script, template.path, place.appending(path: "parlor.mo").path])
    shell.waitUntilExit()
    XCTAssertEqual(shell.terminationStatus, 0, "the pseudo-language was not created")
  }

  /// The parts of a text outside of all marks.
  static func unmarked(_ text: String) -> String { text.replacing(/⟦[^⟦⟧]*⟧/, with: "") }

  private static let template = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../po/parlor.pot").standardizedFileURL
}
