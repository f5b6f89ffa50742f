import GtkKit

/// The widgets of an alert: a translucent layer, and above it a card with a title, a message and a button.
///
/// The alert is part of its window, so that it fits a phone and grows with a large window. Enter, Space, Escape and a click
/// on the button close it.
package final class AlertView {
  let root: WidgetRoot
  /// The button that closes the alert.
  package let alertButton: Button
  let closed = Action<Void>("closed")

  init(_ alert: Alert) {
    let titleLabel = Label(alert.title, wraps: true).styled("alert-title").named("alertTitleLabel")
    let messageLabel = Label(alert.message, wraps: true).withoutHyphens()
      .styled("alert-message").named("alertMessageLabel")
    alertButton = Button(alert.button).styled("main").named("alertButton")
    let spokenTitle = [alert.cause, alert.title].compactMap { $0 }.joined(separator: " ")
    let card = Box(.vertical, gap: 12, role: .alertDialog, [titleLabel, messageLabel, alertButton])
    card.styled("alert").named("alert").accessible(spokenTitle).setAccessibleDescription(alert.message)
    card.setAccessibleModal(true)

    let veil = Container(arrange: { [Self.placement(of: card, in: $0.size)] })
    root = WidgetRoot(veil.styled("veil").add(card))
    alertButton.sends(closed)
    veil.onKey(capturing: true) { [alertButton] key in
      guard key == .escape || key == .enter else { return false }
      alertButton.click()
      return true
    }
  }

  /// Places the card with the width that allows the largest text, up to a scale that suits the window.
  private static func placement(of card: Box, in size: Size) -> Placement {
    let suitable = max(1, min(size.width / 460, size.height / 480))
    var best = (scale: 0.0, layout: Size(0, 0))
    for width in [290.0, 380, 480, 580].map({ max($0, card.minimumWidth) }) {
      let layout = Size(width, card.naturalHeight(forWidth: width))
      let scale = min(suitable, (size.width - 24) / layout.width, (size.height - 24) / layout.height)
      // At the same scale, a card that is wider than tall is preferred.
      if scale > best.scale || (scale == best.scale && best.layout.height > best.layout.width * 0.8) {
        best = (scale, layout)
      }
    }
    let shown = Size(best.layout.width * best.scale + 1, best.layout.height * best.scale + 1)
    return card.placed(in: Rect(size).centered(shown), scale: best.scale)
  }
}
