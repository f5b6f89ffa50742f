import Controllers
import Models
import Persistence
import SoakSupport

/// Properties that hold for any bytes that are read as a saved state, a session or a word list.
public enum ReaderChecks {
  /// The word list of the Hangman games in the corpus.
  public static let words = ["BEAR", "BOAR", "DEER", "DUCK", "HARE", "X-RAY", "Y-RAY", "ABCDE"]

  /// Reads a saved state. Each accepted game is played on, and its new state must be accepted again.
  ///
  /// - Returns: Whether the state and every game in it were accepted.
  @discardableResult
  public static func readState(_ bytes: [UInt8]) throws -> Bool {
    guard let read = try? SavedState(bytes) else { return false }
    var state = try SavedState(try read.encoded())
    try Soak.require(
      try isComplete(state) && SavedState(try state.encoded()) == state,
      "a state is decoded differently than encoded")
    let isAccepted = try playOn(&state, with: SeededGenerator(seed: UInt64(bytes.count)))
    var again = try SavedState(try state.encoded())
    try Soak.require(
      try again == state && playOn(&again, with: SeededGenerator(seed: 0)),
      "a game that was played on is not accepted")
    return isAccepted && isComplete(read)
  }

  private static func isComplete(_ state: SavedState) -> Bool {
    state.games.unreadable.isEmpty
  }

  /// Reads a word list. If it is accepted, a game is played with it.
  ///
  /// - Returns: Whether the list was accepted.
  @discardableResult
  public static func readWords(_ bytes: [UInt8]) throws -> Bool {
    guard let words = try? WordFile.contents(of: bytes).words else { return false }
    let counts = (1...words.longestLength).map { words.count(ofLength: $0) }
    try Soak.require(counts.reduce(0, +) == words.count && words.count > 0, "the words do not add up")
    let model = try HangmanModel(
      words: words, length: words.length(nearest: bytes.count % 16), maximumMistakes: 6,
      generator: SeededGenerator(seed: UInt64(bytes.count)))
    for letter in words.alphabet.letters.prefix(12) { model.guess(String(letter)) }
    _ = try HangmanModel(state: model.state, words: words)
    return true
  }

  /// Reads a session. If it is accepted, a log shows it, and it is the same after it was saved.
  ///
  /// - Returns: Whether the session was accepted.
  @discardableResult
  public static func readSession(_ bytes: [UInt8]) throws -> Bool {
    guard let session = try? SessionFile.session(in: bytes, format: .games) else { return false }
    let log = MessageLog()
    log.recording = session.log
    try Soak.require(
      log.shown().count == session.log.messages.count, "not all messages of a session are shown")
    log.begin(game: "craps", title: "", time: "")
    let saved = try SessionFile.bytes(of: session, savedBy: "0")
    try Soak.require(
      try SessionFile.session(in: saved, format: .games) == session, "a session changes when it is saved")
    return true
  }

  // MARK: - Playing on

  /// Plays each game on, and removes those that their models refuse. Returns whether all were accepted.
  private static func playOn(_ state: inout SavedState, with generator: SeededGenerator) throws -> Bool {
    let games = [playCraps, playPig, playTicTacToe, playHangman, count]
    return try games.map { try $0(&state, generator) }.allSatisfy { $0 }
  }

  private static func playCraps(_ state: inout SavedState, with generator: SeededGenerator) -> Bool {
    guard let saved = state[.craps] else { return true }
    let model = try? CrapsModel(state: saved, generator: generator)
    for turn in 0..<30 {
      model?.ante = turn.isMultiple(of: 5) ? .max : turn
      model?.playTurn()
    }
    state[.craps] = model?.state
    return model != nil
  }

  private static func playPig(_ state: inout SavedState, with generator: SeededGenerator) -> Bool {
    guard let saved = state[.pig] else { return true }
    let model = try? PigModel(state: saved, generator: generator)
    for move in 0..<40 { move % 4 == 3 ? model?.hold() : model?.roll() }
    if model?.winner != nil { model?.newGame() }
    state[.pig] = model?.state
    return model != nil
  }

  private static func playTicTacToe(_ state: inout SavedState, with generator: SeededGenerator) -> Bool {
    let bank = state[.bank].map { try? Bank(state: $0) } ?? Bank()
    let model =
      if let saved = state[.ticTacToe], let bank {
        try? TicTacToeModel(state: saved, bank: bank, generator: generator)
      } else { TicTacToeModel?.none }
    let isAccepted = bank != nil && (model != nil || state[.ticTacToe] == nil)
    for run in 0..<20 {
      if run.isMultiple(of: 3) { bank?.raiseBet() }
      _ = try? model?.play()
    }
    try? bank?.add(.max - (bank?.credit ?? 0))
    (state[.ticTacToe], state[.bank]) = (model?.state, bank?.state)
    return isAccepted
  }

  private static func playHangman(_ state: inout SavedState, with generator: SeededGenerator) throws -> Bool {
    let words = try WordList(words)
    guard let saved = state[.hangman]?[words: words.fingerprint] else { return true }
    let model = try? HangmanModel(state: saved, words: words, generator: generator)
    for letter in "ERABC" { model?.guess(String(letter)) }
    state[.hangman]?[words: words.fingerprint] = model?.state
    return model != nil
  }

  /// Counts another game of each kind.
  private static func count(_ state: inout SavedState, with generator: SeededGenerator) throws -> Bool {
    let craps = CrapsModel(generator: generator)
    let pig = [Player(name: "A"), Player(name: "B", kind: .computer(.optimal))]
    let bank = Bank()
    let hangman = try HangmanModel(
      words: WordList(words), length: 4, maximumMistakes: 1, generator: generator)
    for _ in 0..<10 { craps.playTurn() }
    try TicTacToeModel(bank: bank, generator: generator).play()
    hangman.guess("Q")
    return [
      count(&state[.crapsStatistics]) { $0.record(craps.state) },
      count(&state[.pigStatistics]) { $0.record(winner: 1, of: pig) },
      count(&state[.bankStatistics]) { $0.record(bank.state) },
      count(&state[.hangmanStatistics]) { $0.record(hangman.state) },
    ].allSatisfy { $0 }
  }

  /// Counts in saved statistics, and removes those that are refused. Returns whether they were accepted.
  private static func count<Value: Statistics>(_ saved: inout Value?, _ change: (inout Value) -> Void) -> Bool
  {
    guard let value = saved else { return true }
    let model = try? StatisticsModel(value)
    model?.record(change)
    saved = model?.value
    return model != nil
  }
}

extension SavedState {
  /// Reads a file with the games of Parlor.
  package init(_ bytes: [UInt8]) throws(StateFileError) { try self.init(bytes, format: .games) }
}

extension SavedState.Format {
  /// The games of Parlor.
  package static var games: Self {
    let keys: [any SaveKeyProtocol] = [
      SaveKey.craps, SaveKey.pig, SaveKey.ticTacToe, SaveKey.bank, SaveKey.hangman, SaveKey.crapsStatistics,
      SaveKey.pigStatistics, SaveKey.bankStatistics, SaveKey.hangmanStatistics,
    ]
    let screens = keys.filter { $0.kind != .statistics }.map(\.screen)
    return Self(screens: screens, keys: keys)
  }
}
