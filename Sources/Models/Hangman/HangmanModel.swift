/// Evil Hangman: the computer delays choosing a word as long as it can. Source: seeds/evil-hangman.txt, "Evil Hangman".
///
/// A guess divides the words that match what is revealed into classes by the positions of the letter. The computer keeps one of
/// them, by its temperament, and reveals the positions in that class.
///
/// It is not final, so that tests can override its methods.
public class HangmanModel {
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
  /// The largest number of allowed wrong guesses: the number of letters in English.
  public static let largestLimit = 26
  /// The placeholder for an unknown letter in ``pattern``.
  public static let unknown: Character = "-"

  /// How the computer plays.
  public private(set) var temperament: Temperament
  /// The number of wrong guesses that loses the game, within ``allowedLimits``.
  public private(set) var maximumMistakes: Int
  /// How the computer dodged each guess, oldest first.
  public private(set) var dodges: [Dodge] = []
  /// A word that matches everything revealed, as it is spelled, in upper case, once the game is over; `nil` before. In an
  /// honest game it is the secret one.
  public var word: String? { solution.map(candidates.spelling) }
  /// The letters of the words, of which a guess is one.
  public var alphabet: Alphabet { words.alphabet }

  /// Called with the new state after each guess that counts.
  public var onStateChange: ((State) -> Void)?

  private let words: WordList
  private(set) var candidates: Candidates
  private var solution: Int32?
  /// The index of the word of an honest game; no other game has one.
  private var secret: Int32?
  /// The guessed letters, in upper case and in order.
  private(set) var guesses: [UInt8] = []
  /// What a diabolical computer knows about the player.
  private var player: PlayerEstimate?
  private var generator: any RandomNumberGenerator

  /// Begins a game with all words of a length.
  ///
  /// Characters other than letters (an apostrophe, a hyphen) are revealed immediately, as if they had been guessed.
  public required init(
    words: WordList, length: Int, maximumMistakes: Int, temperament: Temperament = .evil,
    generator: any RandomNumberGenerator = SystemRandomNumberGenerator()
  ) throws(HangmanError) {
    guard words.count(ofLength: length) > 0 else { throw .noWords(length: length) }
    guard Self.allowedLimits.contains(maximumMistakes) else { throw .limitOutOfRange }
    self.words = words
    candidates = Candidates(of: words, length: length)
    (self.temperament, self.maximumMistakes, self.generator) = (temperament, maximumMistakes, generator)
    estimatePlayer()
    if temperament == .honest { secret = candidates.randomWord(using: &self.generator) }
    for mark in Alphabet.punctuation { reveal(mark) { chosenClass(of: $0, by: mark) } }
  }

  /// Restores a saved game by replaying it with the words that it was played with.
  public required init(
    state: State, words: WordList, generator: any RandomNumberGenerator = SystemRandomNumberGenerator()
  ) throws(StateError) {
    let revealed = try state.validated(with: words)
    self.words = words
    candidates = Candidates(of: words, length: revealed.length)
    (temperament, maximumMistakes, self.generator) = (state.temperament, state.maximumMistakes, generator)
    estimatePlayer()
    try replay(words.alphabet.word(state.guesses) ?? [], toward: revealed)
    (secret, solution) = (try index(of: state.secret), try index(of: state.word))
    try StateError.require((solution == nil) == (status == .playing))
    try StateError.require((secret ?? solution) == (solution ?? secret))
  }

