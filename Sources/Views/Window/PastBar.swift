import GtkKit

/// The games of a window, and below them a bar while a past state is shown.
package final class PastBar: CustomWidget {
  package let playOnPressed: Action<Void>
  package let backToNowPressed: Action<Void>
  private let content: AnyWidget
  /// The text of the bar; nil while it is not shown.
  private var text: String?
  private var bar: (box: Box, label: Label)?
  /// The bars of other windows, which show the same.
  private var others: [() -> PastBar?] = []

  /// A bar that is not shown yet. If it follows another one, it shows the same and sends the same actions.
  init(below content: some Widget, following leader: PastBar? = nil) {
    playOnPressed = leader?.playOnPressed ?? Action("playOnPressed")
    backToNowPressed = leader?.backToNowPressed ?? Action("backToNowPressed")
    self.content = AnyWidget(content)
    super.init()
    add(content)
    leader?.others.append { [weak self] in self }
    show(leader?.text)
  }

  /// Whether the bar has the keyboard focus.
  package var barContainsFocus: Bool { bar?.box.containsFocus == true }

  /// Shows the bar with a text, or removes it.
  package func show(_ text: String?) {
    self.text = text
    others.removeAll { $0() == nil }
    for other in others { other()?.show(text) }
    if let text {
      let (box, label) = bar ?? makeBar()
      label.text = text
      bar = (box, label)
    } else if let (box, _) = bar {
      remove(box)
      bar = nil
    }
    queueAllocate()
  }

  private func makeBar() -> (Box, Label) {
    StyleSheet.use("inspector")
    let label = Label(wraps: true, role: .status).named("pastLabel")
    let playOnButton = Button(tr("Play on from Here")).named("playOnButton").styled("suggested")
    let backToNowButton = Button(tr("Back to Now")).named("backToNowButton")
    playOnButton.sends(playOnPressed)
    backToNowButton.sends(backToNowPressed)
    let buttons = Box(.horizontal, gap: 8, homogeneous: true, [playOnButton, backToNowButton])
    let box = Box(.vertical, gap: 8, role: .group, [label, buttons]).styled("past-bar")
    add(box.accessibleLabel(tr("The past")))
    return (box, label)
  }

  override package func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    content.measured(orientation)
  }

  override package func arrange(in area: Area) -> [Placement] {
    var room = area.rect
    let bar = bar.map { [placement(of: $0.box, cutting: &room, textSize: $0.label.fontSize)] } ?? []
    // Games that are higher than the rest are drawn smaller.
    let scale = min(1, max(room.height, 1) / max(1, content.minimumHeight))
    return [content.placed(in: room, scale: scale)] + bar
  }

  /// The bar is as wide as the games, and its texts can be read from the back of a room.
  private func placement(of box: Box, cutting room: inout Rect, textSize: Double) -> Placement {
    let wanted = max(1, Metrics.projectedText(in: Window(of: box)) / textSize)
    let scale = min(wanted, room.width / box.minimumWidth)
    let height = box.naturalHeight(forWidth: room.width / scale) * scale
    return box.placed(in: room.cutBottom(height), scale: scale)
  }
}
