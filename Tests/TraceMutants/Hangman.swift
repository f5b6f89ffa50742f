import GtkKit
import Models
import Views

/// Hangman, whose words come late and cannot be used, and whose list has no words of three letters.
func playHangman() -> [String] {
  let (view, flipside, settings) = (MainView(), FlipsideView(), RegisteredDefaults())
  settings.wordLength = 4
  var deliver: (WordSource.Answer) -> Void = { _ in }
  let table = Table(.hangman) { _ in
    MutantHangmanViewController(
      view: view, flipside: flipside, settings: settings, words: WordSource { deliver = $0 },
      generator: SeededGenerator(seed: 1))
  }
  table.act { view.guessField.type("A") }
  if let words = try? WordList(["BEAR", "BOAR", "DEER", "DUCK", "HARE", "PARLOR"]) {
    table.act { deliver(.init(words: words, errorMessage: "empty")) }
  }
  table.closeAlert()
  table.act { view.guessField.type("E") }
  table.press(.character("o"))
  table.click(view.infoButton)
  for length in [3, 6] { table.act { flipside.lengthSlider.move(to: length) } }
  table.act { flipside.mistakesSlider.move(to: 3) }
  table.click(flipside.doneButton)
  table.click(view.infoButton)
  table.press(.escape)
  // A game that is lost, and one that is won.
  for limit in [3, 26] {
    table.click(view.infoButton)
    table.act { flipside.mistakesSlider.move(to: limit) }
    table.act { table.controller.newGamePressed() }
    for letter in "QZXVWABCDEFGHIJKLMNOPRSTUY" {
      if let key = AnyWidget.named("key\(letter)", below: table.window) { table.click(key) }
    }
  }
  table.click(view.newGameButton)
  return table.close()
}
