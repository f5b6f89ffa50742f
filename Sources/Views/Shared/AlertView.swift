import Glibc
import GtkKit

/// A message that the user has to confirm, or a question that the user can cancel.
package struct Alert {
  package var title: String
  package var message: String
  package var button: String
  /// The label of the button that cancels a question; nil for a message.
  package var cancel: String?
  /// Whether the button destroys something. It is red.
  package var isDestructive = false
  /// The event that led to the alert. Screen readers speak it before the title.
  package var cause: String?
  /// The screen that the alert belongs to: it is a sheet of the table's material, above the controls. Nil for an alert of the program.
  package weak var screen: (any Screen)?

  package init(
    _ title: String, _ message: String, button: String = tr("OK"), cancel: String? = nil,
    after cause: String? = nil
  ) {
    (self.title, self.message, self.button) = (title, message, button)
    (self.cancel, self.cause) = (cancel, cause)
  }

  /// Writes the alert to the standard error and completes it, if there is no window to show it. Nobody can confirm a
  /// question then.
  package func completeUnseen(_ completion: () -> Void) {
    guard cancel == nil else { return }
    writeToStandardError()
    completion()
  }

  /// Writes the alert to the standard error, if there is no window to show it.
  package func writeToStandardError() { Program.writeError("\(title). \(message)") }
}

/// The widgets of an alert: a translucent layer, and above it a sheet with a title, a message and its buttons.
///
/// The alert is part of its window, so that it fits a phone and grows with a large window. Enter, Space, Escape and a click
/// on the button close it. Escape cancels a question. Presses other than Escape count only after a pause: they were meant for the game.
package final class AlertView {
  let root: WidgetRoot
  package let alertButton: Button
  /// The button that cancels a question; nil for a message. It has the focus first.
  package let cancelButton: Button?
  /// The pause in which presses do nothing.
  package let pause: PressPause
  let closed = Action<Void>("closed")
  let cancelled = Action<Void>("cancelled")

  /// An alert, and the pause after it has opened.
  init(_ alert: Alert, pause: PressPause) {
    self.pause = pause
    let style = alert.screen?.style
    StyleSheet.use("alerts", style ?? "alerts")
    let titleLabel = Label(alert.title, wraps: true)
      .styled("alert-title").named("alertTitleLabel")
    let messageLabel = Label(alert.message, wraps: true).withoutHyphens()
      .styled("alert-message").named("alertMessageLabel")
    alertButton = Button(alert.button).styled("main").named("alertButton").aligned(.fill, .center)
    if alert.isDestructive { alertButton.styled("destructive-action") }
    cancelButton = alert.cancel.map {
      Button($0).styled("second").named("cancelButton").aligned(.fill, .center)
    }
    let buttons = [cancelButton, alertButton].compactMap { $0 }
    let texts = Box(.vertical, gap: 6, [titleLabel, messageLabel]).aligned(.fill, .center)
    // In a wide sheet, the buttons are beside the texts, and in a narrow one below each other.
    let inside = LayoutBox([texts] + buttons) {
      let pair = row(gap: 12) { for button in buttons { button.fixed() } }
      return firstFitting {
        row(gap: 18) {
          texts.atLeast(width: min(texts.naturalWidth, 46 * texts.characterWidth))
          pair.fixed()
        }
        column(gap: 6) {
          texts.fixed()
          pair.centered().fixed()
        }.centered(vertically: true)
        column(gap: 12) {
          texts.fixed().gap(6)
          for button in buttons.reversed() { button.fixed() }
        }.centered(vertically: true)
      }
    }
    if buttons.count > 1 { inside.styled("pair") }
    let sheet = Box(
      .vertical, role: .alertDialog, [inside.styled("alert-inside").expanding(vertically: true)])
    if let style { sheet.styled(style) }
    let spokenTitle = [alert.cause, alert.title].compactMap { $0 }.joined(separator: " ")
    sheet.styled("alert").named("alert").accessibleLabel(spokenTitle).setAccessibleDescription(alert.message)
    sheet.setAccessibleModal(true)

    let veil = AlertVeil(sheet, of: alert.screen)
    root = WidgetRoot(veil.styled("veil"))
    alertButton.sends(closed)
    cancelButton?.sends(cancelled)
    pause.begin()
    sheet.onPress { [pause] in pause.takePress() }
    veil.onKey(capturing: true) { [alertButton, cancelButton, pause] key in
      if key == .enter || key == .space, pause.takePress() { return true }
      guard key == .escape || key == .enter else { return false }
      let confirms = key == .enter && alertButton.containsFocus
      (confirms ? alertButton : cancelButton ?? alertButton).click()
      return true
    }
  }
}

