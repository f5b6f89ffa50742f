import GtkKit

/// The window of a detached screen, with the primary menu and alerts.
package final class DetachedWindowView: SideWindowView {
  /// What has just replaced the game.
  package let undoNotice: UndoNotice
  private let past: PastBar

  private let slot = ScreenSlot()
  /// Keeps the slot alive: the screen may move to another window while GTK still uses its old parent.
  private let keptSlot: WidgetRoot

  package init(
    _ window: Window, titled title: String, of size: Size, showing screen: WidgetRoot, menu: PrimaryMenu,
    past games: PastBar
  ) {
    keptSlot = WidgetRoot(slot)
    slot.show(screen)
    past = PastBar(below: slot, following: games)
    undoNotice = UndoNotice(past)
    super.init(window, titled: title, of: size, showing: undoNotice, menu: menu)
  }

  /// Shows the screen of another controller.
  package func show(_ screen: WidgetRoot) { slot.show(screen) }

  /// Releases the screen, even after the window has been destroyed.
  package func releaseScreen() { slot.show(nil) }
}
