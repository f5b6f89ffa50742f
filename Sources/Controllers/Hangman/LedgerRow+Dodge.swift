import Models
import Views

extension LedgerRow {
  /// The row of a guess.
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
      parts.append(Part(HangmanSpeech.moreClasses(others), share: Double(words) / total))
    }
    self.init(
      letter: dodge.letter, isHit: isHit, parts: parts, wordsLeft: Numeral.text(dodge.kept.count),
      note: HangmanSpeech.givenUp(dodge.givenUp, temperament),
      description: HangmanSpeech.dodge(dodge, isHit: isHit, temperament))
  }
}
