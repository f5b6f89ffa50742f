import GtkKit

/// The ledger of a game that has ended, on the slate: each guess with the classes of words among which the computer chose.
package final class LedgerView: ScreenView {
  package let titleLabel = ChalkTitle().named("titleLabel")
  package let backButton = Button(tr("Back")).named("backButton")
  package let newGameButton = Button(tr("New Game")).named("newGameButton")
  package let introductionLabel = Label(wraps: true).named("introductionLabel").styled("ledger-introduction")
  package let ledgerList = LedgerList().named("ledgerList")
  package let answerLabel = Label(wraps: true).named("answerLabel").styled("message")

  package let hideLedger = Action<Void>("hideLedger")
  package let newGamePressed = Action<Void>("newGamePressed")

  private let guessCaption = Label(tr("Guess")).styled("caption").textAligned(0)
  private let leftCaption = Label(tr("Words left")).styled("caption").textAligned(1)

  package init() {
    super.init(style: "hangman", name: "ledgerScreen", colors: HangmanColors.self)
    backButton.styled("third").tooltip = tr("Back to the game")
    newGameButton.styled("third").tooltip = tr("Start a new game")
    answerLabel.aligned(.center, .center)
    add(
      backButton, titleLabel, newGameButton, introductionLabel, guessCaption, leftCaption, ledgerList,
      answerLabel)
    focusBegins(at: backButton)
    backButton.sends(hideLedger)
    newGameButton.sends(newGamePressed)
  }

  // MARK: - Layout

  override func drawSurface(_ snapshot: Snapshot, _ surface: Surface) {
    let isWide = surface.arrangement == .wide
    let inside = Rect(surface.page.size).inset(by: MainView.padding.width, MainView.padding.height)
    let slate = inside.inset(by: isWide ? MainView.wall : 0, 0)
    Slate.draw(slate, frame: Slate.frame(isWide: isWide), on: snapshot, surface)
  }

  override func usualScale(_ arrangement: Arrangement, in size: Size) -> Double {
    arrangement.scaleWithTablet(in: size)
  }

  override func layout(_ arrangement: Arrangement, on page: Page) -> Layout {
    let isWide = arrangement == .wide
    let isNarrow = arrangement == .narrow && !arrangement.isTablet(page)
    let margin = Slate.frame(isWide: isWide) + (isWide ? 10 : 5)
    return page.withMargin((isWide ? MainView.wall : 0) + margin, margin) { page in
      column(gap: isWide ? Metrics.step : 3) {
        header(isNarrow, isShort: arrangement == .short, page)
        if arrangement != .short {
          introduction.frame(height: introductionLabel.lineHeight * (isNarrow ? 2.2 : 1.2))
        }
        rows(arrangement).padding(isWide ? 2 * Metrics.gap : Metrics.step, 0)
        if arrangement != .short { answer }
      }
    }
  }

  /// The buttons and the title. On a narrow page, the title is below the buttons. On a short one, the result of the game is
  /// below the title.
  private func header(_ isNarrow: Bool, isShort: Bool, _ page: Page) -> Layout {
    let height = page.mainTarget(atLeast: 32)
    let button = max(backButton.naturalWidth, newGameButton.naturalWidth)
    let buttons = row(gap: Metrics.step) {
      backButton.frame(width: button)
      if isNarrow {
        Layout.spacer
      } else {
        column {
          titleLabel
          if isShort { answer }
        }
      }
      newGameButton.frame(width: button)
    }.frame(height: height)
    return column(gap: 3) {
      buttons
      if isNarrow { titleLabel.fixed() }
    }.fixed()
  }

  private var answer: Layout {
    answerLabel.fittingText().centered(vertically: true).frame(height: 1.4 * answerLabel.lineHeight + 6)
  }

  private var introduction: Layout { introductionLabel.fittingText() }

  /// The captions and the list. On a short page, the introduction is between the captions.
  private func rows(_ arrangement: Arrangement) -> Layout {
    column(gap: 3) {
      row(gap: Metrics.gap) {
        guessCaption.fixed()
        arrangement == .short ? introduction : .spacer
        leftCaption.fixed()
      }.frame(height: guessCaption.lineHeight)
      ledgerList
    }
  }
}
