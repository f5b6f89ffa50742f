import XCTest

final class HangmanVoiceTests: AnnouncementTestCase {
  /// The lines that fit what a computer does with some words, after guesses.
  private func assertLine(
    _ event: HangmanVoice.Event, _ temperament: Temperament, _ words: [String], _ letters: String,
    mistakes: Int = 6, line: UInt = #line
  ) {
    let game = HangmanTable(words, length: words[0].count, mistakes: mistakes)
    game.settings.temperament = temperament
    game.view.newGameButton.click()
    game.press(letters)
    let lines = HangmanVoice.lines(event, temperament).map { "“\($0)”" }
    XCTAssertTrue(lines.contains(game.view.voiceLabel.text), game.view.voiceLabel.text, line: line)
    game.fixture.close()
  }

  func testH13_lineFitsWhatTheComputerHasDone() {
    for temperament in Temperament.allCases { assertLine(.thinking, temperament, HangmanTable.animals, "") }
    assertLine(.dodged, .evil, HangmanTable.animals, "E")
    assertLine(.cornered, .evil, ["DEED", "KEEP", "FEED", "DUCK"], "E")
    assertLine(.hadNoChoice, .evil, ["DUCK"], "D")
    assertLine(.hadNoChoice, .evil, ["DUCK"], "X")
    assertLine(.dodged, .diabolical, HangmanTable.animals, "E")
    assertLine(.hadNoChoice, .diabolical, HangmanTable.animals, "X")
    assertLine(.admitted, .honest, ["DUCK"], "D")
    assertLine(.denied, .honest, ["DUCK"], "X")
    assertLine(.won, .evil, ["DUCK"], "DUCK")
    assertLine(.lost, .evil, ["DUCK"], "X", mistakes: 1)
    assertLine(.won, .honest, ["DUCK"], "DUCK")
    assertLine(.lost, .honest, ["DUCK"], "X", mistakes: 1)
  }

  func testH13_linesAreNotRepeatedUntilAllWereSaid() {
    let game = HangmanTable(["DUCK"], length: 4, mistakes: 26)
    let lines = HangmanVoice.lines(.hadNoChoice, .evil)
    let said = "XYZWVTSRQPONMLJIHGFEBA".prefix(lines.count).map { letter in
      game.press(String(letter))
      return game.view.voiceLabel.text
    }
    XCTAssertEqual(Set(said), Set(lines.map { "“\($0)”" }))
  }

  func testD7_lineIsAnnouncedAfterTheWholeResult() {
    let game = HangmanTable(HangmanTable.animals, length: 4)
    _ = takeAnnouncements()
    game.press("E")
    let line = game.view.voiceLabel.text.filter { !"“”".contains($0) }
    XCTAssertEqual(takeAnnouncements(), ["E, not in the word. 5 wrong guesses left. \(line)"])
    XCTAssertTrue(game.controller.keyPressed(.character("E")))
    XCTAssertEqual(game.message, "E was guessed already.")
    XCTAssertEqual(game.view.voiceLabel.text, "“I will pretend that I did not hear that.”")
  }
}
