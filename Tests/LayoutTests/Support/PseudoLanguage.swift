/// Pseudolocalization: English with each text between ⟦ and ⟧, except for the values of placeholders.
enum PseudoLanguage {
  /// No real language has this code.
  static let code = "qqq"

  /// Writes the translations of all texts in `po/parlor.pot` into a folder.
  static func translate(into folder: URL) throws {
    let place = folder.appending(path: "\(code)/LC_MESSAGES")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let mark = "sed -e 's/{[A-Za-z]*}/⟧&⟦/g' -e 's/.*/⟦&⟧/'"
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = [
      "-c", #"msgen "$0" | msgfilter --keep-header "# + mark + #" 2>/dev/null | msgfmt -o "$1" -"#,
      template.path, place.appending(path: "parlor.mo").path,
    ]
    try shell.run()
    shell.waitUntilExit()
    XCTAssertEqual(shell.terminationStatus, 0, "the pseudo-language was not created")
  }

  /// The parts of a text outside of all marks.
  static func unmarked(_ text: String) -> String { text.replacing(/⟦[^⟦⟧]*⟧/, with: "") }

  private static let template = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../po/parlor.pot").standardizedFileURL
}
