import DemoScenes
import GtkKit
import XCTest

/// The language of the texts that are made from now on.
@MainActor
enum Language {
  /// Those that Parlor is translated to.
  static let all = ["de", "es", "fr"]

  /// Speaks one of them, or another whose translations are in a folder.
  static func speak(_ language: String, translations: String = DemoData.translations) {
    XCTAssertTrue(
      Locale.rehearse(language, domain: "parlor", translations: translations),
      "no locale to translate in: run scripts/headless"
    )
  }

  /// Speaks English, as without any test.
  static func reset() { speak("en") }
}
