import GtkKit

/// The ledger of a game that has ended, on the slate: each guess with the classes of words among which the computer chose.
package final class LedgerView: SlateScreen {
  package let titleLabel = Label(role: .heading).accessibleLevel(1).named("titleLabel").styled("game-title")
  package let backButton = Button(tr("Back")).named("backButton")
  package let newGameButton = Button(tr("New Game")).named("newGameButton")
  package let introductionLabel = Label(wraps: true).named("introductionLabel").styled("ledger-introduction")
  package let ledgerList = LedgerList().named("ledgerList")
  package let answerLabel = Label(wraps: true).named("answerLabel").styled("message")

  package let hideLedger = Action<Void>("hideLedger")
  package let newGamePressed = Action<Void>("newGamePressed")

  package init() {
    super.init(name: "ledgerScreen")
    backButton.styled("third").tooltip = tr("Back to the game")
    newGameButton.styled("third").tooltip = tr("Start a new game")
    answerLabel.aligned(.center, .center)
    add(backButton, titleLabel, newGameButton, introductionLabel, ledgerList, answerLabel)
    focusBegins(at: backButton)
    backButton.sends(hideLedger)
    newGameButton.sends(newGamePressed)
  }

  package func focusNewGameButton() {
    root.traceCall()
    newGameButton.grabFocus()
  }

  // MARK: - Layout

  override func layout(_ arrangement: Arrangement, on page: Page) -> Layout {
    let (isWide, isShort) = (arrangement == .wide, arrangement == .short)
    let isNarrow = arrangement == .narrow && !Self.isTablet(arrangement, page)
    let (wall, margin) = (Self.wall(arrangement), margin(arrangement))
    let answer = answerLabel.fittingText().centered(vertically: true)
      .frame(height: 1.4 * answerLabel.lineHeight + 6)
    let button = max(backButton.naturalWidth, newGameButton.naturalWidth)
    let target = page.mainTarget(atLeast: 32)
    let onSlate = page.inset(by: wall, 0).withMargin(margin, margin) { page in
      column(gap: isWide ? Metrics.step : 3) {
        row(gap: Metrics.step) {
          // A narrow page needs the room for its title.
          backButton.frame(width: isNarrow ? backButton.naturalWidth : button, height: target)
          column {
            titleLabel.fittingLine(minimumScale: 0.4)
            // On a short page, the result of the game is where there is room.
            if isShort { answer }
          }
          newGameButton.frame(width: button, height: target)
        }.frame(height: target)
        introductionLabel.fittingText().padding(Metrics.step, 0).fixed()
        ledgerList.layout.padding(isWide ? 2 * Metrics.gap : Metrics.step, 0)
        if !isShort { answer }
      }
    }
    return onSlate.above(slate).padding(wall, 0)
  }
}
