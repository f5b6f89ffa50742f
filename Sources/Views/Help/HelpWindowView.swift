import GtkKit

/// The window with How to Play. Escape closes it.
package final class HelpWindowView: SideWindowView {
  package init(_ window: Window, showing screen: WidgetRoot) {
    super.init(window, titled: tr("How to Play"), of: Size(680, 720), showing: screen)
    window.leavesFullScreenAtEscape()
    window.closes(at: "Escape")
  }
}
