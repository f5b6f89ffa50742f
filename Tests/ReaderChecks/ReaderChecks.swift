import Models
import Persistence
import SoakSupport

/// What must hold for any bytes that are read as the saved state or as a list of words.
public enum ReaderChecks {
  /// The list with which the games of Hangman in the corpus are played.
  public static let words = ["BEAR", "BOAR", "DEER", "DUCK", "HARE", "X-RAY", "Y-RAY", "ABCDE"]

  /// Reads a saved state. If it is accepted, each game in it is played on, and what is saved then is accepted again.
  ///
  /// - Returns: Whether the state was accepted.
  @discardableResult
  public static func readState(_ bytes: [UInt8]) throws -> Bool {
    guard var state = try? SavedState(bytes) else { return false }
    try Soak.require(
      try SavedState(try state.encoded()) == state, "a state is read in another way than written")
    try playOn(&state, with: SeededGenerator(seed: UInt64(bytes.count)))
    try Soak.require(
      try SavedState(try state.encoded()) == state, "a game that was played on is not accepted")
    return true
  }

  /// Reads a list of words. If it is accepted, a game is played with it.
  ///
  /// - Returns: Whether the list was accepted.
  @discardableResult
  public static func readWords(_ bytes: [UInt8]) throws -> Bool {
    guard let words = try? WordFile.words(in: bytes) else { return false }
    let counts = (1...words.longestLength).map { words.count(ofLength: $0) }
    try Soak.require(counts.reduce(0, +) == words.count && words.count > 0, "the words do not add up")
    let model = try HangmanModel(
      words: words, length: words.length(nearest: bytes.count % 16), maximumMistakes: 6,
      generator: SeededGenerator(seed: UInt64(bytes.count)))
    for letter in "ETAOIN" { model.guess(String(letter)) }
    _ = try HangmanModel(state: model.state, words: words)
    return true
  }

  // MARK: - Playing on

  private static func playOn(_ state: inout SavedState, with generator: SeededGenerator) throws {
    if let saved = state.craps {
      let model = try CrapsModel(state: saved, generator: generator)
      for turn in 0..<30 {
        model.ante = turn.isMultiple(of: 5) ? .max : turn
        model.playTurn()
      }
      state.craps = model.state
    }
    if let saved = state.pig {
      let model = try PigModel(state: saved, generator: generator)
      for move in 0..<40 { move % 4 == 3 ? model.hold() : model.roll() }
      if model.winner != nil { model.newGame() }
      state.pig = model.state
    }
    let bank = try state.bank.map { try Bank(state: $0) } ?? Bank()
    if let saved = state.ticTacToe {
      let model = try TicTacToeModel(state: saved, bank: bank, generator: generator)
      for run in 0..<20 {
        if run.isMultiple(of: 3) { bank.raiseBet() }
        _ = try? model.play()
      }
      try? bank.add(.max - bank.credit)
      state.ticTacToe = model.state
      state.bank = bank.state
    }
    try playHangman(&state, with: generator)
  }

  private static func playHangman(_ state: inout SavedState, with generator: SeededGenerator) throws {
    let words = try WordList(words)
    guard let saved = state[words: words.fingerprint],
      let model = try? HangmanModel(state: saved, words: words, generator: generator)
    else { return }
    for letter in "ERABC" { model.guess(String(letter)) }
    _ = try HangmanModel(state: model.state, words: words)
    state[words: words.fingerprint] = model.state
  }
}
