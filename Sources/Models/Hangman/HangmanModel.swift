/// Evil Hangman: the computer does not choose a word until it has to.
///
/// It keeps every word in mind that fits what it has said so far. A guess divides those words into classes
/// that agree on where the letter is; the computer keeps the largest class (by lot between equally large
/// ones) and reveals what that class has in common. Source: seeds/evil-hangman.txt, "Evil Hangman".
public final class HangmanModel {
  /// How a game stands.
  public enum Status: Equatable, Sendable {
    /// Guesses are welcome.
    case playing
    /// Every letter was found.
    case won
    /// The mistakes are used up.
    case lost
  }

  /// The wrong guesses that a game can allow.
  public static let allowedLimits = 1...largestLimit
  /// The most wrong guesses that a game can allow: as many as there are letters.
  public static let largestLimit = 26
  /// What ``pattern`` has in the place of a letter that is not known.
  public static let unknown: Character = "-"

  /// The wrong guesses that lose the game, within ``allowedLimits``.
  public let maximumMistakes: Int
  /// How each guess was dodged, oldest first.
  public private(set) var dodges: [Dodge] = []
  /// A word that fits all that was revealed, once the game is over; `nil` until then.
  public private(set) var word: String?

  private var candidates: Candidates
  /// The letters guessed, in upper case and in order.
  private var guesses: [UInt8] = []
  private var generator: any RandomNumberGenerator

  /// Begins a game with all the words of a length in mind.
  ///
  /// What is no letter in them (an apostrophe, a hyphen) is announced right away, as if it had been guessed.
  ///
  /// - Parameters:
  ///   - words: The words to choose from.
  ///   - length: The length of the word to guess.
  ///   - maximumMistakes: The wrong guesses that lose the game.
  ///   - generator: The source of chance for ties, and for the word shown after a loss.
  /// - Throws: `HangmanError.noWords` if the list has none of that length, `HangmanError.limitOutOfRange` if
  ///   `maximumMistakes` is not within ``allowedLimits``.
  public convenience init(
    words: WordList, length: Int, maximumMistakes: Int,
    generator: any RandomNumberGenerator = SystemRandomNumberGenerator()
  ) throws(HangmanError) {
    guard words.count(ofLength: length) > 0 else { throw .noWords(length: length) }
    guard Self.allowedLimits.contains(maximumMistakes) else { throw .limitOutOfRange }
    self.init(Candidates(of: words, length: length), maximumMistakes, generator)
    for mark in WordList.punctuation { candidates.keepClass(by: mark, choosing: drawLots) }
  }

  /// Takes up a saved game with the words it was played with, by playing it again.
  ///
  /// - Throws: `StateError` if `state` could not have come from a game played by the rules with these words.
  public convenience init(
    state: State, words: WordList, generator: any RandomNumberGenerator = SystemRandomNumberGenerator()
  ) throws(StateError) {
    let revealed = try state.validated(with: words)
    self.init(Candidates(of: words, length: revealed.length), state.maximumMistakes, generator)
    try replay(Array(state.guesses.utf8), toward: revealed)
    try recall(state.word)
  }

  private init(_ candidates: Candidates, _ maximumMistakes: Int, _ generator: any RandomNumberGenerator) {
    self.candidates = candidates
    self.maximumMistakes = maximumMistakes
    self.generator = generator
  }

  // MARK: - What the controller reads

  /// The length of the word to guess.
  public var length: Int { found.length }

  /// The word as far as it was revealed, in upper case, with ``unknown`` for each letter that is not known.
  public var pattern: String { found.text(unknown: Self.unknown) }

  /// The word as far as it was revealed, in upper case, with `nil` for each letter that is not known.
  ///
  /// It tells a hyphen that was announced from a letter that is not known.
  public var revealed: [Character?] { found.revealed }

  /// The letters guessed, in upper case.
  public var guessed: Set<Character> { Set(guesses.map { Character(Unicode.Scalar($0)) }) }

  /// The wrong guesses made, 0 to ``maximumMistakes``.
  public var mistakes: Int { guesses.count { found.positions(of: $0).isEmpty } }

  /// The wrong guesses that are left; with none the game is lost.
  public var mistakesLeft: Int { maximumMistakes - mistakes }

  /// How many words fit what was revealed, 1 or more.
  public var candidateCount: Int { candidates.count }

  /// How the game stands.
  public var status: Status {
    if found.isComplete { return .won }
    return mistakesLeft > 0 ? .playing : .lost
  }

  /// Everything there is to save besides the words.
  public var state: State {
    State(
      maximumMistakes: maximumMistakes, guesses: String(decoding: guesses, as: UTF8.self),
      revealed: found.text(unknown: State.unknown), word: word)
  }

  private var found: Pattern { candidates.pattern }

  // MARK: - Guessing

  /// Guesses a letter a–z, in either case.
  ///
  /// - Returns: Whether the letter is in the word; `.ignored` for any other text, for a letter guessed
  ///   before, and after the end of the game: these change nothing.
  @discardableResult
  public func guess(_ text: String) -> GuessResult {
    guard status == .playing, let letter = Self.letter(text), !guesses.contains(letter) else {
      return .ignored
    }
    take(letter, choosing: drawLots)
    if status != .playing { word = candidates.randomWord(using: &generator) }
    return found.positions(of: letter).isEmpty ? .miss : .hit
  }

  /// The one letter of a text, in upper case.
  private static func letter(_ text: String) -> UInt8? {
    guard text.utf8.count == 1 else { return nil }
    return text.utf8.first.flatMap(WordList.uppercasedLetter)
  }

  /// Makes a guess of a letter, unless `choose` declines all classes.
  private func take(
    _ letter: UInt8, choosing choose: (ArraySlice<Partition.WordClass>) -> Partition.WordClass?
  ) {
    guard let dodge = candidates.keepClass(by: letter, choosing: choose) else { return }
    guesses.append(letter)
    dodges.append(dodge)
  }

  // seeds/evil-hangman.txt: "with pseudorandomness breaking any ties".
  private func drawLots(_ largest: ArraySlice<Partition.WordClass>) -> Partition.WordClass? {
    largest.randomElement(using: &generator)
  }

  // MARK: - Restoring

  /// Plays a game again whose outcome is known, which proves that it can be played.
  private func replay(_ letters: [UInt8], toward revealed: Pattern) throws(StateError) {
    for mark in WordList.punctuation {
      candidates.keepClass(by: mark) { $0.first { $0.positions == revealed.positions(of: mark) } }
    }
    for letter in letters {
      try StateError.require(status == .playing, "A game of Hangman went on after its end.")
      take(letter) { $0.first { $0.positions == revealed.positions(of: letter) } }
    }
    try StateError.require(
      found == revealed && guesses == letters, "The guesses in Hangman cannot have revealed what is revealed."
    )
  }

  private func recall(_ word: String?) throws(StateError) {
    let isPossible = word.map { status != .playing && candidates.contains($0) } ?? (status == .playing)
    try StateError.require(isPossible, "The word that Hangman shows does not fit what was revealed.")
    self.word = word
  }
}
