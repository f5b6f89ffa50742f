/// The language of the texts that are created from now on.
@MainActor
enum Language {
  /// The languages that Parlor is translated to.
  static let all = ["de", "es", "fr"]

  /// Switches to one of them, or to another one whose translations are in a folder.
  static func use(_ language: String, translations: FilePath = DataFiles.translations) {
    XCTAssertTrue(
      Locale.overrideLanguage(language, domain: "parlor", translations: translations),
      "no locale to translate in: run scripts/headless"
    )
  }

  /// Switches back to English.
  static func reset() { use("en") }
}