private final class AlertVeil: CustomWidget {
  private let sheet: Box
  private weak var screen: (any Screen)?

  init(_ sheet: Box, of screen: (any Screen)?) {
    (self.sheet, self.screen) = (sheet, screen)
    super.init()
    add(sheet)
    // The controls move in the frame after the window has got another size.
    (screen as? ScreenView)?.onArranged = { [weak self] in self?.queueAllocate() }
  }

  /// The size of the window from which on the sheet grows.
  private static let window = Size(430, 590)
  /// The scale below which the buttons of the sheet are too small to click.
  private static let minimumScale = 0.74
  /// The scale in a window that has too little room.
  private static let smallestScale = 0.2
  /// The distance of the sheet from the edges, and the width that it has without a screen.
  private static let (margin, width) = (6.0, 368.0)

  /// Lays the sheet over the controls of its screen, which cannot be used meanwhile, so that the table stays in view. Where it
  /// does not fit at the smallest scale, it reaches to the nearer edge of the screen, then from one side to the other, then over
  /// their whole column, then over the screen, and at last over the window. Without controls, it stands at the foot.
  override func arrange(in area: Area) -> [Placement] {
    let room = (screen?.root.visiblePlace(in: self) ?? area.rect).inset(by: Self.margin)
    let usual = pow(
      max(1, min(area.size.width / Self.window.width, area.size.height / Self.window.height)), 0.7)
    let controls =
      screen?.alertGround.compactMap { $0.visiblePlace(in: self)?.inset(by: -Self.margin / 2) } ?? []
    let usualWidth = min(Self.width * usual, room.width)
    let foot = Rect(room.center.x - usualWidth / 2, room.y + room.height, usualWidth, 0)
    let ground = controls.dropFirst().reduce(controls.first ?? foot) { $0.union($1) }
    let isLow = ground.center.y > room.center.y
    let top = isLow ? ground.y : room.y
    let bottom = isLow ? room.y + room.height : ground.y + ground.height
    let places = [
      ground, Rect(ground.x, top, ground.width, bottom - top), Rect(room.x, top, room.width, bottom - top),
      Rect(ground.x, room.y, ground.width, room.height), room,
    ]
    let scales = Self.minimumScale...max(Self.minimumScale, usual)
    let found = places.lazy.compactMap { [self] in placed(in: $0, of: room, isLow: isLow, at: scales) }.first
    let window = area.rect.inset(by: Self.margin)
    return [
      found ?? placed(in: window, of: window, isLow: isLow, at: Self.smallestScale...usual)
        ?? sheet.placed(in: window)
    ]
  }

  /// The sheet in a place of a room, at the largest of some scales; nil if it does not fit at the smallest.
  private func placed(
    in place: Rect, of room: Rect, isLow: Bool, at scales: ClosedRange<Double>
  ) -> Placement? {
    let layout = Layout(
      width: { [sheet] _ in sheet.minimumWidth + 1 },
      height: { [sheet] in sheet.naturalHeight(forWidth: $1) + 1 }, place: { _ in [] })
    let size = Size(place.width, place.height)
    let scale = max(scales.lowerBound, ScaledPage.scale(in: size, upTo: scales.upperBound) { _ in layout })
    let width = max(place.width, layout.width(.minimum) * scale)
    let height = layout.height(.natural, forWidth: width / scale) * scale
    guard width <= room.width, height <= place.height else { return nil }
    let left = min(max(place.center.x - width / 2, room.x), room.x + room.width - width)
    let high = place.height < room.height ? place.height : height
    let start = isLow ? place.y + place.height - high : place.y
    return sheet.placed(in: Rect(left, start, width, high), scale: scale)
  }
}

extension Widget {
  /// The visible place in another widget, as that arranges its children; nil if there is none.
  func visiblePlace(in other: CustomWidget) -> Rect? {
    guard var place = visibleBounds(in: other) else { return nil }
    if other.readsRightToLeft { place.x = Double(other.width) - place.x - place.width }
    return place
  }

  /// The visible places of the descendants that are wanted, in another widget.
  func visiblePlaces(in other: CustomWidget, of isWanted: (AnyWidget) -> Bool) -> [Rect] {
    children.filter(\.isMapped).flatMap { child in
      var places = child.visiblePlaces(in: other, of: isWanted)
      if isWanted(child), let place = child.visiblePlace(in: other) { places.append(place) }
      return places
    }
  }
}
