import GtkKit

/// The games of a window, and below them a bar while a past state is shown.
package final class PastBar: BarredContent {
  package let playOnPressed: Action<Void>
  package let backToNowPressed: Action<Void>
  /// The text of the bar; nil while it is not shown.
  private var text: String?
  /// Whether it shows a trial: the only way from it is back.
  private var isTrial = false
  private var buttons: (playOn: Button, back: Button)?
  /// The bars of other windows, which show the same.
  private var others: [() -> PastBar?] = []

  /// A bar that is not shown yet. If it follows another one, it shows the same and sends the same actions.
  init(below content: some Widget, following leader: PastBar? = nil) {
    playOnPressed = leader?.playOnPressed ?? Action("playOnPressed")
    backToNowPressed = leader?.backToNowPressed ?? Action("backToNowPressed")
    super.init(content)
    leader?.others.append { [weak self] in self }
    show(leader?.text, isTrial: leader?.isTrial == true)
  }

  /// Shows the bar with a text, or hides it, in all windows: for the past, or for a trial.
  package func show(_ text: String?, isTrial: Bool) {
    (self.text, self.isTrial) = (text, isTrial)
    others.removeAll { $0() == nil }
    for other in others { other()?.show(text, isTrial: isTrial) }
    super.show(text)
    buttons?.playOn.isVisible = !isTrial
    buttons?.back.text = isTrial ? tr("Mend") : tr("Back to Now")
  }

  override package func show(_ text: String?) { show(text, isTrial: false) }

  override func makeBar() -> (box: Box, label: Label) {
    StyleSheet.use("inspector")
    let label = Label(wraps: true, role: .status).named("pastLabel")
    let playOnButton = Button(tr("Play on from Here")).named("playOnButton").styled("suggested")
    let backToNowButton = Button(tr("Back to Now")).named("backToNowButton")
    playOnButton.sends(playOnPressed)
    backToNowButton.sends(backToNowPressed)
    buttons = (playOnButton, backToNowButton)
    let row = Box(.horizontal, gap: 8, homogeneous: true, [playOnButton, backToNowButton])
    let box = Box(.vertical, gap: 8, role: .group, [label, row]).styled("past-bar")
    return (box.accessibleLabel(tr("The past")), label)
  }

  override package func arrange(in area: Area) -> [Placement] {
    var room = area.rect
    guard text != nil, let bar else { return [placedContent(in: room)] }
    let place = placement(of: bar.box, cutting: &room, textSize: bar.label.fontSize)
    return [placedContent(in: room), place]
  }

  /// The bar is as wide as the games, and its texts can be read from the back of a room.
  private func placement(of box: Box, cutting room: inout Rect, textSize: Double) -> Placement {
    let wanted = max(1, Metrics.projectedText(in: Window(of: box)) / textSize)
    let scale = min(wanted, room.width / box.minimumWidth)
    let height = box.naturalHeight(forWidth: room.width / scale) * scale
    return box.placed(in: room.cutBottom(height), scale: scale)
  }
}
