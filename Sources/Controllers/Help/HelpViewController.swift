import Models
import Views

/// How to play each game: the rules as the documents have them, and the odds as the models work them out.
package final class HelpViewController: ViewController {
  private let view: HelpView
  private let settings: any HangmanSettings
  private let source: WordSource
  /// The game whose rules are shown.
  package private(set) var game = Game.craps
  private var firstPlayersChance: Double?
  private var hangmanOdds: HangmanOdds?
  private var words: WordList?
  private var asksForWords = false
  private var isSolvingPig = false

  /// The rules, on a screen; the words and their length are those that Hangman plays with.
  package init(
    view: HelpView = HelpView(tabs: TabBarController.tabs), settings: any HangmanSettings,
    words source: WordSource
  ) {
    self.view = view
    self.settings = settings
    self.source = source
    super.init(screen: view)
    view.tabChosen.connect(to: self) { $0.tabChosen($1) }
  }

  /// Whether all odds of the game are shown: some are worked out meanwhile.
  package var isComplete: Bool {
    switch game {
    case .craps, .tictactoe: true
    case .pig: firstPlayersChance != nil
    case .hangman: hangmanOdds != nil && hangmanOdds?.length == length
    }
  }

  // MARK: - Actions

  func tabChosen(_ page: String) {
    if let game = Game(rawValue: page) { show(game) }
  }

  /// Turns to the rules of a game.
  package func show(_ game: Game) {
    self.game = game
    updateUI()
    switch game {
    case .craps, .tictactoe: break
    case .pig: if firstPlayersChance == nil { solvePig() }
    case .hangman: countWords()
    }
  }

  // MARK: - Odds that take their time

  /// The length of the words that the next game is played with.
  private var length: Int? { words?.length(nearest: settings.wordLength) }

  private func solvePig() {
    guard !isSolvingPig else { return }
    isSolvingPig = true
    Task { [weak self] in
      let chance = await Self.firstPlayersChance()
      self?.firstPlayersChance = chance
      self?.updateUI()
    }
  }

  private func readWords() {
    guard !asksForWords else { return }
    asksForWords = true
    source.load { [weak self] answer in
      self?.words = answer.words
      self?.countWords()
    }
  }

  private func countWords() {
    guard let words else { return readWords() }
    guard let length, hangmanOdds?.length != length else { return }
    Task { [weak self] in
      let odds = await Self.odds(words, length)
      self?.hangmanCounted(odds)
    }
  }

  /// Other counts may have been asked for meanwhile: the one for the length that is set now counts.
  private func hangmanCounted(_ odds: HangmanOdds) {
    guard odds.length == length else { return }
    hangmanOdds = odds
    updateUI()
  }

  @concurrent
  private nonisolated static func firstPlayersChance() async -> Double {
    PigSolution.standard.winProbability(own: 0, opponent: 0, turnTotal: 0)
  }

  @concurrent
  private nonisolated static func odds(_ words: WordList, _ length: Int) async -> HangmanOdds {
    HangmanOdds(words: words, length: length)
  }

  // MARK: - Showing the rules

  private func updateUI() { view.show(rules, of: game.rawValue) }

  private var rules: Rules {
    switch game {
    case .craps: .craps
    case .pig: .pig(firstPlayersChance: firstPlayersChance)
    case .tictactoe: .ticTacToe
    case .hangman: .hangman(hangmanOdds)
    }
  }
}
