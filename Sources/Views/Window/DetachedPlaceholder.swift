import GtkKit

/// The content of a tab whose screen is in a detached window: the sign of the game, on the material of its table.
package final class DetachedPlaceholder: Screen {
  package let root: WidgetRoot
  package let bringBackButton = Button(tr("Bring Back")).named("bringBackButton")
  package let bringBackPressed = Action<Void>("bringBackPressed")
  package var initialFocus: AnyWidget? { AnyWidget(bringBackButton) }

  private let page = ScaledPage()

  /// A placeholder for a screen of a game, which is given by its title, its style and the icon of its tab.
  package init(of screen: String, style: String, icon: TabIcon) {
    let sign = GameSign(bringBackButton)
    sign.show(tr("{screen} is in its own window.", ["screen": screen]), icon, style: style)
    root = WidgetRoot(page.add(sign))
    for style in SheetPage.styles(of: style) { root.setStyle(style, true) }
    // The sign is larger in a large window.
    page.usualScale = { max(1, min($0.width / 600, $0.height / 480)) }
    page.layout = { [sign] page in page.withMargin(Metrics.gap, Metrics.gap) { _ in sign.centered } }
    bringBackButton.sends(bringBackPressed)
  }
}
