import Views

/// The state of a game of Hangman in words, on the screen and for screen readers.
enum HangmanSpeech {
  /// The word, letter by letter.
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

  /// The guessed letters that are not in the word.
  static func wrong(_ letters: [Character]) -> String {
    guard !letters.isEmpty else { return tr("No wrong letters") }
    return tr(
      "Not in the word: {letters}",
      ["letters": letters.sorted().map(String.init).joined(separator: ", ")])
  }

  /// A guessed letter.
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

  /// Why a text is no guess.
  static func refusal(of text: String, repeating letter: Character?, isEnglish: Bool) -> String {
    guard text.count <= 1 else { return tr("Guess one letter at a time.") }
    guard let character = text.first else { return tr("A blank is not a letter.") }
    if let letter { return tr("{letter} was guessed already.", ["letter": String(letter)]) }
    let name = ["character": text]
    guard character.isLetter else { return tr("“{character}” is not a letter.", name) }
    return isEnglish
      ? tr("“{character}” is not a letter from A to Z.", name)
      : tr("“{character}” is not a letter of these words.", name)
  }
}
