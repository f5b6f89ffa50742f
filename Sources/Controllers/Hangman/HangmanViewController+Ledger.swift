import Models
import Views

/// The words that were possible: their number during a game, and the ledger after it.
extension HangmanViewController {
  // MARK: - The number of words

  /// Shows the temperament, and the number of words or the button that opens the ledger.
  func showPossibleWords() {
    let temperament = model?.temperament ?? settings.temperament
    view.temperamentLabel.text = temperament.name
    view.temperamentLabel.accessibleLabel(sentences(temperament.name, temperament.explanation))
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
    openLedger()
    // After a loss, it plays itself once.
    if model.status == .lost, model.temperament.dodges, !hasShownLedger { flip.ledger.ledgerList.play() }
    hasShownLedger = true
    announce(spokenLedger)
  }

  func openLedger() {
    guard let model else { return }
    // The ledger is made when it is first shown.
    flip.ledger.hideLedger.connect(to: self) { $0.hideLedger() }
    flip.ledger.newGamePressed.connect(to: self) { $0.newGamePressed() }
    let temperament = model.temperament
    flip.ledger.titleLabel.text = HangmanSpeech.ledgerTitle(temperament)
    flip.ledger.introductionLabel.text = HangmanSpeech.ledgerIntroduction(
      temperament, word: model.word ?? "")
    flip.ledger.ledgerList.show(model.dodges.map { LedgerRow($0, temperament) })
    flip.ledger.answerLabel.show(view.messageLabel.text, model.status == .won ? .won : .lost)
    flip.showLedger(true)
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

extension LedgerRow {
  init(_ dodge: Dodge, _ temperament: Temperament) {
    let isHit = dodge.kept.pattern.contains(dodge.letter)
    let total = Double(max(1, dodge.candidateCount))
    // The kept class comes first among those of its size.
    let shown = dodge.largestClasses.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }
    var parts = shown.map { _, each in
      Part(
        HangmanSpeech.pattern(of: each, with: dodge.letter), share: Double(each.count) / total,
        isKept: each == dodge.kept)
    }
    let others = dodge.classCount - shown.count
    if others > 0 {
      let words = dodge.candidateCount - shown.reduce(0) { $0 + $1.element.count }
      parts.append(Part(others, share: Double(words) / total))
    }
    self.init(
      letter: dodge.letter, isHit: isHit, isDecided: dodge.candidateCount == 1, parts: parts,
      wordsLeft: Numeral.text(dodge.kept.count),
      notes: dodge.givenUp.indices.reversed().map {
        HangmanSpeech.givenUp(Array(dodge.givenUp[...$0]), temperament)
      },
      description: HangmanSpeech.dodge(dodge, isHit: isHit, temperament))
  }
}
