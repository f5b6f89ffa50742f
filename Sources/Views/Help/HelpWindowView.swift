import GtkKit

/// The window that tells how to play, in front of that of the games; Escape closes it.
package final class HelpWindowView: SideWindowView {
  package init(_ window: Window, above games: Window, showing screen: WidgetRoot) {
    super.init(window, titled: tr("How to Play"), of: Size(680, 720), showing: screen)
    window.setAttached(to: games)
    window.closes(at: "Escape")
  }
}
