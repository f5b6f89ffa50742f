import GtkKit

/// The bar over the games of a window while a past state is shown.
package final class PastBar {
  package let playOnPressed: Action<Void>
  package let backToNowPressed: Action<Void>
  /// The games, and over their bottom edge the bar.
  let frame = Container()
  /// The text of the bar; nil while it is not shown.
  private var text: String?
  private var bar: (box: Box, label: Label)?
  /// The bars of other windows, which show the same.
  private var others: [() -> PastBar?] = []

  /// A bar that is not shown yet; it does and shows the same as `leader`.
  init(over content: some Widget, like leader: PastBar? = nil) {
    playOnPressed = leader?.playOnPressed ?? Action("playOnPressed")
    backToNowPressed = leader?.backToNowPressed ?? Action("backToNowPressed")
    frame.add(content)
    frame.measure = { content.measured($0) }
    frame.arrange = { [weak self] area in
      [content.placed(in: area.rect)] + (self?.bar.map { Self.placement(of: $0.box, in: area) } ?? [])
    }
    leader?.others.append { [weak self] in self }
    show(leader?.text)
  }

  /// Whether the bar has the keyboard focus.
  package var containsFocus: Bool { bar?.box.containsFocus == true }

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
      frame.remove(box)
      bar = nil
    }
    frame.queueAllocate()
  }

  private func makeBar() -> (Box, Label) {
    StyleSheet.use("inspector")
    let label = Label(role: .status).named("pastLabel")
    let playOnButton = Button(tr("Play on from Here")).named("playOnButton").styled("suggested")
    let backToNowButton = Button(tr("Back to Now")).named("backToNowButton")
    playOnButton.sends(playOnPressed)
    backToNowButton.sends(backToNowPressed)
    let buttons = Box(.horizontal, gap: 8, homogeneous: true, [playOnButton, backToNowButton])
    let box = Box(.vertical, gap: 8, role: .group, [label, buttons]).styled("past-bar")
    frame.add(box.accessible(tr("The past")))
    return (box, label)
  }

  /// As wide as the games, and in a large window readable from the back of a room.
  private static func placement(of box: Box, in area: Area) -> [Placement] {
    let size = area.size
    let wanted = max(1, min(size.width / 560, size.height / 620, 2.5))
    let scale = min(wanted, size.width / box.minimumWidth)
    var room = area.rect
    let height = box.naturalHeight(forWidth: size.width / scale) * scale
    return [box.placed(in: room.cutBottom(height), scale: scale)]
  }
}
