import XCTest

/// The built program uses the user's language.
final class LanguageTests: ProgramTestCase {
  /// A locale other than "C", in which nothing is translated. `scripts/headless` provides this one everywhere.
  private static let locale = "en_US.UTF-8"

  func testL4_helpIsInTheUsersLanguage() throws {
    for (language, words) in [
      ("de", "Mit dieser Ansicht öffnen"), ("es", "Abrir con esta pantalla"), ("fr", "Ouvrir sur cet écran"),
    ] {
      let parlor = try start("--help", environment: Self.environment(language))
      assertEndedWell(parlor)
      XCTAssertTrue(parlor.output.contains(words), parlor.output)
    }
  }

  func testL4_usageErrorIsInTheUsersLanguage() throws {
    let parlor = try start("--game", "chess", environment: Self.environment("de"))
    assertRefuses(parlor, status: 2, saying: "Unbekannte Ansicht „chess“")
  }

  func testL4_languageWithoutATranslationIsEnglish() throws {
    let parlor = try start("--help", environment: Self.environment("tlh"))
    assertEndedWell(parlor)
    XCTAssertTrue(parlor.output.contains("Open with this screen"), parlor.output)
  }

  func testL4_installedProgramFindsItsTranslations() throws {
    let files = FileManager.default
    let (programs, data) = (folder.appending(path: "prefix/bin"), folder.appending(path: "prefix/share"))
    for place in [programs, data] {
      try files.createDirectory(at: place, withIntermediateDirectories: true)
    }
    try files.copyItem(at: Parlor.program, to: programs.appending(path: "parlor"))
    try files.copyItem(at: Parlor.data.appending(path: "locale"), to: data.appending(path: "locale"))
    let parlor = try start(
      "--help", program: programs.appending(path: "parlor"), environment: Self.environment("de"))
    assertEndedWell(parlor)
    XCTAssertTrue(parlor.output.contains("Mit dieser Ansicht öffnen"), parlor.output)
  }

  private static func environment(_ language: String) -> [String: String?] {
    ["LC_ALL": locale, "LANGUAGE": language]
  }
}
