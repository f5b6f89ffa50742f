import GtkKit

/// The menu of a message, in a popover beside its row.
package final class MessageMenu {
  package let askButton = Button(tr("Ask Here…")).named("askHereButton")
  package let cutButton = Button(tr("Cut This Arrow")).named("cutButton")
  private let popover: Popover

  init(of parent: some Widget, _ askPressed: Action<Void>, _ cutPressed: Action<Void>) {
    let entries = [askButton, cutButton]
    popover = Popover(Box(.vertical, entries).styled("inspector-menu"), of: parent)
    cutButton.tooltip = tr("Deliver nothing on this way, and try what breaks")
    askButton.sends(askPressed)
    cutButton.sends(cutPressed)
    for entry in entries { entry.styled("flat").onClicked { [popover] in popover.popDown() } }
  }

  /// Opens the menu at a place in its parent. Cutting is offered where no result would be missing.
  func open(at place: Rect, canCut: Bool) {
    cutButton.isSensitive = canCut
    popover.popUp(at: place)
  }
}
