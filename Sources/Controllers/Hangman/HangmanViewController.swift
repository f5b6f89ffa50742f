import Models
import Views

/// The main controller of Hangman. It is the delegate of the flipside's controller, and reads the settings when a new
/// game begins (seeds/evil-hangman.txt, "Getting Started" and "Features").
package final class HangmanViewController: ViewController {
  let view: MainView
  let flip: HangmanFlipView
  /// The controller of the flipside; nil until it is needed.
  private var flipside: FlipsideViewController?
  let settings: ModelHandle<RegisteredDefaults>
  /// The model of the current game; nil until the words are loaded.
  private(set) var model: ModelHandle<HangmanModel>?
  private var list = ""
  /// The list whose words are being read for the next game.
  private var awaited: String?
  /// Whether the game began earlier, and goes on now that its list was chosen again.
  private var goesOn = false
  /// Whether the ledger of the game was shown.
  var hasShownLedger = false
  private let hangman: HangmanServices
  private let games: HangmanGames

  package init(
    flip: HangmanFlipView, hangman: HangmanServices, games: HangmanGames, time: TimeSource = .system
  ) {
    settings = ModelHandle(hangman.settings())
    self.hangman = hangman
    self.games = games
    self.flip = flip
    view = flip.front
    super.init(screen: flip, models: [self.settings], time: time)
    view.showInfo.connect(to: self) { $0.showInfo() }
    view.newGamePressed.connect(to: self) { $0.newGamePressed() }
    view.showLedger.connect(to: self) { $0.showLedger() }
    view.letterGuessed.connect(to: self) { $0.letterGuessed($1) }
    let first = hangman.firstList(games.lists)
    awaited = first
    updateUI()
    hangman.words.load(first) { [weak self] answer in
      guard self?.awaited == first else { return }
      self?.goOn(after: WordSource.self, "wordsArrived(…)") { self?.wordsArrived(answer) }
    }
  }

  // MARK: - Actions

  func showInfo() {
    let flipside = makeFlipside()
    tell(flipside, "prepare()") { flipside.prepare() }
    flip.flip(toBack: true)
  }

  /// The controller of the flipside, which is made the first time.
  private func makeFlipside() -> FlipsideViewController {
    if let flipside { return flipside }
    let flipside = FlipsideViewController(view: flip.back, hangman: hangman)
    flipside.delegate = self
    flipside.isSilent = isSilent
    flip.back.newGameWithThesePressed.connect(to: self) { $0.newGameWithThesePressed() }
    self.flipside = flipside
    return flipside
  }

  override package var screens: [any Screen] { [view, flip] }
  override package var children: [ViewController] { flipside.map { [$0] } ?? [] }

  /// Shows the flipside, or the front if the user sees the flipside.
  package func toggleFlipside(isInFront: Bool = true) {
    if isInFront, let flipside, flip.showsBack { return tell(flipside, "done()") { flipside.done() } }
    if !flip.showsBack { showInfo() }
  }

  /// What a moment of the Inspector has of the screen.
  var shown: ShownHangman {
    ShownHangman(
      settings: hangman.settings(), side: flip.showsBack ? .back : flip.showsLedger ? .ledger : .front)
  }

  /// Turns the slate to a side, for a screen that had another controller.
  func show(_ side: ShownHangman.Side) {
    switch side {
    case .back: showInfo()
    case .ledger where !isPlaying: openLedger()
    case .front, .ledger:
      if flip.showsBack { flip.flip(toBack: false) }
      if flip.showsLedger { flip.showLedger(false) }
    }
  }

  /// Starts a game with the settings, also if one with their list could go on.
  func newGameWithThesePressed() { start(ending: true) { startNewGame(resumes: false) } }

  override package var isUnderway: Bool { isPlaying && model?.guessed.isEmpty == false }

  override package var canStartNewGame: Bool { model != nil }

  override package func startNewGame() { startNewGame(resumes: true) }

  /// An earlier game with the list of the settings does not go on.
  override package func startGameOfDay() { startNewGame(resumes: false) }

  /// Begins a game with the list of the settings, at once if it was read before. Until then, the present game is shown.
  private func startNewGame(resumes: Bool) {
    let list = settings.words
    var isLate = false
    awaited = list
    hangman.words.load(list) { [weak self] answer in
      guard let self, awaited == list else { return }
      awaited = nil
      guard isLate else { return begin(with: answer, resumes: resumes) }
      goOn(after: WordSource.self, "begin(…)") {
        start(ending: isUnderway || !resumes) { begin(with: answer, resumes: resumes) }
      }
    }
    isLate = true
    if awaited != nil { updateUI() }
  }

  private func begin(with answer: WordSource.Answer, resumes: Bool) {
    let earlier = answer.list == list || !resumes ? nil : games.resume(with: answer, ifUnderway: true)
    begin(earlier ?? makeModel(answer), answer, goesOn: earlier != nil)
    let turnsOver = flip.showsBack
    if turnsOver { flip.flip(toBack: false) }
    if flip.showsLedger { flip.showLedger(false) }
    updateUI()
    view.focusGuessField()
    show([
      turnsOver ? HangmanFlipView.turnTime : 0: {
        $0.announce(sentences($0.goesOn ? "" : tr("New game"), $0.view.messageLabel.text, $0.undoHint))
      }
    ])
    presentProblem(of: answer)
  }

  private func presentProblem(of answer: WordSource.Answer) {
    guard let problem = answer.errorMessage else { return }
    present(Alert(tr("The word list cannot be used"), sentences(problem, tr("The built-in list is used."))))
  }

  func letterGuessed(_ text: String) {
    view.guessField.text = ""
    // Pasted text often has blanks or a line break around it.
    let guess = String(text.trimmed(of: \.isWhitespace))
    guard let model, awaited == nil else { return }
    let wasPlaying = isPlaying
    goesOn = false
    switch (model.guess(guess), model.dodges.last?.letter) {
    case (.hit, let letter?): showHit(letter)
    case (.miss, let letter?): showMiss(letter)
    default: if wasPlaying { showRefusal(of: guess) }
    }
  }

  /// Enter and Space start a new game after the last guess, but not before its result has been seen.
  override package func keyTaken(_ key: Key) -> Bool {
    if isShowing, key == .enter || key == .space { finishShowing() }
    return super.keyTaken(key)
  }

  override package func keyPressed(_ key: Key) -> Bool {
    if let flipside, flip.showsBack { return flipside.handle(key, passedBy: self) }
    if flip.showsLedger { return ledgerKeyPressed(key) }
    guard let guess = view.guess(by: key) else { return false }
    letterGuessed(guess)
    return true
  }

  // MARK: - The words

  private func wordsArrived(_ answer: WordSource.Answer) {
    awaited = nil
    begin(games.resume(with: answer) ?? makeModel(answer), answer)
    updateUI()
    presentProblem(of: answer)
  }

  /// A game with the current settings. If the list has no words of that length, the nearest length is used.
  private func makeModel(_ answer: WordSource.Answer) -> HangmanModel? {
    games.begin(
      with: answer, length: answer.words.length(nearest: settings.wordLength),
      maximumMistakes: settings.maximumMistakes, temperament: settings.temperament)
  }

  private func begin(_ game: HangmanModel?, _ answer: WordSource.Answer, goesOn: Bool = false) {
    (list, self.goesOn, hasShownLedger) = (answer.list, goesOn, false)
    model = game.map { ModelHandle($0) }
    if let model { use(model) }
  }

  // MARK: - Showing the model

  override func showModel() {
    showWord()
    showGallows()
    showGuesses()
    view.keyboard.show(rows: alphabet.rows)
    for letter in alphabet.letters { showKey(letter) }
    view.enableGuesses(isPlaying)
    showAnswer()
    showPossibleWords()
  }

  private var limit: Int { model?.maximumMistakes ?? settings.maximumMistakes }
  var guessesLeft: Int { model?.mistakesLeft ?? limit }

  func showWord() { view.wordLabel.show(slots, describedAs: HangmanSpeech.word(slots)) }

  func showGallows() {
    let mistakes = limit - guessesLeft
    view.gallows.show(
      mistakes, of: limit, mood, describedAs: HangmanSpeech.mistakes(mistakes, of: limit))
  }

  private var mood: Gallows.Mood {
    switch model?.status ?? .playing {
    case .playing: .sad
    case .won: .glad
    case .lost: .dead
    }
  }

  func showGuesses() {
    view.showGuessesLeft(guessesLeft, of: limit, describedAs: HangmanSpeech.guessesLeft(guessesLeft))
    view.wrongLetters.show(wrongLetters, describedAs: HangmanSpeech.wrong(wrongLetters))
  }

  /// The guessed letters that are not in the word, oldest first.
  private var wrongLetters: [Character] {
    (model?.dodges ?? []).map(\.letter).filter { model?.pattern.contains($0) == false }
  }

  var alphabet: Alphabet { model?.alphabet ?? .english }

  var isPlaying: Bool { model?.status ?? .playing == .playing }

  private var takesGuesses: Bool { isPlaying && awaited == nil }

  func showKey(_ letter: Character) {
    guard let model, model.guessed.contains(letter) else {
      view.keyboard.show(letter, .free, isEnabled: takesGuesses, describedAs: String(letter))
      return
    }
    let isHit = model.pattern.contains(letter)
    view.keyboard.show(
      letter, isHit ? .hit : .miss, isEnabled: takesGuesses,
      describedAs: HangmanSpeech.letter(String(letter), isHit: isHit))
  }

  var slots: [WordSlots.Slot] {
    guard let model else { return [] }
    // After a loss, the screen shows a word that matches everything revealed.
    let word = model.word.map(model.alphabet.characters)
    return model.revealed.enumerated().map { index, character in
      guard let word, word.indices.contains(index) else { return character.map { .found($0) } ?? .unknown }
      return character == nil ? .revealed(word[index]) : .found(word[index])
    }
  }

  private func showAnswer() {
    switch model?.status ?? .playing {
    case _ where awaited != nil: view.showAnswer(tr("Reading the words…"), .neutral)
    case .playing: showLastAnswer()
    case .won: view.showAnswer(tr("✓ Congratulations, you found it!"), .won)
    case .lost: view.showAnswer(tr("✕ Hanged! It was {word}.", ["word": model?.word ?? ""]), .lost)
    }
    view.voiceLabel.text = HangmanSpeech.quoted(voice)
  }

  /// What the computer says about its last answer.
  var voice: String { model.map { HangmanVoice(of: $0).line } ?? "" }

  /// The answer to the last guess, or what to do before the first one.
  private func showLastAnswer() {
    if goesOn { return view.showAnswer(tr("Your game with these words goes on."), .neutral) }
    guard let letter = model?.dodges.last?.letter else {
      return view.showAnswer(
        trn("A word of one letter. Guess it.", "A word of {n} letters. Guess one.", slots.count), .neutral)
    }
    let count = model?.pattern.count { $0 == letter } ?? 0
    view.showAnswer(HangmanSpeech.answer(letter, count: count), .neutral, isMiss: count == 0)
  }

  // MARK: - Announcements

  override package var resultLine: String {
    guard let model else { return "" }
    let misses = model.guessed.count { !model.pattern.contains($0) }
    let end =
      switch model.status {
      case .playing: HangmanSpeech.guessesLeft(guessesLeft)
      case .won: trn("Found with {n} wrong guess", "Found with {n} wrong guesses", misses)
      case .lost: tr("Hanged")
      }
    return sentences(
      model.temperament.name, trn("{n} letter in the word", "{n} letters in the word", slots.count), end)
  }

  override var helpTopic: HelpTopic? { HangmanTopic(of: model) }

  override package var spokenState: String {
    if let flipside, flip.showsBack { return flipside.spokenState }
    if flip.showsLedger { return spokenLedger }
    guard isPlaying else { return sentences(spoken(view.messageLabel.text), nextGame) }
    return sentences(
      HangmanSpeech.word(slots), HangmanSpeech.guessesLeft(guessesLeft),
      wrongLetters.isEmpty ? "" : HangmanSpeech.wrong(wrongLetters), possibleWords)
  }
}

extension HangmanViewController: FlipsideViewControllerDelegate {
  package func flipsideViewControllerDidFinish(_ controller: FlipsideViewController) {
    showPossibleWords()
    flip.flip(toBack: false)
  }
}
