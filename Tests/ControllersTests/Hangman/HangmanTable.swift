/// Hangman in a window, with words that a test delivers.
@MainActor
struct HangmanTable: GameTable {
  let flip = HangmanFlipView(back: FlipsideView(temperaments: Temperament.names))
  let settings = RegisteredDefaults()
  let words = ManualWords()
  let memory: GameMemory
  let controller: HangmanViewController
  let fixture: WindowFixture

  /// The five words of seeds/evil-hangman.txt.
  static let animals = ["BEAR", "BOAR", "DEER", "DUCK", "HARE"]

  /// A game with these words; nil if they are not loaded yet. The settings give the length and the number of wrong guesses.
  init(
    _ list: [String]? = nil, length: Int = 7, mistakes: Int = 6, seed: UInt64 = 1, time: TimeSource = .system,
    memory: GameMemory = GameMemory()
  ) {
    settings.wordLength = length
    settings.maximumMistakes = mistakes
    self.memory = memory
    var hangmanServices = HangmanServices(settings: { [settings] in settings }, words: words.source)
    hangmanServices.choices = { [words] in words.choices }
    hangmanServices.isLocked = { [words] in words.locked.contains($0) }
    hangmanServices.chooseFile = { [words] in words.chooseFile($0) }
    let services = GameServices(makeGenerator: { SeededGenerator(seed: seed) }, saves: memory)
    let hangman = HangmanViewController(
      flip: flip, hangman: hangmanServices, games: HangmanGames(services), time: time)
    controller = hangman
    fixture = WindowFixture(.hangman) { game in
      game == .hangman ? hangman : crapsController()
    }
    if let list { deliver(list) }
  }

  var view: MainView { flip.front }
  var ledger: LedgerView { flip.ledger }
  var flipside: FlipsideView { flip.back }

  func deliver(_ list: [String], errorMessage: String? = nil) {
    guard let list = try? WordList(list) else { return }
    words.deliver(WordSource.Answer(words: list, errorMessage: errorMessage))
    pump()
  }

  func openFlipside() {
    view.infoButton.click()
    pump(until: { flipside.root.isMapped })
    pump()
  }

  func closeFlipside() {
    flipside.doneButton.click()
    pump(until: { view.root.isMapped && !flipside.root.isMapped })
  }

  func press(_ letters: String) {
    for letter in letters { key(letter).click() }
  }

  /// A hand with its keyboard focus in the field for guesses.
  func handInField() throws -> Hand {
    let hand = try Hand(at: fixture.window)
    try hand.click(view.guessField)
    return hand
  }

  /// Pastes a text, and waits until it is answered. Returns the answer.
  func paste(_ text: String, with hand: Hand) throws -> String {
    view.messageLabel.text = ""
    try hand.paste(text)
    pump(until: { !message.isEmpty }, "an answer")
    return message
  }

  func key(_ letter: Character) -> AnyWidget { fixture.find("key\(letter)") }

  /// The states that a key shows: exactly one.
  func states(of letter: Character) -> [String] {
    ["free", "hit", "miss"].filter { key(letter).hasStyle($0) }
  }

  /// The slots in a row, as "–OAR".
  var word: String { String(view.wordLabel.slots.map { $0.letter ?? "–" }) }

  /// The number of wrong guesses left, as screen readers announce it.
  var guessesLeft: String { accessibleName(of: AnyWidget(view.guessesLeftLabel)) ?? "" }
  var message: String { view.messageLabel.text }
}

/// Words that a test delivers.
@MainActor
final class ManualWords {
  /// Who waits for which list, oldest first.
  private var waiting: [(list: String, completion: (WordSource.Answer) -> Void)] = []
  /// The lists that arrive at once.
  var lists: [String: WordSource.Answer] = [:]
  /// The lists to choose from.
  var choices: [WordListChoice] = []
  /// The settings that the administrator has locked.
  var locked: Set<PartialKeyPath<RegisteredDefaults>> = []
  /// The address of the file that the user chooses; nil if the dialog is cancelled.
  var file: String?

  var source: WordSource {
    WordSource { [weak self] list, completion in
      if let answer = self?.lists[list] {
        completion(answer)
      } else {
        self?.waiting.append((list, completion))
      }
    }
  }

  func deliver(_ answer: WordSource.Answer) {
    lists[answer.list] = answer
    let answered = waiting.filter { $0.list == answer.list }
    waiting.removeAll { $0.list == answer.list }
    for each in answered { each.completion(answer) }
  }

  func chooseFile(_ chosen: (String) -> Void) { if let file { chosen(file) } }
}

/// The announcements since the last call, without what the computer says after a result.
@MainActor
func takeResults() -> [String] {
  takeAnnouncements().map { text in
    let line = HangmanVoice.Event.allCases.flatMap { event in
      Temperament.allCases.flatMap { HangmanVoice.lines(event, $0) }
    }.first { text.hasSuffix(" \($0)") }
    return line.map { String(text.dropLast($0.count + 1)) } ?? text
  }
}
