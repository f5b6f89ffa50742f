import GtkKit

/// Hangman's flipside: the length of the words and the number of wrong guesses allowed
/// (seeds/evil-hangman.txt, "Features").
package final class FlipsideView: ScreenView {
  package let titleLabel = Label(tr("Settings")).named("titleLabel").styled("game-title")
  package let doneButton = Button(tr("Done")).named("doneButton")
  package let lengthSlider = Slider(0...1, step: 1, page: 3)
  package let lengthLabel = Label().named("lengthLabel")
  package let mistakesSlider = Slider(0...1, step: 1, page: 5)
  package let mistakesLabel = Label().named("mistakesLabel")
  package let messageLabel = Label(wraps: true, role: .status).named("messageLabel").styled("message")

  package let done = Action<Void>("done")
  package let lengthMoved = Action<Int>("lengthMoved")
  package let mistakesMoved = Action<Int>("mistakesMoved")

  private let lengthSketch = Sketch(.slots, named: "lengthSketch")
  private let mistakesSketch = Sketch(.tally, named: "mistakesSketch")
  private let length: Box
  private let mistakes: Box

  package init() {
    length = Self.setting(
      tr("Letters in the word"), lengthLabel, lengthSlider.named("lengthSlider"), lengthSketch)
    mistakes = Self.setting(
      tr("Wrong guesses allowed"), mistakesLabel, mistakesSlider.named("mistakesSlider"), mistakesSketch)
    super.init(style: "hangman", name: "flipsideScreen")
    doneButton.styled("third").tooltip = tr("Back to the game")
    add(titleLabel, doneButton, length, mistakes, messageLabel)
    focusBegins(at: doneButton)
    doneButton.sends(done)
    lengthSlider.sends(lengthMoved)
    mistakesSlider.sends(mistakesMoved)
  }

  private static func setting(_ title: String, _ value: Label, _ slider: Slider, _ sketch: Sketch) -> Box {
    let row = Box(
      .horizontal, gap: 12,
      [
        Label(title).textAligned(0).expanding(horizontally: true).aligned(.fill, .end),
        value.styled("setting-value", "numeric"),
      ])
    return Box(.vertical, [row, slider.accessible(title), sketch]).styled("card")
  }

  /// Shows the word length, as a number and as slots.
  package func showLength(_ length: Int) {
    lengthSlider.value = length
    lengthSlider.accessibleValue = String(length)
    lengthLabel.text = String(length)
    lengthSketch.show(length)
  }

  /// Shows the number of wrong guesses allowed, as a number and as a tally.
  package func showMistakes(_ mistakes: Int) {
    mistakesSlider.value = mistakes
    mistakesSlider.accessibleValue = String(mistakes)
    mistakesLabel.text = String(mistakes)
    mistakesSketch.show(mistakes)
  }

  // MARK: - Layout

  override func layout(_ arrangement: Arrangement, on page: Page) -> Layout {
    column(gap: Metrics.gap) {
      row(gap: Metrics.step) {
        doneButton.frame(width: doneButton.naturalWidth)
        titleLabel.fittingLine()
        Layout.spacer.frame(width: doneButton.naturalWidth)
      }.frame(height: page.height(ofButtons: doneButton, titleLabel, atLeast: 44))
      (arrangement == .short ? settingsRow(page.width) : settingsColumn(page.width)).centered()
    }
  }

  private var messageHeight: Double { 3 * messageLabel.lineHeight }

  private func settingsRow(_ width: Double) -> Layout {
    let height = length.naturalHeight(forWidth: width / 2)
    return column(gap: Metrics.gap) {
      row(gap: Metrics.gap) {
        length
        mistakes
      }.frame(height: height)
      messageLabel.fittingText()
    }.frame(height: height + messageHeight + Metrics.gap)
  }

  private func settingsColumn(_ maximumWidth: Double) -> Layout {
    let width = min(maximumWidth, max(620, length.naturalWidth, mistakes.naturalWidth))
    let height = length.naturalHeight(forWidth: width)
    return column(gap: Metrics.gap) {
      length.frame(height: height)
      mistakes.frame(height: height)
      messageLabel.fittingText()
    }.frame(width: width, height: height * 2 + messageHeight + Metrics.gap * 2)
  }
}
