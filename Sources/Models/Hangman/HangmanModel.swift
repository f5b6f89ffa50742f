/// Evil Hangman: the computer delays choosing a word as long as it can.
///
/// It keeps all words that match what it has revealed. A guess divides those words into classes by the positions
/// of the letter. The computer keeps the largest class (a random one of several largest) and reveals the positions
/// in that class. Source: seeds/evil-hangman.txt, "Evil Hangman".
public final class HangmanModel {
  /// The status of a game.
  public enum Status: Equatable, Sendable {
    /// The game accepts guesses.
    case playing
    /// All letters were found.
    case won
    /// No wrong guesses are left.
    case lost
  }

  /// The valid numbers of allowed wrong guesses.
  public static let allowedLimits = 1...largestLimit
  /// The largest number of allowed wrong guesses: the number of letters.
  public static let largestLimit = 26
  /// The placeholder for an unknown letter in ``pattern``.
  public static let unknown: Character = "-"

  /// The number of wrong guesses that loses the game, within ``allowedLimits``.
  public let maximumMistakes: Int
  /// How the computer dodged each guess, oldest first.
  public private(set) var dodges: [Dodge] = []
  /// A word that matches everything revealed, once the game is over; `nil` before.
  public private(set) var word: String?

  /// Called with the new state after each guess that counts.
  public var onStateChange: ((State) -> Void)?

  private var candidates: Candidates
  /// The guessed letters, in upper case and in order.
  private var guesses: [UInt8] = []
  private var generator: any RandomNumberGenerator

  /// Begins a game with all words of a length.
  ///
  /// Characters other than letters (an apostrophe, a hyphen) are revealed immediately, as if they had been guessed.
  ///
  /// `generator` breaks ties and chooses the word that is shown at the end.
  ///
  /// - Throws: `HangmanError.noWords` if the list has none of that length, `HangmanError.limitOutOfRange` if
  ///   `maximumMistakes` is not within ``allowedLimits``.
  public convenience init(
    words: WordList, length: Int, maximumMistakes: Int,
    generator: any RandomNumberGenerator = SystemRandomNumberGenerator()
  ) throws(HangmanError) {
    guard words.count(ofLength: length) > 0 else { throw .noWords(length: length) }
    guard Self.allowedLimits.contains(maximumMistakes) else { throw .limitOutOfRange }
    self.init(Candidates(of: words, length: length), maximumMistakes, generator)
    for mark in WordList.punctuation { candidates.keepClass(by: mark, choosing: randomClass) }
  }

  /// Restores a saved game by replaying it with the words that it was played with.
  ///
  /// - Throws: `StateError` if a game by the rules with these words cannot lead to `state`.
  public convenience init(
    state: State, words: WordList, generator: any RandomNumberGenerator = SystemRandomNumberGenerator()
  ) throws(StateError) {
    let revealed = try state.validated(with: words)
    self.init(Candidates(of: words, length: revealed.length), state.maximumMistakes, generator)
    try replay(Array(state.guesses.utf8), toward: revealed)
    try restoreWord(state.word)
  }

  private init(_ candidates: Candidates, _ maximumMistakes: Int, _ generator: any RandomNumberGenerator) {
    self.candidates = candidates
    self.maximumMistakes = maximumMistakes
    self.generator = generator
  }

  // MARK: - State

  /// The length of the word to guess.
  public var length: Int { found.length }

  /// The revealed part of the word, in upper case, with ``unknown`` for each unknown letter.
  public var pattern: String { found.text(unknown: Self.unknown) }

  /// The revealed part of the word, in upper case, with `nil` for each unknown letter.
  ///
  /// Unlike ``pattern``, it distinguishes a revealed hyphen from an unknown letter.
  public var revealed: [Character?] { found.revealed }

  /// The guessed letters, in upper case.
  public var guessed: Set<Character> { Set(guesses.map { Character(Unicode.Scalar($0)) }) }

  /// The number of wrong guesses so far, 0 to ``maximumMistakes``.
  public var mistakes: Int { guesses.count { found.positions(of: $0).isEmpty } }

  /// The number of wrong guesses left. At 0 the game is lost.
  public var mistakesLeft: Int { maximumMistakes - mistakes }

  /// The number of words that match everything revealed, 1 or more.
  public var candidateCount: Int { candidates.count }

  /// The status of the game.
  public var status: Status {
    if found.isComplete { return .won }
    return mistakesLeft > 0 ? .playing : .lost
  }

  /// The state to save, without the words.
  public var state: State {
    State(
      maximumMistakes: maximumMistakes, guesses: String(decoding: guesses, as: UTF8.self),
      revealed: found.text(unknown: State.unknown), word: word)
  }

  private var found: Pattern { candidates.pattern }

  // MARK: - Guessing

  /// Guesses a letter a–z, in either case.
  ///
  /// - Returns: Whether the letter is in the word. The result is `.ignored` for any other text, for a repeated
  ///   letter, and after the end of the game. Such guesses change nothing.
  @discardableResult
  public func guess(_ text: String) -> GuessResult {
    guard status == .playing, let letter = Self.letter(text), !guesses.contains(letter) else {
      return .ignored
    }
    take(letter, choosing: randomClass)
    if status != .playing { word = candidates.randomWord(using: &generator) }
    onStateChange?(state)
    return found.positions(of: letter).isEmpty ? .miss : .hit
  }

  /// The only letter of a text, in upper case.
  private static func letter(_ text: String) -> UInt8? {
    guard text.utf8.count == 1 else { return nil }
    return text.utf8.first.flatMap(WordList.uppercasedLetter)
  }

  /// Guesses a letter, unless `choose` returns `nil`.
  private func take(
    _ letter: UInt8, choosing choose: (ArraySlice<Partition.WordClass>) -> Partition.WordClass?
  ) {
    guard let dodge = candidates.keepClass(by: letter, choosing: choose) else { return }
    guesses.append(letter)
    dodges.append(dodge)
  }

  // seeds/evil-hangman.txt: "with pseudorandomness breaking any ties".
  private func randomClass(_ largest: ArraySlice<Partition.WordClass>) -> Partition.WordClass? {
    largest.randomElement(using: &generator)
  }

  // MARK: - Restoring

  /// Replays a game with a known outcome, which proves that it is possible.
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

  private func restoreWord(_ word: String?) throws(StateError) {
    let isPossible = word.map { status != .playing && candidates.contains($0) } ?? (status == .playing)
    try StateError.require(isPossible, "The word that Hangman shows does not fit what was revealed.")
    self.word = word
  }
}
