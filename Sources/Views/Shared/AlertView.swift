import GtkKit

/// A message that the user has to confirm, or a question that the user can cancel.
package struct Alert {
  package var title: String
  package var message: String
  package var button: String
  /// The label of the button that cancels a question; nil for a message.
  package var cancel: String?
  /// The event that led to the alert. Screen readers speak it before the title.
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
/// on the button close it. Escape cancels a question.
package final class AlertView {
  let root: WidgetRoot
  package let alertButton: Button
  /// The button that cancels a question; nil for a message. It has the focus first.
  package let cancelButton: Button?
  let closed = Action<Void>("closed")
  let cancelled = Action<Void>("cancelled")

  init(_ alert: Alert) {
    StyleSheet.use("alerts")
    let titleLabel = Label(alert.title, wraps: true).styled("alert-title").named("alertTitleLabel")
    let messageLabel = Label(alert.message, wraps: true).withoutHyphens()
      .styled("alert-message").named("alertMessageLabel")
    alertButton = Button(alert.button).styled("main").named("alertButton").aligned(.center)
    cancelButton = alert.cancel.map { Button($0).styled("second").named("cancelButton").aligned(.center) }
    let buttons = Box(.horizontal, gap: 12, [cancelButton, alertButton].compactMap { $0 }).aligned(.center)
    if cancelButton != nil { buttons.styled("pair") }
    let inside = Box(.vertical, gap: 9, [titleLabel, messageLabel, buttons])
    let sheet = Box(
      .vertical, role: .alertDialog, [inside.styled("alert-inside").expanding(vertically: true)])
    if let style = alert.style { sheet.styled(style) }
    let spokenTitle = [alert.cause, alert.title].compactMap { $0 }.joined(separator: " ")
    sheet.styled("alert").named("alert").accessibleLabel(spokenTitle).setAccessibleDescription(alert.message)
    sheet.setAccessibleModal(true)

    let veil = AlertVeil(sheet)
    root = WidgetRoot(veil.styled("veil"))
    alertButton.sends(closed)
    cancelButton?.sends(cancelled)
    veil.onKey(capturing: true) { [alertButton, cancelButton] key in
      guard key == .escape || key == .enter else { return false }
      let confirms = key == .enter && alertButton.containsFocus
      (confirms ? alertButton : cancelButton ?? alertButton).click()
      return true
    }
  }
}

private final class AlertVeil: CustomWidget {
  private let sheet: Box

  init(_ sheet: Box) {
    self.sheet = sheet
    super.init()
    add(sheet)
  }

  /// The width of the sheet, and the size of the window from which on both grow.
  private static let width = 368.0
  private static let window = Size(430, 590)
  /// The distance of the sheet from the edges of a small window.
  private static let margin = 12.0

  /// Places the sheet with the width that allows the largest text, up to a scale that fits the window.
  override func arrange(in area: Area) -> [Placement] {
    let (size, window) = (area.size, Self.window)
    let fitting = max(1, min(size.width / window.width, size.height / window.height))
    let room = area.rect.inset(by: Self.margin)
    var best = (scale: 0.0, layout: Size(0, 0))
    var isWide: Bool { best.layout.height <= best.layout.width * 0.8 }
    // Once the sheet has the largest scale and is wide, no other width is better, and to measure one takes time.
    for width in [min(Self.width, room.width)] + stride(from: 280, through: 600, by: 20)
    where best.scale < fitting || !isWide {
      let width = max(width, sheet.minimumWidth)
      let layout = Size(width, sheet.naturalHeight(forWidth: width))
      let scale = min(fitting, room.width / layout.width, room.height / layout.height)
      // At the same scale, a sheet that is wider than tall is preferred.
      if scale > best.scale || (scale == best.scale && !isWide) { best = (scale, layout) }
    }
    let shown = Size(best.layout.width * best.scale + 1, best.layout.height * best.scale + 1)
    // In the lower third, it does not cover what it speaks of.
    let y = min(area.size.height * 5 / 6 - shown.height / 2, area.size.height - Self.margin - shown.height)
    let place = Rect((area.size.width - shown.width) / 2, max(0, y), shown.width, shown.height)
    return [sheet.placed(in: place, scale: best.scale)]
  }
}
