import GtkKit

/// The games of a window, and what can be around them: a sign that says what has just replaced the game, a bar while a past
/// state is shown, and the tabs of a narrow, high window.
///
/// The sign hangs above the edge of a large table. In a small window, where it would cover a title or a puck, it is a bar, and
/// the games have the rest of the height.
package final class GameArea: CustomWidget {
  package let playOnPressed: Action<Void>
  package let backToNowPressed: Action<Void>
  var showsTabs = false {
    didSet { if showsTabs != oldValue { queueAllocate() } }
  }

  private typealias Bar = (box: Box, label: Label)

  private let games: AnyWidget
  private let tabs: Box?
  /// The bars, which are made when they are first shown.
  private var (undo, past): (Bar?, Bar?)
  private lazy var playOnButton = Button(tr("Play on from Here")).named("playOnButton").styled("suggested")
  private lazy var backToNowButton = Button(tr("Back to Now")).named("backToNowButton")
  /// The text of the bar of the past, and whether it shows a trial: the only way from there is back.
  private var shownPast: (text: String?, isTrial: Bool) = (nil, false)
  /// The areas of other windows, which show the same past.
  private var followers: [() -> GameArea?] = []

  /// The minimum size of an area in which the sign covers nothing.
  private static let largeSize = Size(1000, 680)

  /// An area that shows the past that `leader` shows, if there is one, and sends the same actions.
  init(of games: some Widget, tabs: Box? = nil, following leader: GameArea? = nil) {
    (self.games, self.tabs) = (AnyWidget(games), tabs)
    playOnPressed = leader?.playOnPressed ?? Action("playOnPressed")
    backToNowPressed = leader?.backToNowPressed ?? Action("backToNowPressed")
    super.init()
    add(games)
    if let tabs { add(tabs) }
    leader?.followers.append { [weak self] in self }
    if let shown = leader?.shownPast { showPast(shown.text, isTrial: shown.isTrial) }
  }

  /// Whether the sign has the keyboard focus, and whether the bar of the past has it.
  package var undoContainsFocus: Bool { undo?.box.containsFocus == true }
  package var pastContainsFocus: Bool { past?.box.containsFocus == true }

  /// Shows what can be undone; nil for nothing.
  package func showUndo(_ text: String?) { show(text, in: &undo, Self.makeUndo) }

  /// Shows the bar of the past, or of a trial, in all windows; nil hides it.
  package func showPast(_ text: String?, isTrial: Bool = false) {
    shownPast = (text, isTrial)
    followers.removeAll { $0() == nil }
    for follower in followers { follower()?.showPast(text, isTrial: isTrial) }
    show(text, in: &past, makePast)
    guard past != nil else { return }
    playOnButton.isVisible = !isTrial
    backToNowButton.text = isTrial ? tr("Mend") : tr("Back to Now")
  }

  private func show(_ text: String?, in bar: inout Bar?, _ make: () -> Bar) {
    // Without a bar there is nothing to hide, also after the window has been destroyed.
    guard text != nil || bar != nil else { return }
    if bar == nil {
      let new = make()
      add(new.box)
      bar = new
    }
    if let text { bar?.label.text = text }
    bar?.box.isVisible = text != nil
    queueAllocate()
  }

  private static func makeUndo() -> Bar {
    let label = Label().named("undoLabel")
    let button = Button(tr("Undo")).named("undoButton").labeledByTooltip(tr("Undo (Ctrl+Z)"))
    button.onClicked { button.activate(action: "app.undo") }
    return (Box(.horizontal, gap: 9, [label, button]).styled("undo-notice"), label)
  }

  private func makePast() -> Bar {
    StyleSheet.use("inspector")
    let label = Label(wraps: true, role: .status).named("pastLabel")
    playOnButton.sends(playOnPressed)
    backToNowButton.sends(backToNowPressed)
    let row = Box(.horizontal, gap: 8, homogeneous: true, [playOnButton, backToNowButton])
    let box = Box(.vertical, gap: 8, role: .group, [label, row]).styled("past-bar")
    return (box.accessibleLabel(tr("The past")), label)
  }

  // MARK: - Layout

  private static func isLarge(_ size: Size) -> Bool {
    size.width >= largeSize.width && size.height >= largeSize.height
  }

  override package func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    games.measured(orientation)
  }

  override package func willArrange(in size: Size) { undo?.box.setStyle("bar", !Self.isLarge(size)) }

  override package func arrange(in area: Area) -> [Placement] {
    var (room, bars) = (area.rect, [Placement]())
    func addBelow(_ box: Box, scale: Double) {
      let height = box.naturalHeight(forWidth: room.width / scale) * scale
      bars.append(box.placed(in: room.cutBottom(height), scale: scale))
    }
    if showsTabs, let tabs { addBelow(tabs, scale: min(1, room.width / tabs.minimumWidth)) }
    if let past, past.box.isVisible {
      // Its texts can be read from the back of a room.
      let wanted = max(1, Metrics.projectedText(in: Window(of: self)) / past.label.fontSize)
      addBelow(past.box, scale: min(wanted, room.width / past.box.minimumWidth))
    }
    if let box = undo?.box, box.isVisible {
      let isLarge = Self.isLarge(area.size)
      let width = isLarge ? box.naturalWidth : room.width
      bars.append(box.placed(in: Rect(0, 0, width, box.minimumHeight)))
      if !isLarge { _ = room.cutTop(box.minimumHeight) }
    }
    // Games that need more height are drawn smaller.
    let scale = min(1, max(room.height, 1) / max(1, games.minimumHeight))
    return [games.placed(in: room, scale: scale)] + bars
  }
}
