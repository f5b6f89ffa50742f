import GtkKit

/// The bar below the games of a window while a past state is shown. The games have the rest of the height.
package final class PastBar {
  package let playOnPressed: Action<Void>
  package let backToNowPressed: Action<Void>
  /// The games, and below them the bar.
  let frame = Container()
  /// The text of the bar; nil while it is not shown.
  private var text: String?
  private var bar: (box: Box, label: Label)?
  /// The bars of other windows, which show the same.
  private var others: [() -> PastBar?] = []

  /// A bar that is not shown yet; it does and shows the same as `leader`.
  init(below content: some Widget, like leader: PastBar? = nil) {
    playOnPressed = leader?.playOnPressed ?? Action("playOnPressed")
    backToNowPressed = leader?.backToNowPressed ?? Action("backToNowPressed")
    frame.add(content)
    frame.measure = { content.measured($0) }
    frame.arrange = { [weak self] area in
      var room = area.rect
      let bar = self?.bar.map { [Self.placement(of: $0.box, like: $0.label, cutting: &room)] } ?? []
      // Games that are higher than the rest are drawn smaller.
      let scale = min(1, max(room.height, 1) / max(1, Double(content.measured(.vertical).minimum)))
      return [content.placed(in: room, scale: scale)] + bar
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
    let label = Label(wraps: true, role: .status).named("pastLabel")
    let playOnButton = Button(tr("Play on from Here")).named("playOnButton").styled("suggested")
    let backToNowButton = Button(tr("Back to Now")).named("backToNowButton")
    playOnButton.sends(playOnPressed)
    backToNowButton.sends(backToNowPressed)
    let buttons = Box(.horizontal, gap: 8, homogeneous: true, [playOnButton, backToNowButton])
    let box = Box(.vertical, gap: 8, role: .group, [label, buttons]).styled("past-bar")
    frame.add(box.accessible(tr("The past")))
    return (box, label)
  }

  /// As wide as the games, with texts that can be read from the back of a room. Cuts its place off the games' room.
  private static func placement(of box: Box, like label: Label, cutting room: inout Rect) -> Placement {
    let wanted = max(1, Metrics.projectedText(in: Window(of: box)) / label.fontSize)
    let scale = min(wanted, room.width / box.minimumWidth)
    let height = box.naturalHeight(forWidth: room.width / scale) * scale
    return box.placed(in: room.cutBottom(height), scale: scale)
  }
}
