import GtkKit

/// Hangman's flipside: how long the words are and how many wrong guesses are allowed
/// (seeds/evil-hangman.txt, "Features").
package final class FlipsideView: ScreenView {
  package let titleLabel = Label(tr("Settings")).named("titleLabel")
  package let doneButton = Button(tr("Done")).named("doneButton")
  package let lengthSlider = Slider(1...24, step: 1, page: 3)
  package let lengthLabel = Label().named("lengthLabel")
  package let mistakesSlider = Slider(1...26, step: 1, page: 5)
  package let mistakesLabel = Label().named("mistakesLabel")
  package let messageLabel = Label(wraps: true, role: .status).named("messageLabel")

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
    titleLabel.styled("game-title")
    doneButton.styled("third").tooltip = tr("Back to the game")
    messageLabel.styled("message")
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

  /// Shows the word length, in figures and in slots.
  package func showLength(_ length: Int) {
    lengthSlider.value = length
    lengthSlider.setAccessibleValue(String(length))
    lengthLabel.text = String(length)
    lengthSketch.show(length)
  }

  /// Shows how many wrong guesses are allowed, in figures and as a tally.
  package func showMistakes(_ mistakes: Int) {
    mistakesSlider.value = mistakes
    mistakesSlider.setAccessibleValue(String(mistakes))
    mistakesLabel.text = String(mistakes)
    mistakesSketch.show(mistakes)
  }

  // MARK: - Layout

  override func arrange(_ arrangement: Arrangement, in page: Rect) {
    var room = page
    var top = room.cutTop(height(ofButtons: doneButton, titleLabel, atLeast: 44), gap: Metrics.gap)
    let side = doneButton.naturalWidth
    doneButton.place(in: top.cutLeft(side, gap: Metrics.step))
    _ = top.cutRight(side, gap: Metrics.step)
    titleLabel.placeLine(in: top)
    let message = 3 * messageLabel.lineHeight
    if arrangement == .short {
      let height = length.naturalHeight(forWidth: room.width / 2)
      var group = room.centered(Size(room.width, height + message + Metrics.gap))
      let cards = group.cutTop(height, gap: Metrics.gap)
      length.place(in: cards.column(0, of: 2, gap: Metrics.gap))
      mistakes.place(in: cards.column(1, of: 2, gap: Metrics.gap))
      messageLabel.placeText(in: group)
    } else {
      let width = min(room.width, max(620, length.naturalWidth, mistakes.naturalWidth))
      let height = length.naturalHeight(forWidth: width)
      var group = room.centered(Size(width, height * 2 + message + Metrics.gap * 2))
      length.place(in: group.cutTop(height, gap: Metrics.gap))
      mistakes.place(in: group.cutTop(height, gap: Metrics.gap))
      messageLabel.placeText(in: group)
    }
  }
}