  private func estimatePlayer() {
    if temperament == .diabolical { player = PlayerEstimate(candidates.letterCounts(besides: LetterSet())) }
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
  public var guessed: Set<Character> { Set(guesses.map(alphabet.character)) }

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
      temperament: temperament, maximumMistakes: maximumMistakes,
      guesses: alphabet.text(guesses), revealed: found.text(unknown: State.unknown),
      word: solution.map(plain),
      secret: secret.map(plain))
  }

  private var found: Pattern { candidates.pattern }

  private func plain(_ index: Int32) -> String { alphabet.text(candidates.word(at: index)) }

  /// The next guess of a player who knows the word list: the letter that occurs in the most candidates; of several such
  /// letters, the first of the alphabet. `nil` once every letter of the candidates was guessed.
  package var likeliestLetter: Character? {
    candidates.letterCounts(besides: LetterSet(guesses)).likeliest
      .map(alphabet.character)
  }

  // MARK: - Guessing

  /// Guesses a letter of the ``alphabet``, in either case, or a character that counts as one.
  @discardableResult
  public func guess(_ text: String) -> GuessResult {
    guard status == .playing, let letter = alphabet.letter(text), !guesses.contains(letter) else {
      return .ignored
    }
    take(letter) { chosenClass(of: $0, by: letter) }
    if status != .playing { solution = secret ?? candidates.randomWord(using: &generator) }
    onStateChange?(state)
    return found.positions(of: letter).isEmpty ? .miss : .hit
  }

  /// Guesses a letter, unless `choose` returns `nil`.
  private func take(_ letter: UInt8, choosing choose: (Partition) -> Partition.WordClass?) {
    let guessed = LetterSet(guesses)
    player?.learn(letter, candidates.letterCounts(besides: guessed), guessed: guessed)
    guard let dodge = reveal(letter, choosing: choose) else { return }
    guesses.append(letter)
    dodges.append(dodge)
  }

  /// Reveals a character in the class that `choose` selects. If that is `nil`, nothing changes.
  @discardableResult
  private func reveal(_ character: UInt8, choosing choose: (Partition) -> Partition.WordClass?) -> Dodge? {
    let partition = candidates.partition(by: character)
    return choose(partition).map { candidates.keep($0, of: partition, by: character) }
  }

  private func chosenClass(of partition: Partition, by character: UInt8) -> Partition.WordClass? {
    if let secret {
      let positions = PositionSet(of: character, in: candidates.word(at: secret))
      return partition.classes.first { $0.positions == positions }
    }
    // seeds/evil-hangman.txt: "with pseudorandomness breaking any ties".
    let allowed = allowedClasses(of: partition, by: character)
    guard let player, looksAhead(at: character) else { return allowed.randomElement(using: &generator) }
    var orders = SeededGenerator(seed: generator.next())
    return candidates.lookahead
      .best(
        of: allowed, in: partition, guessed: LetterSet(guesses + [character]), by: player, using: &orders
      )
      .randomElement(using: &generator)
  }

  /// The classes that the rules of the temperament allow to keep.
  private func allowedClasses(of partition: Partition, by character: UInt8) -> ArraySlice<Partition.WordClass>
  {
    if temperament == .honest { return partition.classes[...] }
    return looksAhead(at: character) ? partition.classes.prefix(Lookahead.width) : partition.largest
  }

  /// What is revealed at the start is no guess.
  private func looksAhead(at character: UInt8) -> Bool {
    temperament == .diabolical && character >= LetterSet.first
  }

  // MARK: - Restoring

  /// Replays a game with a known outcome, which proves that it is possible.
  private func replay(_ letters: [UInt8], toward revealed: Pattern) throws(StateError) {
    func shown(_ character: UInt8) -> (Partition) -> Partition.WordClass? {
      let positions = revealed.positions(of: character)
      return { [self] in allowedClasses(of: $0, by: character).first { $0.positions == positions } }
    }
    for mark in Alphabet.punctuation { reveal(mark, choosing: shown(mark)) }
    for letter in letters {
      try StateError.require(status == .playing)
      take(letter, choosing: shown(letter))
    }
    try StateError.require(found == revealed && guesses == letters)
  }

  private func index(of word: String?) throws(StateError) -> Int32? {
    guard let word else { return nil }
    guard let index = alphabet.word(word).flatMap(candidates.index) else { throw StateError() }
    return index
  }
}

/// The reason why a game of Hangman cannot begin.
public enum HangmanError: Error, Equatable, Sendable {
  /// The list has no words of this length.
  case noWords(length: Int)
  /// The number of allowed mistakes is not within ``HangmanModel/allowedLimits``.
  case limitOutOfRange
}

/// The result of a guess.
public enum GuessResult: Equatable, Sendable {
  /// The letter is in the word; all its positions are revealed.
  case hit
  /// The letter is not in the word; it counts as a mistake.
  case miss
  /// The guess is invalid (not one letter, a repeated letter, or the game is over) and costs nothing.
  case ignored
}

/// How the computer plays Hangman.
public enum Temperament: String, CaseIterable, Codable, Sendable {
  /// It chooses a word at the start and keeps it.
  case honest
  /// It keeps the largest class of words after each guess. Source: seeds/evil-hangman.txt, "Evil Hangman".
  case evil
  /// It looks ahead: among the largest classes, it keeps the one from which the player is forced into the
  /// most misses, to judge by the guesses so far.
  case diabolical
}
