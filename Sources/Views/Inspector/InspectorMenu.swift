import GtkKit

/// The menu of the Inspector: what is used rarely.
package final class InspectorMenu {
  package let smallerButton = Button("A−").named("smallerButton")
  package let largerButton = Button("A+").named("largerButton")
  package let clearButton = Button(trc("messages", "Clear")).named("clearButton")
  package let mermaidButton = Button(tr("Copy as Mermaid")).named("mermaidButton")
  package let svgButton = Button(tr("Save SVG…")).named("svgButton")
  package let askButton = Button(tr("Ask Here…")).named("askHereButton")
  package let saveSessionButton = Button(tr("Save Session…")).named("saveSessionButton")
  package let openSessionButton = Button(tr("Open Session…")).named("openSessionButton")

  package let smallerPressed = Action<Void>("smallerPressed")
  package let largerPressed = Action<Void>("largerPressed")
  package let clearPressed = Action<Void>("clearPressed")
  package let mermaidPressed = Action<Void>("mermaidPressed")
  package let svgPressed = Action<Void>("svgPressed")
  package let saveSessionPressed = Action<Void>("saveSessionPressed")
  package let openSessionPressed = Action<Void>("openSessionPressed")

  /// The button that opens the menu.
  package let button: MenuButton
  /// The entries, which are in no window before the menu is first opened.
  private let entries: WidgetRoot

  init() {
    let sizes = Box(.horizontal, [smallerButton, largerButton]).styled("linked").aligned(.center, .center)
    let groups = [
      [mermaidButton, svgButton], [askButton, saveSessionButton, openSessionButton], [clearButton],
    ].map { Box(.vertical, $0) }
    let entries = WidgetRoot(Box(.vertical, gap: 9, [sizes] + groups).styled("inspector-menu"))
    self.entries = entries
    button = MenuButton(tr("More"), style: "more") { AnyWidget(entries) }
    // A tooltip would cover the first entry.
    button.named("moreButton")
    mermaidButton.tooltip = tr("Copy the selected groups, or the last one, as a Mermaid sequence diagram")
    svgButton.tooltip = tr("Save the selected groups, or the last one, as a picture")
    askButton.tooltip = tr("Ask a question after the selected message, or the last one (F4)")
    saveSessionButton.tooltip = tr("Save all messages, and the games after each action, in a file")
    openSessionButton.tooltip = tr("Show the messages and games of a file")
    clearButton.tooltip = tr("Remove all messages")
    smallerButton.labeledByTooltip(tr("Smaller text (Ctrl −)"))
    largerButton.labeledByTooltip(tr("Larger text (Ctrl +)"))
    smallerButton.sends(smallerPressed)
    largerButton.sends(largerPressed)
    clearButton.sends(clearPressed)
    mermaidButton.sends(mermaidPressed)
    svgButton.sends(svgPressed)
    saveSessionButton.sends(saveSessionPressed)
    openSessionButton.sends(openSessionPressed)
    for entry in [
      clearButton, mermaidButton, svgButton, askButton, saveSessionButton, openSessionButton,
    ] {
      entry.styled("flat").onClicked { [button] in button.popDown() }
    }
  }

  /// Enables the entries that need messages.
  package func enableCopies(_ isEnabled: Bool) {
    for button in [mermaidButton, svgButton, askButton] { button.isSensitive = isEnabled }
  }
}
