import Controllers
import FoundationEssentials
import Models

/// All that Parlor remembers from one start to the next.
package nonisolated struct SavedState: Codable, Equatable, Sendable {
  /// The form of the file, which grows by one with each change that older programs could not read.
  package static let version = 1

  /// The size of the window while it is not maximized, in pixels.
  package struct WindowSize: Codable, Equatable, Sendable {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }

    /// How wide and how high a window can be; no display is as large as the end of it.
    package static let sides = 1...32_768

    var isPossible: Bool { [width, height].allSatisfy(Self.sides.contains) }
  }

  /// A game of Hangman, and the fingerprint of the list of words that it is played with.
  package struct HangmanGame: Codable, Equatable, Sendable {
    var words: UInt64
    var game: HangmanModel.State
  }

  /// How many games of Hangman are remembered, each with another list of words.
  package static let hangmanLimit = 8

  private(set) var version = Self.version
  /// The screen in front.
  package var screen: ScreenName?
  package var window: WindowSize?
  package var craps: CrapsModel.State?
  package var pig: PigModel.State?
  package var bank: Bank.State?
  package var ticTacToe: TicTacToeModel.State?
  /// The game that was played last at the end.
  private(set) var hangman: [HangmanGame] = []

  package init() {}

  /// The game of Hangman that is played with the words of a fingerprint.
  package subscript(words fingerprint: UInt64) -> HangmanModel.State? {
    get { hangman.last { $0.words == fingerprint }?.game }
    set {
      hangman.removeAll { $0.words == fingerprint }
      if let newValue { hangman.append(HangmanGame(words: fingerprint, game: newValue)) }
      hangman = hangman.suffix(Self.hangmanLimit)
    }
  }

  // MARK: - The file

  /// Reads what ``encoded()`` has written; throws what is wrong with it.
  package init(_ bytes: [UInt8]) throws(StateFileError) {
    struct Form: Decodable { let version: Int }
    let decoder = JSONDecoder()
    let data = Data(bytes)
    guard let form = try? decoder.decode(Form.self, from: data) else { throw .damaged }
    guard form.version <= Self.version else { throw .newer }
    guard form.version > 0, var state = try? decoder.decode(Self.self, from: data) else { throw .damaged }
    do { try state.validateGames() } catch { throw .breaksRule(error) }
    // No game is lost for a size that no display has.
    if state.window?.isPossible == false { state.window = nil }
    self = state
  }

  /// The state as JSON.
  package func encoded() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
  }

  /// Has each model take its state up, but Hangman's: that one needs the words, which come later.
  private func validateGames() throws(StateError) {
    if let craps { _ = try CrapsModel(state: craps) }
    if let pig { _ = try PigModel(state: pig) }
    let bank = if let bank { try Bank(state: bank) } else { Bank() }
    if let ticTacToe { _ = try TicTacToeModel(state: ticTacToe, bank: bank) }
  }
}
