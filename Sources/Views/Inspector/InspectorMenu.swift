import GtkKit

/// The menu of the Inspector: what is used rarely.
package final class InspectorMenu {
  package let smallerButton = Button("A−").named("smallerButton")
  package let largerButton = Button("A+").named("largerButton")
  package let svgButton = Button(tr("Save SVG…")).named("svgButton")
  package let askButton = Button(tr("Ask Here…")).named("askHereButton")
  package let saveSessionButton = Button(tr("Save Session…")).named("saveSessionButton")
  package let openSessionButton = Button(tr("Open Session…")).named("openSessionButton")
  package let clearButton = Button(trc("messages", "Clear")).named("clearButton")

  package let button: MenuButton
  /// The entries, which are in no window before the menu is first opened.
  private let entries: WidgetRoot

  init(_ chosen: Action<InspectorAction>) {
    let sizes = Box(.horizontal, [smallerButton, largerButton]).styled("linked").aligned(.center, .center)
    let groups = [
      [svgButton], [askButton, saveSessionButton, openSessionButton], [clearButton],
    ].map { Box(.vertical, $0) }
    let entries = WidgetRoot(Box(.vertical, gap: 9, [sizes] + groups).styled("inspector-menu"))
    self.entries = entries
    button = MenuButton(tr("More"), style: "more") { AnyWidget(entries) }
    // A tooltip would cover the first entry.
    button.named("moreButton").accessibleLabel(tr("More"))
    smallerButton.labeledByTooltip(tr("Smaller text (Ctrl −)")).sends(chosen, .smaller)
    largerButton.labeledByTooltip(tr("Larger text (Ctrl +)")).sends(chosen, .larger)
    for (entry, action, tooltip) in [
      (svgButton, InspectorAction.saveSVG, tr("Save the selected groups, or the last one, as a picture")),
      (askButton, .ask, tr("Ask a question after the selected message, or the last one (F4)")),
      (saveSessionButton, .saveSession, tr("Save all messages, and the games after each action, in a file")),
      (openSessionButton, .openSession, tr("Show the messages and games of a file")),
      (clearButton, .clear, tr("Remove all messages")),
    ] {
      entry.styled("flat").tooltip = tooltip
      entry.sends(chosen, action)
      entry.onClicked { [button] in button.popDown() }
    }
  }
}

/// The menu of a message, in a popover beside its row.
package final class MessageMenu {
  package let askButton = Button(tr("Ask Here…")).named("askHereButton")
  package let cutButton = Button(tr("Cut This Arrow")).named("cutButton")
  private let popover: Popover

  init(of parent: some Widget, _ chosen: Action<InspectorAction>) {
    let entries = [askButton, cutButton]
    popover = Popover(Box(.vertical, entries).styled("inspector-menu"), of: parent)
    askButton.sends(chosen, .ask)
    cutButton.sends(chosen, .cut)
    for entry in entries { entry.styled("flat").onClicked { [popover] in popover.popDown() } }
  }

  /// Opens the menu at a place in its parent. `refusal` says why the arrow cannot be cut.
  func open(at place: Rect, refusal: String?) {
    cutButton.isSensitive = refusal == nil
    cutButton.tooltip = refusal ?? tr("Deliver nothing along this arrow, and see what breaks")
    popover.popUp(at: place)
  }
}
