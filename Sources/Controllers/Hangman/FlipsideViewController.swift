import Models
import Views

/// Shows the flipside, and is notified when the user has finished (seeds/evil-hangman.txt, "Getting Started").
package protocol FlipsideViewControllerDelegate: AnyObject {
  func flipsideViewControllerDidFinish(_ controller: FlipsideViewController)
}

/// The controller of Hangman's flipside: the settings. Each change is stored.
package final class FlipsideViewController: ViewController {
  package weak var delegate: (any FlipsideViewControllerDelegate)?
  private let view: FlipsideView
  private let settings: ModelHandle<RegisteredDefaults>
  private let hangman: HangmanServices
  /// Why a setting was not changed: the list has no words of a length, or cannot be used.
  private var refusal: String?
  /// The words of the next game, which determine the lengths. Without words, the length cannot be changed.
  private var answer: WordSource.Answer?
  private var words: WordList? { answer?.words }
  private var choices: [WordListChoice] = []
  /// The list that was chosen and is being read.
  private var awaited: String?

  /// Creates the controller. The view shows nothing until ``prepare()``.
  package init(
    view: FlipsideView = FlipsideView(temperaments: Temperament.names), hangman: HangmanServices
  ) {
    self.view = view
    self.hangman = hangman
    settings = ModelHandle(hangman.settings())
    super.init(screen: view, models: [self.settings])
    view.done.connect(to: self) { $0.done() }
    view.wordsChosen.connect(to: self) { $0.wordsChosen($1) }
    view.lengthMoved.connect(to: self) { $0.lengthMoved($1) }
    view.mistakesMoved.connect(to: self) { $0.mistakesMoved($1) }
    view.temperamentChosen.connect(to: self) { $0.temperamentChosen($1) }
    view.countSwitched.connect(to: self) { $0.countSwitched($1) }
  }

  // MARK: - Actions

  /// seeds/evil-hangman.txt gives the name.
  func done() {
    tell(delegate, "flipsideViewControllerDidFinish(self)", as: .delegateCall) {
      delegate?.flipsideViewControllerDidFinish(self)
    }
  }

  /// The last choice is that of a file.
  func wordsChosen(_ index: Int) {
    guard choices.indices.contains(index) else {
      // Until there is a file, the list stays.
      updateUI()
      return hangman.chooseFile { [weak self] in self?.read($0, isOther: true) }
    }
    // When the choice is put back, GTK reports that, too.
    if choices[index].list != settings.words || awaited != nil { read(choices[index].list) }
  }

  /// Reads a list, which becomes that of the next game if it can be used.
  private func read(_ list: String, isOther: Bool = false, isChosen: Bool = true) {
    awaited = list
    updateUI()
    var isLate = false
    hangman.words.load(list) { [weak self] answer in
      let show = { self?.listRead(list, answer, isOther: isOther, isChosen: isChosen) ?? () }
      isLate ? self?.goOn(after: WordSource.self, "listRead(…)", show) : show()
    }
    isLate = true
  }

  private func listRead(_ list: String, _ answer: WordSource.Answer, isOther: Bool, isChosen: Bool) {
    guard awaited == list else { return }
    awaited = nil
    refusal = answer.errorMessage
    if refusal == nil, isChosen {
      settings.words = list
      if isOther { settings.otherWords = list }
      choices = hangman.choices()
    }
    if refusal == nil || self.answer == nil { self.answer = answer }
    updateUI()
    if isChosen { announce(view.messageLabel.text) }
  }

  /// A key goes on to the next length that the list has. A knob that is dragged to a length without words stays.
  func lengthMoved(_ value: Int) {
    let isShorter = value < words?.length(nearest: settings.wordLength) ?? value
    let end = view.isLengthDragged ? value : isShorter ? 1 : view.lengthSlider.range.upperBound
    let lengths = stride(from: value, through: end, by: isShorter ? -1 : 1)
    let length = lengths.first { words?.count(ofLength: $0) ?? 0 > 0 }
    if let length {
      settings.wordLength = length
      refusal = nil
    } else {
      refusal = trn("The list has no word of one letter.", "The list has no word of {n} letters.", value)
    }
    updateUI()
    if let refusal { announce(refusal) } else { announceValue(of: view.lengthSlider, view.lengthLabel.text) }
  }

  func mistakesMoved(_ value: Int) {
    settings.maximumMistakes = value
    updateUI()
    announceValue(of: view.mistakesSlider, String(value))
  }

  func temperamentChosen(_ index: Int) {
    settings.temperament = Temperament.allCases[index]
    updateUI()
    announce(view.temperamentCaption.text)
  }

  func countSwitched(_ isOn: Bool) {
    settings.showsCandidateCount = isOn
    updateUI()
  }

  override package func keyPressed(_ key: Key) -> Bool {
    guard key == .escape else { return false }
    view.doneButton.press()
    return true
  }

  /// Shows the settings before the flipside is shown, without a message about a refused length.
  func prepare() {
    hangman.settings().onOutsideChange = { [weak self] in self?.settingsChanged() }
    refusal = nil
    choices = hangman.choices()
    let isLocked = hangman.isLocked
    if isLocked(\.words) { view.lock(view.wordsChoice) }
    if isLocked(\.wordLength) { view.lock(view.lengthSlider) }
    if isLocked(\.maximumMistakes) { view.lock(view.mistakesSlider) }
    if isLocked(\.temperament) { view.lock(view.temperamentChoice) }
    if isLocked(\.showsCandidateCount) { view.lock(view.countSwitch) }
    if answer?.list == settings.words { updateUI() } else { read(settings.words, isChosen: false) }
  }

  /// Shows settings that another program has changed.
  private func settingsChanged() {
    deliver(.action, "onOutsideChange()", from: settings.participant, #fileID, #line) { prepare() }
  }

  // MARK: - Showing the model

  override func showModel() {
    let length = words?.length(nearest: settings.wordLength) ?? settings.wordLength
    view.wordsChoice.setChoices(choices.map(\.title) + [tr("Other…")])
    view.wordsChoice.selection =
      choices.firstIndex { $0.list == awaited } ?? choices.firstIndex { $0.list == settings.words } ?? 0
    view.newGameButton.isSensitive = awaited == nil
    view.lengthSlider.range = 1...(words?.longestLength ?? max(1, length))
    view.lengthSlider.isSensitive = words != nil && !hangman.isLocked(\.wordLength)
    let counts = words.map { words in (1...words.longestLength).map(words.count(ofLength:)) } ?? []
    let count = words?.count(ofLength: length)
    view.showLength(length, among: counts, wordCount: count.map(wordCount) ?? "")
    view.mistakesSlider.range = 1...HangmanModel.largestLimit
    let mistakes = settings.maximumMistakes
    view.showMistakes(
      mistakes, steps: trn("{n} step to the gallows", "{n} steps to the gallows", mistakes))
    view.temperamentChoice.selection = Temperament.allCases.firstIndex(of: settings.temperament) ?? 0
    view.temperamentCaption.text = settings.temperament.explanation
    view.countSwitch.isOn = settings.showsCandidateCount
    view.messageLabel.text =
      awaited == nil
      ? refusal
        ?? [tr("The next game uses these settings."), answer?.note ?? ""].filter { !$0.isEmpty }
        .joined(separator: "\n") : tr("Reading the words…")
  }

  private func wordCount(_ count: Int) -> String {
    trn(
      "{number} word has this length", "{number} words have this length", count,
      ["number": Numeral.text(count)])
  }

  // MARK: - Announcements

  override package var spokenState: String {
    sentences(
      trn("{n} letter in the word", "{n} letters in the word", view.lengthSlider.value),
      trn("{n} wrong guess allowed", "{n} wrong guesses allowed", view.mistakesSlider.value),
      settings.temperament.explanation)
  }
}
