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
  /// The event that led to the alert. Screen readers speak it before the title. It can still be seen well on its table.
  package var cause: String?
  /// The style class of the table that the alert belongs to: it is a sheet of the table's material. Nil for an alert of
  /// the program.
  package var style: String?

  package init(
    _ title: String, _ message: String, button: String = tr("OK"), cancel: String? = nil,
    after cause: String? = nil
  ) {
    self.title = title
    self.message = message
    self.button = button
    self.cancel = cancel
    self.cause = cause
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
/// The sheet is in the material of the table that the alert belongs to; the style sheet draws it.
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

  /// An alert above the content of its window.
  init(_ alert: Alert, above content: AnyWidget, pause: PressPause) {
    self.pause = pause
    StyleSheet.use("alerts", alert.style ?? "alerts")
    let titleLabel = Label(alert.title, wraps: true).styled("alert-title").named("alertTitleLabel")
    let messageLabel = Label(alert.message, wraps: true).withoutHyphens()
      .styled("alert-message").named("alertMessageLabel")
    alertButton = Button(alert.button).styled("main").named("alertButton").aligned(.center)
    if alert.isDestructive { alertButton.styled("destructive-action") }
    cancelButton = alert.cancel.map { Button($0).styled("second").named("cancelButton").aligned(.center) }
    let buttons = Box(.horizontal, gap: 12, [cancelButton, alertButton].compactMap { $0 }).aligned(
      .center, .center)
    if cancelButton != nil { buttons.styled("pair") }
    let texts = Box(.vertical, gap: 6, [titleLabel, messageLabel]).aligned(.fill, .center)
    // In a wide sheet, the buttons are beside the texts.
    let inside = LayoutBox([texts, buttons]) {
      firstFitting {
        row(gap: 18) {
          texts.atLeast(width: max(220, titleLabel.naturalWidth))
          buttons.fixed()
        }
        column(gap: 6) {
          texts.fixed()
          buttons.fixed()
        }
      }
    }
    let sheet = Box(
      .vertical, role: .alertDialog, [inside.styled("alert-inside").expanding(vertically: true)])
    if let style = alert.style { sheet.styled(style) }
    let spokenTitle = [alert.cause, alert.title].compactMap { $0 }.joined(separator: " ")
    sheet.styled("alert").named("alert").accessibleLabel(spokenTitle).setAccessibleDescription(alert.message)
    sheet.setAccessibleModal(true)

    let veil = AlertVeil(sheet, above: content)
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
  private let content: AnyWidget

  init(_ sheet: Box, above content: AnyWidget) {
    (self.sheet, self.content) = (sheet, content)
    super.init()
    add(sheet)
  }

  /// The size of the window from which on the sheet grows.
  private static let window = Size(430, 590)
  /// The styles of what the sheet speaks of, which it covers only where there is no other room, and of buttons, which a hand may still
  /// be pressing, with the distance that it moves to cover none of them.
  private static let subjects: KeyValuePairs = [
    "message": 2000.0, "subject": 2000, "die": 2000, "pig-counter": 2000, "player-header": 2000, "pane": 2000,
    "main": 100, "second": 100, "bank-note": 100,
  ]
  /// The scale below which the buttons of the sheet are too small to click.
  private static let minimumScale = 0.74
  /// The distance of the sheet from the edges of a small window, and from what it speaks of.
  private static let (margin, gap) = (6.0, 8.0)

  /// Places the sheet in the middle or, if it would cover what it speaks of there, beside that.
  override func arrange(in area: Area) -> [Placement] {
    let room = area.rect.inset(by: Self.margin)
    let usual = pow(
      max(1, min(area.size.width / Self.window.width, area.size.height / Self.window.height)), 0.7)
    let subjects = Self.subjects.flatMap { style, weight in
      content.visiblePlaces(in: self) { $0.hasStyle(style) }.map { ($0.inset(by: -Self.gap), weight) }
    }
    var best: (place: Rect, scale: Double, cost: Double)?
    for width in [min(368, room.width)] + stride(from: 280, through: 600, by: 20) where best?.cost != 0 {
      let width = max(width, sheet.minimumWidth)
      let height = sheet.naturalHeight(forWidth: width)
      for part in [1, 0.9, 0.8, 0.75] {
        let scale = min(usual * part, room.width / width, room.height / height)
        let middle = room.centered(Size(width * scale + 1, height * scale + 1))
        // In the middle, and beside what it should not cover.
        let lefts = [middle.x] + subjects.flatMap { [$0.0.x + $0.0.width, $0.0.x - middle.width] }
        let tops = [middle.y] + subjects.flatMap { [$0.0.y + $0.0.height, $0.0.y - middle.height] }
        for (left, top) in lefts.flatMap({ left in tops.map { (left, $0) } }) {
          let place = Rect(
            min(max(left, room.x), room.x + room.width - middle.width),
            min(max(top, room.y), room.y + room.height - middle.height), middle.width, middle.height)
          let inner = place.inset(by: 1)
          let covered = subjects.reduce(0) { $0 + ($1.0.overlaps(inner) ? $1.1 : 0) }
          // It leaves the axis only where it must, and is not smaller than usual. Its buttons must be large enough to click.
          let distance = abs(place.x - middle.x) * 2 + abs(place.y - middle.y)
          let smallness = (usual / scale - 1) * 300 + (scale < Self.minimumScale ? 1e5 : 0)
          let cost = covered + smallness + distance / usual
          if cost < best?.cost ?? .infinity { best = (place, scale, cost) }
        }
      }
    }
    return best.map { [sheet.placed(in: $0.place, scale: $0.scale)] } ?? []
  }
}

extension Widget {
  /// The visible places of the descendants that are wanted, in the pixels of another widget, as it arranges its children.
  func visiblePlaces(in other: CustomWidget, of isWanted: (AnyWidget) -> Bool) -> [Rect] {
    children.filter(\.isMapped).flatMap { child in
      var places = child.visiblePlaces(in: other, of: isWanted)
      if isWanted(child), var place = child.visibleBounds(in: other) {
        if other.readsRightToLeft { place.x = Double(other.width) - place.x - place.width }
        places.append(place)
      }
      return places
    }
  }
}
