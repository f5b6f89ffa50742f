import GtkKit

/// Hangman's flipside, the wooden back of the slate: the length of the words, the number of wrong guesses allowed
/// (seeds/evil-hangman.txt, "Features"), and the computer's temperament.
package final class FlipsideView: SlateScreen {
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
  package let temperamentChoice: DropDown
  package let temperamentCaption = FlipsideView.label("", "setting-caption").named("temperamentCaption")
  package let countSwitch = Switch().named("countSwitch")
  package let messageLabel = Label(wraps: true, role: .status).named("messageLabel").styled(
    "message", "on-card")

  package let done = Action<Void>("done")
  package let newGameWithThesePressed = Action<Void>("newGameWithThesePressed")
  package let wordsChosen = Action<Int>("wordsChosen")
  package let lengthMoved = Action<Int>("lengthMoved")
  package let mistakesMoved = Action<Int>("mistakesMoved")
  package let temperamentChosen = Action<Int>("temperamentChosen")
  package let countSwitched = Action<Bool>("countSwitched")

  private let wordsLabel = FlipsideView.label(tr("Words"), "setting-label")
  private let temperamentLabel = FlipsideView.label(tr("How the computer plays"), "setting-label")
  private let countLabel = FlipsideView.label(tr("Show how many words are possible"), "setting-label")
  private let lengthChart = SettingChart(barWidth: 9, lines: 18)
  private let mistakesChart = SettingChart(barWidth: 3, lines: 8)
  private let length, mistakes: LayoutBox
  private let (wordsCard, temperamentCard) = (FlipsideView.card(), FlipsideView.card())

  private static func label(_ text: String, _ style: String) -> Label {
    Label(text, wraps: true).styled(style, "on-card").textAligned(0)
  }

  /// A card behind parts of the screen.
  private static func card() -> CustomWidget { CustomWidget(role: .presentation).styled("card", "sheet") }

  package init(temperaments: [String]) {
    temperamentChoice = DropDown(temperaments)
    length = Self.panel(
      tr("Letters in the word"), lengthLabel, lengthChart, lengthSlider.named("lengthSlider"), wordCountLabel)
    mistakes = Self.panel(
      tr("Wrong guesses allowed"), mistakesLabel, mistakesChart, mistakesSlider.named("mistakesSlider"),
      stepsLabel)
    super.init(name: "flipsideScreen")
    root.styled("flipside")
    doneButton.styled("third").tooltip = tr("Back to the game")
    temperamentChoice.named("temperamentChoice").accessibleLabel(tr("How the computer plays"))
    countSwitch.labeled(by: countLabel).labeledByTooltip(tr("Show how many words are possible"))
    wordsChoice.accessibleLabel(tr("Words"))
    add(titleLabel, doneButton, wordsCard, wordsLabel, wordsChoice, length, mistakes, temperamentCard)
    add(
      temperamentLabel, temperamentChoice, temperamentCaption, countLabel, countSwitch, messageLabel,
      newGameButton)
    focusBegins(at: doneButton)
    doneButton.sends(done)
    newGameButton.styled("third").sends(newGameWithThesePressed)
    wordsChoice.sends(wordsChosen)
    lengthSlider.sends(lengthMoved)
    mistakesSlider.sends(mistakesMoved)
    temperamentChoice.sends(temperamentChosen)
    countSwitch.sends(countSwitched)
  }

  /// Shows the word length: as a number, and among the numbers of words of each length, from 1.
  package func showLength(_ length: Int, among wordCounts: [Int], wordCount: String) {
    lengthSlider.value = length
    lengthSlider.accessibleValue = String(length)
    lengthLabel.text = String(length)
    wordCountLabel.text = wordCount
    let largest = Double(max(1, wordCounts.max() ?? 0))
    lengthChart.show(wordCounts.map { Double($0) / largest }, highlighted: length - 1..<length)
  }

  /// Shows the number of wrong guesses allowed: as a number, and as a tally.
  package func showMistakes(_ mistakes: Int, steps: String) {
    mistakesSlider.value = mistakes
    mistakesSlider.accessibleValue = String(mistakes)
    mistakesLabel.text = String(mistakes)
    stepsLabel.text = steps
    mistakesChart.show(
      mistakesSlider.range.map { $0.isMultiple(of: 5) ? 1 : 0.6 }, highlighted: 0..<mistakes)
  }

  /// Whether the pointer drags the knob of the lengths.
  package var isLengthDragged: Bool { lengthSlider.hasStyle("dragging") }

  /// Shows that the administrator has locked the setting of a control.
  package func lock(_ control: some Widget) {
    control.isSensitive = false
    control.tooltip = tr("Your administrator has set this.")
    control.setAccessibleDescription(tr("Your administrator has set this."))
  }

  // MARK: - Layout

  /// The room at both ends of what stands on a card.
  private static let padding = 11.0

  override func layout(_ arrangement: Arrangement, on page: Page) -> Layout {
    let isNarrow = arrangement == .narrow && !Self.isTablet(arrangement, page)
    let wood = arrangement == .short || isNarrow ? 12.0 : 20
    let widest = isNarrow ? page.width * 0.32 : .infinity
    let side = max(min(newGameButton.naturalWidth, widest), Metrics.mainTarget / page.scale)
    let done = max(doneButton.naturalWidth, Metrics.mainTarget / page.scale)
    let wall = Self.wall(arrangement)
    let onWood = page.inset(by: wall, 0).withMargin(wood, arrangement == .wide ? 14 : 6) { page in
      column(gap: isNarrow ? 4 : arrangement == .short ? Metrics.step : Metrics.gap) {
        row(gap: Metrics.step) {
          // Where there is room, the title is in the middle.
          doneButton.frame(width: isNarrow ? done : max(done, side))
          titleLabel.fittingLine(minimumScale: 0.5)
          newGameButton.frame(width: side)
        }.frame(height: page.mainTarget(atLeast: 32))
        words(isNarrow, page)
        if isNarrow {
          length
          mistakes
        } else {
          row(gap: Metrics.gap) {
            length
            mistakes
          }
        }
        temperament(isNarrow, page).gap(0)
        // On a high page, the cards do not grow further.
        if !isNarrow { Layout.spacer.frame(height: 0...max(0, page.height - page.width * 0.85)) }
      }
    }
    return onWood.above(slate).padding(wall, 0)
  }

  /// The list of words, and what is to be said about it and the settings.
  private func words(_ isNarrow: Bool, _ page: Page) -> Layout {
    let message = messageLabel.fittingText()
    return column(gap: 2) {
      // Each has the width of the panel below it.
      row(gap: Metrics.gap + 2 * Self.padding) {
        row(gap: Metrics.step) {
          wordsLabel.fixed()
          wordsChoice
        }
        if !isNarrow { message }
      }.frame(height: max(wordsChoice.minimumHeight, page.smallTarget))
      if isNarrow { message.frame(height: 2.4 * messageLabel.lineHeight) }
    }.padding(Self.padding, 5).fixed().above(wordsCard)
  }

  /// The computer's temperament, and the switch for the number of words that the game may show, each below a panel where there is room.
  private func temperament(_ isNarrow: Bool, _ page: Page) -> Layout {
    let line = temperamentCaption.lineHeight
    let height = max(line * 1.3, 26)
    // Large enough for the pointer, however small the page is drawn.
    let scale = max(1, page.smallTarget / max(1, countSwitch.minimumHeight))
    let counts = row(gap: Metrics.step) {
      countLabel.fittingText()
      countSwitch.layout.scaled(by: scale).centered(vertically: true).fixed()
    }
    let choice = column(gap: 4) {
      row(gap: Metrics.step) {
        temperamentLabel.fittingText()
        temperamentChoice.fixed()
      }.atLeast(height: max(temperamentChoice.minimumHeight, page.smallTarget)).fixed()
      temperamentCaption.fittingText().frame(height: isNarrow ? 2.3 * line : height)
    }
    let (parts, gap) = ([choice, counts.atLeast(height: height)], Metrics.gap + 2 * Self.padding)
    let content =
      isNarrow ? column(gap: 4) { for part in parts { part } } : row(gap: gap) { for part in parts { part } }
    return content.padding(Self.padding, 6).fixed().above(temperamentCard)
  }
}
