import GtkKit

/// A coin to toss, and how often it showed heads.
package final class CoinView: ScreenView {
  package let headsLabel = Label(role: .status).named("headsLabel")
  package let tossButton = Button(tr("Toss")).named("tossButton")

  package let tossPressed = Action<Void>("tossPressed")

  package init() {
    super.init(style: "coin", name: "coinScreen")
    headsLabel.styled("heads", "numeric")
    tossButton.styled("main").tooltip = tr("Toss the coin (T)")
    add(headsLabel, tossButton)
    focusBegins(at: tossButton)
    tossButton.sends(tossPressed)
  }

  override func layout(_ arrangement: Arrangement, on page: Page) -> Layout {
    column(gap: Metrics.gap) {
      headsLabel.fittingText()
      tossButton.frame(height: page.mainTarget())
    }
  }
}
