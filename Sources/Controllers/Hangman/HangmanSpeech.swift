import Models
import Views

/// The state of a game of Hangman in words, on the screen and for screen readers.
enum HangmanSpeech {
  static func word(_ slots: [WordSlots.Slot]) -> String {
    let letters = slots.map { slot in
      switch slot {
      case .unknown: tr("blank")
      case .found(let letter), .revealed(let letter): String(letter)
      }
    }
    return tr("Word: {letters}", ["letters": letters.joined(separator: ", ")])
  }

  static func guessesLeft(_ count: Int) -> String {
    trn("{n} wrong guess left", "{n} wrong guesses left", count)
  }

  static func mistakes(_ count: Int, of limit: Int) -> String {
    trn(
      "Gallows: {n} wrong guess out of {limit}", "Gallows: {n} wrong guesses out of {limit}", count,
      ["limit": String(limit)])
  }

  static func wrong(_ letters: [Character]) -> String {
    guard !letters.isEmpty else { return tr("No wrong letters") }
    return tr(
      "Not in the word: {letters}",
      ["letters": letters.sorted().map(String.init).joined(separator: ", ")])
  }

  static func letter(_ letter: String, isHit: Bool) -> String {
    let name = ["letter": letter]
    return isHit ? tr("{letter}, in the word", name) : tr("{letter}, not in the word", name)
  }

  /// The answer to a guess of a letter that is in the word `count` times.
  static func answer(_ letter: Character, count: Int) -> String {
    let name = ["letter": String(letter)]
    if count == 0 { return tr("No {letter}.", name) }
    return trn("{letter} is in the word.", "{letter} is in the word {n} times.", count, name)
  }

  static func refusal(of text: String, repeating letter: Character?, in alphabet: Alphabet) -> String {
    guard text.count <= 1 else { return tr("Guess one letter at a time.") }
    guard let character = text.first else { return tr("A blank is not a letter.") }
    if let letter { return tr("{letter} was guessed already.", ["letter": String(letter)]) }
    let name = ["character": text]
    guard character.isLetter else { return tr("“{character}” is not a letter.", name) }
    if alphabet == .english { return tr("“{character}” is not a letter from A to Z.", name) }
    let letters = alphabet.characters(text.uppercased()).map(String.init)
    return letters.count == 2
      ? tr(
        "“{character}” counts as {first} and {second}.",
        ["character": text, "first": letters[0], "second": letters[1]])
      : tr("“{character}” is not a letter of these words.", name)
  }

  /// What the computer says, in quotation marks; empty if it says nothing.
  static func quoted(_ line: String) -> String { line.isEmpty ? "" : tr("“{line}”", ["line": line]) }

  // MARK: - The ledger

  static func wordsPossible(_ count: Int) -> String {
    trn("{words} word still possible", "{words} words still possible", count, ["words": Numeral.text(count)])
  }

  /// The title of the ledger, and of the button that opens it.
  static func ledgerTitle(_ temperament: Temperament) -> String {
    temperament.dodges ? tr("How It Dodged") : tr("Guess by Guess")
  }

  /// What the bars of the ledger show.
  static func ledgerIntroduction(_ temperament: Temperament, word: String) -> String {
    switch temperament {
    case .honest:
      tr("It had one word from the start: {word}. The words that still fit are yellow.", ["word": word])
    case .evil: tr("It never had a word. At each guess it kept the most words, the yellow ones.")
    case .diabolical: tr("It never had a word. At each guess it kept the hardest words, the yellow ones.")
    }
  }

  /// The words of a class: those without the letter, or those with a pattern such as "_ E _ _".
  static func pattern(of words: Dodge.WordClass, with letter: Character) -> String {
    guard words.pattern.contains(letter) else { return tr("no {letter}", ["letter": String(letter)]) }
    // Underscores without space between them would be one line.
    return words.pattern.map { $0 == HangmanModel.unknown ? "_" : String($0) }.joined(separator: "\u{2009}")
  }

  static func givenUp(_ words: [String], _ temperament: Temperament) -> String {
    guard !words.isEmpty else { return "" }
    let names = ["words": words.joined(separator: ", ")]
    return temperament.dodges ? tr("given up: {words}", names) : tr("ruled out: {words}", names)
  }

  /// A guess, how many ways it could have gone, and how it went.
  static func dodge(_ dodge: Dodge, isHit: Bool, _ temperament: Temperament) -> String {
    let left = dodge.kept.count
    let places = dodge.kept.pattern.enumerated().filter { $0.element == dodge.letter }
    let values = [
      "letter": String(dodge.letter), "ways": Numeral.text(dodge.classCount), "words": Numeral.text(left),
      "places": trn(
        "place {places}", "places {places}", places.count,
        ["places": places.map { String($0.offset + 1) }.joined(separator: ", ")]),
    ]
    let line = line(left, values, hasOneWay: dodge.classCount == 1, isHit: isHit)
    let parts = [line, givenUp(dodge.givenUp, temperament)].filter { !$0.isEmpty }
    return sentences(parts.joined(separator: "; "))
  }

  private static func line(
    _ left: Int, _ values: [String: String], hasOneWay: Bool, isHit: Bool
  ) -> String {
    switch (hasOneWay, isHit) {
    case (true, _):
      trn(
        "{letter}: the answer was the same for the only word",
        "{letter}: the answer was the same for all {words} words", left, values)
    case (false, true):
      trn(
        "{letter}: there were {ways} possible answers. This one left {words} word, with {letter} in {places}",
        "{letter}: there were {ways} possible answers. This one left {words} words, with {letter} in {places}",
        left, values)
    case (false, false):
      trn(
        "{letter}: there were {ways} possible answers. This one left {words} word without {letter}",
        "{letter}: there were {ways} possible answers. This one left {words} words without {letter}", left,
        values)
    }
  }
}

extension Temperament {
  package static var names: [String] { allCases.map(\.name) }

  var name: String {
    switch self {
    // TRANSLATORS: A temperament of the computer in Hangman.
    case .honest: tr("Honest")
    // TRANSLATORS: A temperament of the computer in Hangman.
    case .evil: tr("Evil")
    // TRANSLATORS: A temperament of the computer in Hangman.
    case .diabolical: tr("Diabolical")
    }
  }

  var explanation: String {
    switch self {
    case .honest: tr("It thinks of one word, and keeps it.")
    case .evil: tr("It dodges each guess to where most words are left.")
    case .diabolical: tr("It looks ahead, and dodges to where you will miss most.")
    }
  }

  /// Whether the computer has no word until it must.
  var dodges: Bool { self != .honest }
}
