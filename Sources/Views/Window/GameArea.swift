import GtkKit

/// The games of a window, and what can be around them: a bar while a past state is shown, and the tabs of a narrow, high window;
/// and notices above them, of what has just replaced the game and what has been copied, where they cover nothing that is needed.
package final class GameArea: CustomWidget {
  package let playOnPressed: Action<Void>
  package let backToNowPressed: Action<Void>
  var showsTabs = false {
    didSet { if showsTabs != oldValue { queueAllocate() } }
  }

  private typealias Bar = (box: Box, label: Label)

  private let games: AnyWidget
  private let tabs: Box?
  /// The notices and the bar of the past, which are made when they are first shown.
  private var (undo, news, past): (Bar?, Bar?, Bar?)
  /// The size in which notices were placed last.
  private var arranged = Size(0, 0)
  /// Ends the notice of what has happened.
  private var newsTimer: Token?
  private lazy var playOnButton = Button(tr("Play on from Here")).named("playOnButton").styled("suggested")
  private lazy var backToNowButton = Button(tr("Back to Now")).named("backToNowButton")
  /// The text of the bar of the past, and whether it shows a trial: the only way from there is back.
  private var shownPast: (text: String?, isTrial: Bool) = (nil, false)
  /// The areas of other windows, which show the same past.
  private var followers: [() -> GameArea?] = []

  /// How long a notice without a button is shown, in milliseconds.
  private static let newsTime = 4000

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

  /// Whether the notice of what can be undone has the keyboard focus, and whether the bar of the past has it.
  package var undoContainsFocus: Bool { undo?.box.containsFocus == true }
  package var pastContainsFocus: Bool { past?.box.containsFocus == true }

  /// Shows what can be undone; nil for nothing.
  package func showUndo(_ text: String?) { show(text, in: &undo, Self.makeUndo) }

  /// Says for a moment what has happened, until ``endNews()``.
  package func notify(_ text: String) {
    show(text, in: &news) {
      Self.makeNotice(Label(wraps: true).named("newsLabel").expanding(horizontally: true))
    }
    newsTimer = MainLoop.after(milliseconds: Self.newsTime) { [weak self] in self?.endNews() }
    announce(text)
  }

  /// Hides the notice of what has happened.
  package func endNews() {
    newsTimer = nil
    show(nil, in: &news) { Self.makeNotice(Label()) }
  }

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
    let button = Button(tr("Undo")).named("undoButton").labeledByTooltip(tr("Undo (Ctrl+Z)"))
    button.onClicked { button.activate(action: "app.undo") }
    return makeNotice(Label().named("undoLabel"), button)
  }

  private static func makeNotice(_ label: Label, _ button: Button? = nil) -> Bar {
    (Box(.horizontal, gap: 9, [label] + (button.map { [$0] } ?? [])).styled("notice"), label)
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

  override package func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    games.measured(orientation)
  }

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
    // Games that need more height are drawn smaller.
    let scale = min(1, max(room.height, 1) / max(1, games.minimumHeight))
    for notice in notices { bars.append(notice.placed(in: freePlace(for: notice, in: room))) }
    return [games.placed(in: room, scale: scale)] + bars
  }

  private var notices: [Box] { [undo, news].compactMap { $0?.box }.filter(\.isVisible) }

  /// Notices find their place on a page that is laid out, which takes a frame more if it gets another arrangement.
  override package func willArrange(in size: Size) {
    guard size != arranged, !notices.isEmpty else { return }
    arranged = size
    onNextFrame { [self] in onNextFrame { [self] in queueAllocate() } }
  }

  /// The place of a notice at which it covers the least of the controls and of what has a name or is a text, but for the title:
  /// as high as possible, and rather in the middle.
  private func freePlace(for notice: Box, in room: Rect) -> Rect {
    let width = min(room.width, notice.naturalWidth)
    let size = Size(width, notice.naturalHeight(forWidth: width))
    var places: [(rect: Rect, weight: Double)] = []
    for (weight, isNeeded) in [(100.0, \AnyWidget.isFocusable), (1, \.isSomething)] {
      places += games.visiblePlaces(in: self) { $0[keyPath: isNeeded] }.map { ($0, weight) }
    }
    let rows = stride(from: room.y, through: max(room.y, room.y + room.height - size.height), by: 6)
    let candidates = rows.flatMap { y in
      [0.5, 0, 1].map { Rect(room.x + (room.width - size.width) * $0, y, size.width, size.height) }
    }
    let costs = candidates.map { candidate in
      places.reduce(candidate.y * 10) { cost, place in
        let common = place.rect.intersection(candidate)
        return cost + common.width * common.height * place.weight
      }
    }
    return zip(candidates, costs).min { $0.1 < $1.1 }?.0 ?? Rect(size)
  }
}

extension AnyWidget {
  /// Whether the widget has a name or shows a text, and is not a title.
  fileprivate var isSomething: Bool {
    !hasStyle("game-title") && (hasName || Label(self)?.text.isEmpty == false)
  }
}
