import Models
import Views

/// The words that were possible: their number during a game, and the ledger after it.
extension HangmanViewController {
  // MARK: - The number of words

  /// Shows the temperament, and the number of words or the button that opens the ledger.
  func showPossibleWords() {
    let temperament = model?.temperament ?? settings.temperament
    view.showTemperament(temperament.name, describedAs: temperament.sentence)
    view.candidatesLabel.text = possibleWords
    view.showLedgerButton(isPlaying ? nil : HangmanSpeech.ledgerTitle(temperament))
  }

  /// The number of words that are still possible; empty if it is not shown.
  var possibleWords: String {
    guard settings.showsCandidateCount, isPlaying, let model else { return "" }
    return HangmanSpeech.wordsPossible(model.candidateCount)
  }

  // MARK: - The ledger

  func showLedger() {
    guard let model, !isPlaying else { return }
    connectLedger()
    let temperament = model.temperament
    flip.ledger.titleLabel.show(HangmanSpeech.ledgerTitle(temperament))
    flip.ledger.introductionLabel.text = HangmanSpeech.ledgerIntroduction(
      temperament, word: model.word ?? "")
    flip.ledger.ledgerList.show(model.dodges.map { LedgerRow($0, temperament) })
    flip.ledger.answerLabel.show(view.messageLabel.text, model.status == .won ? .won : .lost)
    flip.showLedger(true)
    announce(spokenLedger)
  }

  /// Connects the actions of the ledger, which is made when it is first shown.
  func connectLedger() {
    flip.ledger.hideLedger.connect(to: self) { $0.hideLedger() }
    flip.ledger.newGamePressed.connect(to: self) { $0.newGamePressed() }
  }

  func hideLedger() {
    flip.showLedger(false)
    view.focusLedgerButton()
  }

  func ledgerKeyPressed(_ key: Key) -> Bool {
    guard key == .escape else { return false }
    flip.ledger.backButton.press()
    return true
  }

  /// The ledger without its rows, which the list announces.
  var spokenLedger: String {
    sentences(
      flip.ledger.titleLabel.text, flip.ledger.introductionLabel.text, spoken(flip.ledger.answerLabel.text))
  }
}
