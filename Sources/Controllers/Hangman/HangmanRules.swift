import Models
import Views

/// The rules of Hangman, with odds for the words that the next game is played with.
final class HangmanRules: GameRules {
  private let settings: RegisteredDefaults
  private let source: WordSource
  private var words: WordList?
  private var isLoading = false
  private var odds: HangmanOdds?

  init(settings: RegisteredDefaults, words source: WordSource) {
    self.settings = settings
    self.source = source
  }

  var rules: Rules { .hangman(odds) }
  var isComplete: Bool { odds != nil && odds?.length == length }

  /// The word length of the next game.
  private var length: Int? { words?.length(nearest: settings.wordLength) }

  func computeOdds(completion: @escaping () -> Void) {
    guard let words else { return load(completion) }
    guard let length, odds?.length != length else { return }
    Task { [weak self] in
      let odds = await Self.count(words, length)
      // The setting may have changed meanwhile.
      guard let self, odds.length == self.length else { return }
      self.odds = odds
      completion()
    }
  }

  private func load(_ completion: @escaping () -> Void) {
    guard !isLoading else { return }
    isLoading = true
    source.load { [weak self] answer in
      self?.words = answer.words
      self?.computeOdds(completion: completion)
    }
  }

  @concurrent
  private nonisolated static func count(_ words: WordList, _ length: Int) async -> HangmanOdds {
    HangmanOdds(words: words, length: length)
  }
}
