import GtkKit
import Models
import Views

/// Hangman, whose words come late and cannot be used, and whose list has no words of three letters.
func playHangman() -> [String] {
  let (view, ledger, settings) = (MainView(), LedgerView(), RegisteredDefaults())
  let flipside = FlipsideView(temperaments: Temperament.names)
  settings.wordLength = 4
  var deliver: (WordSource.Answer) -> Void = { _ in }
  let table = Table(.hangman) { clock in
    MutantHangmanViewController(
      flip: HangmanFlipView(front: view, ledger: ledger, back: flipside), settings: settings,
      words: WordSource { deliver = $0 },
      games: HangmanGames(GameServices(makeGenerator: { SeededGenerator(seed: 1) })), time: clock.time)
  }
  table.type("A", in: view.guessField, entering: false)
  if let words = try? WordList(["BEAR", "BOAR", "DEER", "DUCK", "HARE", "PARLOR"]) {
    table.act { deliver(.init(words: words, errorMessage: "empty")) }
  }
  table.closeAlert()
  table.type("E", in: view.guessField, entering: false)
  table.press(.character("o"))
  // A letter that was guessed already.
  table.press(.character("o"))
  table.click(view.infoButton)
  for length in [3, 6] { table.act { flipside.lengthSlider.move(to: length) } }
  table.act { flipside.mistakesSlider.move(to: 3) }
  table.click(flipside.doneButton)
  table.click(view.infoButton)
  table.press(.escape)
  table.act { view.infoButton.click() }
  table.act { flipside.temperamentChoice.choose(0) }
  table.act { flipside.countSwitch.turn(true) }
  // A game that is lost, and one that is won, each with its ledger.
  for limit in [3, 26] {
    table.click(view.infoButton)
    table.act { flipside.mistakesSlider.move(to: limit) }
    table.act { table.controller.newGamePressed() }
    for letter in "QZXVWABCDEFGHIJKLMNOPRSTUY" {
      if let key = AnyWidget.named("key\(letter)", below: table.window) { table.click(key) }
    }
    table.act { while table.clock.step() {} }
    table.window.waitForFrames(2)
    table.click(view.ledgerButton)
    table.press(.escape)
    table.window.waitForFrames(2)
    table.click(view.ledgerButton)
  }
  table.click(ledger.newGameButton)
  table.click(view.newGameButton)
  return table.close()
}
