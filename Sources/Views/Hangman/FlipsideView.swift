import GtkKit

/// Hangman's flipside, the wooden back of the slate: the length of the words, the number of wrong guesses allowed
/// (seeds/evil-hangman.txt, "Features"), and the computer's temperament.
package final class FlipsideView: ScreenView {
  package let titleLabel = Label(tr("Settings")).named("titleLabel").styled("game-title", "on-wood")
  package let doneButton = Button(tr("Done")).named("doneButton")
  package let newGameButton = {
    let text = tr("New Game with These")
    let label = Label(text, wraps: true).textAligned(0.5)
    let face = LayoutBox(role: .presentation, [label]) { label.fittingText() }
    return Button(showing: face).named("newGameButton").accessibleLabel(text)
  }()
  package let wordsChoice = DropDown().named("wordsChoice")
  package let lengthSlider = Slider(0...1, step: 1, page: 3)
  package let lengthLabel = Label().named("lengthLabel")
  package let wordCountLabel = Label(wraps: true).named("wordCountLabel")
  package let mistakesSlider = Slider(0...1, step: 1, page: 5)
  package let mistakesLabel = Label().named("mistakesLabel")
  package let stepsLabel = Label(wraps: true).named("stepsLabel")
  package let temperamentChoice: TemperamentChoice
  package let temperamentCaption = Label(wraps: true).named("temperamentCaption")
  package let countSwitch = Switch().named("countSwitch")
  package let messageLabel = Label(wraps: true, role: .status).named("messageLabel").styled(
    "message", "on-wood")

  package let done = Action<Void>("done")
  package let newGamePressed = Action<Void>("newGamePressed")
  package let wordsChosen = Action<Int>("wordsChosen")
  package let lengthMoved = Action<Int>("lengthMoved")
  package let mistakesMoved = Action<Int>("mistakesMoved")
  package let temperamentChosen = Action<Int>("temperamentChosen")
  package let countSwitched = Action<Bool>("countSwitched")

  private let wordsLabel = Label(tr("Words")).styled("setting-caption", "on-wood")
  private let lengthChart = SettingChart(width: 9)
  private let mistakesChart = SettingChart(width: 3)
  private let lengthSketch = WordSlots(minimumHeight: 0).named("lengthSketch")
  private let mistakesSketch = GallowsSketch()
  private let length: SettingPanel
  private let mistakes: SettingPanel
  private let temperament: TemperamentPanel

  package init(temperaments: [String]) {
    temperamentChoice = TemperamentChoice(temperaments)
    let countLabel = Label(tr("Show how many words are possible"), wraps: true)
    temperament = TemperamentPanel(temperamentChoice, temperamentCaption, countLabel, countSwitch)
    length = SettingPanel(
      tr("Letters in the word"), lengthLabel, lengthChart, lengthSlider.named("lengthSlider"), lengthSketch,
      wordCountLabel, isWide: true)
    mistakes = SettingPanel(
      tr("Wrong guesses allowed"), mistakesLabel, mistakesChart, mistakesSlider.named("mistakesSlider"),
      mistakesSketch, stepsLabel)
    super.init(style: "hangman", name: "flipsideScreen", colors: HangmanColors.self)
    // The label beside the slider says the same.
    lengthSketch.setAccessibleHidden(true)
    root.styled("flipside")
    doneButton.styled("third").tooltip = tr("Back to the game")
    temperamentChoice.named("temperamentChoice").accessibleLabel(tr("How the computer plays"))
    countSwitch.labeledByTooltip(tr("Show how many words are possible"))
    wordsChoice.accessibleLabel(tr("Words"))
    add(
      titleLabel, doneButton, wordsLabel, wordsChoice, length, mistakes, temperament, messageLabel,
      newGameButton)
    focusBegins(at: doneButton)
    doneButton.sends(done)
    newGameButton.styled("third").sends(newGamePressed)
    wordsChoice.sends(wordsChosen)
    lengthSlider.sends(lengthMoved)
    mistakesSlider.sends(mistakesMoved)
    temperamentChoice.sends(temperamentChosen)
    countSwitch.sends(countSwitched)
  }

  /// Shows slots at the size that they have in the game, if they fit.
  func showsSlots(like game: MainView) {
    let screen = AnyWidget(root)
    lengthSketch.maximumWidth = { [weak game] in
      game?.slotWidth($0, inScreenOf: Size(screen.width, screen.height))
    }
  }

  package func showWords(_ titles: [String], selection: Int) {
    wordsChoice.setChoices(titles)
    wordsChoice.selection = selection
  }

  /// Shows the word length: as a number, as slots, and among the numbers of words of each length, from 1. `number` is how many
  /// words have it.
  package func showLength(_ length: Int, among wordCounts: [Int], number: String, wordCount: String) {
    lengthSlider.value = length
    lengthSlider.accessibleValue = String(length)
    lengthLabel.text = String(length)
    wordCountLabel.text = wordCount
    lengthSketch.show(Array(repeating: .unknown, count: length), describedAs: "")
    let largest = wordCounts.max() ?? 0
    lengthChart.show(
      wordCounts.map { Double($0) / Double(max(1, largest)) }, highlighted: length - 1..<length,
      number: number)
  }

  /// Shows the number of wrong guesses allowed: as a number, as a tally, and as the gallows with as many strokes.
  package func showMistakes(_ mistakes: Int, steps: String) {
    mistakesSlider.value = mistakes
    mistakesSlider.accessibleValue = String(mistakes)
    mistakesLabel.text = String(mistakes)
    stepsLabel.text = steps
    mistakesSketch.show(mistakes)
    mistakesChart.show(
      mistakesSlider.range.map { $0.isMultiple(of: 5) ? 1 : 0.6 }, highlighted: 0..<mistakes)
  }

  /// Shows which settings the administrator has locked.
  package func lock(words: Bool, length: Bool, mistakes: Bool, temperament: Bool, count: Bool) {
    let controls: [(Bool, any Widget)] = [
      (words, wordsChoice), (length, lengthSlider), (mistakes, mistakesSlider),
      (temperament, temperamentChoice), (count, countSwitch),
    ]
    for (isLocked, control) in controls where isLocked {
      control.isSensitive = false
      control.tooltip = tr("Your administrator has set this.")
      control.setAccessibleDescription(tr("Your administrator has set this."))
    }
  }

  // MARK: - Layout

  /// The width of the wood around the panels.
  private static let wood = 20.0

  override func drawSurface(_ snapshot: Snapshot, _ surface: Surface) {
    let wall = surface.arrangement == .wide ? MainView.wall : 0
    let padding = MainView.padding
    let board = Rect(surface.page.size).inset(by: padding.width + wall, padding.height)
    Slate.drawBack(board, on: snapshot, surface)
  }

  private var words: Layout {
    row(gap: Metrics.step) {
      wordsLabel.fixed()
      wordsChoice
    }
  }

  override func usualScale(_ arrangement: Arrangement, in size: Size) -> Double {
    arrangement.scaleWithTablet(in: size)
  }

  override func layout(_ arrangement: Arrangement, on page: Page) -> Layout {
    let isNarrow = arrangement == .narrow && !arrangement.isTablet(page)
    let wall = arrangement == .wide ? MainView.wall : 0
    let wood = arrangement == .short ? 12 : Self.wood
    let widest = isNarrow ? page.width * 0.38 : .infinity
    let side = max(min(newGameButton.naturalWidth, widest), Metrics.mainTarget / page.scale)
    let done = max(doneButton.naturalWidth, Metrics.mainTarget / page.scale)
    return page.withMargin(wall + wood, arrangement == .wide ? 14 : 6) { page in
      column(gap: isNarrow ? 4 : arrangement == .short ? Metrics.step : Metrics.gap) {
        row(gap: Metrics.step) {
          doneButton.frame(width: done)
          // Where there is room, the title is in the middle.
          Layout.spacer.frame(width: isNarrow ? 0 : side - done)
          titleLabel.fittingLine(minimumScale: 0.5)
          newGameButton.frame(width: side)
        }.frame(height: page.mainTarget(atLeast: 32))
        if isNarrow {
          words.frame(height: wordsHeight(page))
          length
          mistakes
        } else {
          row(gap: Metrics.gap) {
            words
            messageLabel.fittingText()
          }.frame(height: wordsHeight(page))
          row(gap: Metrics.gap) {
            length
            mistakes
          }
        }
        temperament.frame(
          height: temperament.height(onPageOf: page.scale, isStacked: page.height > Self.lowPage))
        if isNarrow {
          messageLabel.fittingText()
            .frame(height: 1.3 * messageLabel.lineHeight...3.2 * messageLabel.lineHeight)
        }
      }
    }
  }

  /// The height of a page on which the switch of the temperaments is beside their caption.
  private static let lowPage = 360.0

  private func wordsHeight(_ page: Page) -> Double { max(wordsChoice.minimumHeight, page.smallTarget) }
}
