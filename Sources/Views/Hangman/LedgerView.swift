import GtkKit

/// The ledger of a game that has ended, on the slate: each guess with the classes of words among which the computer chose.
package final class LedgerView: ScreenView {
  package let titleLabel = Label().named("titleLabel").styled("game-title")
  package let backButton = Button(tr("Back")).named("backButton")
  package let newGameButton = Button(tr("New Game")).named("newGameButton")
  package let introductionLabel = Label(wraps: true).named("introductionLabel").styled("ledger-introduction")
  package let list = LedgerList()
  package let answerLabel = Label(wraps: true).named("answerLabel").styled("message")

  package let hideLedger = Action<Void>("hideLedger")
  package let newGamePressed = Action<Void>("newGamePressed")

  private let title: ChalkTitle
  private let guessCaption = Label(tr("Guess")).styled("caption").textAligned(0)
  private let leftCaption = Label(tr("Words left")).styled("caption").textAligned(1)

  package init() {
    title = ChalkTitle(titleLabel)
    super.init(style: "hangman", name: "ledgerScreen")
    backButton.styled("third").tooltip = tr("Back to the game")
    newGameButton.styled("third").tooltip = tr("Start a new game")
    answerLabel.aligned(.center, .center)
    add(
      backButton, title, newGameButton, introductionLabel, guessCaption, leftCaption, list, answerLabel)
    focusBegins(at: backButton)
    backButton.sends(hideLedger)
    newGameButton.sends(newGamePressed)
  }

  // MARK: - Layout

  override func drawSurface(_ canvas: Canvas, _ surface: Surface) {
    let isWide = surface.arrangement == .wide
    let inside = Rect(surface.page.size).inset(by: MainView.padding.width, MainView.padding.height)
    let slate = inside.inset(by: isWide ? MainView.wall : 0, 0)
    Slate.draw(slate, frame: Slate.frame(isWide: isWide), on: canvas, surface)
  }

  override func layout(_ arrangement: Arrangement, on page: Page) -> Layout {
    let isWide = arrangement == .wide
    let margin = Slate.frame(isWide: isWide) + (isWide ? 10 : 5)
    return page.withMargin((isWide ? MainView.wall : 0) + margin, margin) { page in
      column(gap: isWide ? Metrics.step : 3) {
        head(arrangement, page)
        introductionLabel.fittingText().frame(
          height: introductionLabel.lineHeight * (arrangement == .narrow ? 2.2 : 1.2))
        rows.padding(isWide ? 2 * Metrics.gap : Metrics.step, 0)
        // A short page has no room for it.
        if arrangement != .short {
          answerLabel.plate().frame(height: 1.4 * answerLabel.lineHeight + 6)
        }
      }
    }
  }

  /// The buttons and the title, which is below them on a narrow page.
  private func head(_ arrangement: Arrangement, _ page: Page) -> Layout {
    let height = page.height(ofButtons: backButton, atLeast: 32)
    let button = max(backButton.naturalWidth, newGameButton.naturalWidth)
    let titleHeight = naturalHeight(of: title)
    guard arrangement == .narrow else {
      return row(gap: Metrics.step) {
        backButton.frame(width: button)
        title
        newGameButton.frame(width: button)
      }.frame(height: max(height, titleHeight))
    }
    return column(gap: 3) {
      row {
        backButton.frame(width: button)
        Layout.spacer
        newGameButton.frame(width: button)
      }.frame(height: height)
      title
    }.frame(height: height + 3 + titleHeight)
  }

  private var rows: Layout {
    column(gap: 3) {
      row(gap: Metrics.gap) {
        guessCaption.fittingLine()
        leftCaption.fittingLine()
      }.frame(height: naturalHeight(of: guessCaption))
      list
    }
  }
}
