import GtkKit

/// An alert in front of everything else in its window: a veil, and a card with a title, a text and a button.
///
/// It is part of the window, so it fits a phone's width and grows with a large window. Enter, Space, Escape and the
/// mouse close it.
package final class AlertView {
  let root: WidgetRoot
  /// The button that closes the alert.
  package let alertButton: Button
  let titleLabel: Label
  let closed = Action<Void>("alertClosed")

  init(_ alert: Alert) {
    titleLabel = Label(alert.title, wraps: true).styled("alert-title").named("alertTitleLabel")
    let messageLabel = Label(alert.message, wraps: true).styled("alert-message").named("alertMessageLabel")
    alertButton = Button(alert.button).styled("main").named("alertButton")
    let card = Box(.vertical, gap: 12, role: .alertDialog, [titleLabel, messageLabel, alertButton])
    card.styled("alert").named("alert").accessible(alert.title).setAccessibleDescription(alert.message)
    card.setAccessibleModal(true)

    let veil = Container()
    root = WidgetRoot(veil.styled("veil"))
    veil.add(card)
    var behavior = Container.Behavior()
    behavior.arrange = { size in Self.arrange(card, in: size) }
    veil.behavior = behavior
    alertButton.onClicked { [weak self] in self?.closed.send() }
    veil.onKey(capturing: true) { [weak self] key in
      guard key == .escape || key == .enter else { return false }
      self?.closed.send()
      return true
    }
  }

  private static func arrange(_ card: Box, in size: Size) {
    let width = 290.0
    let height = card.naturalHeight(forWidth: width)
    let room = min((size.width - 24) / width, (size.height - 24) / height)
    let scale = room < 1 ? room : min(room, max(1, min(size.width / 600, size.height / 520)))
    card.place(in: Rect(size).centered(Size(width * scale + 1, height * scale + 1)), scale: scale)
  }
}
