import GtkKit

/// What a window shows and, above it, an alert while there is one: until it is closed, nothing else there answers.
package final class AlertLayer {
  /// The window's content with the alert above it.
  let root: Overlay
  /// The alert in front, while there is one.
  package private(set) var alert: AlertView?
  package let alertClosed = Action<Void>("alertClosed")

  private let window: Window
  private let content: AnyWidget
  /// The controls outside of the content that an alert disables.
  private var controls: [AnyWidget] = []
  private var focusBeforeAlert: WidgetRoot?

  init(in window: Window, above content: some Widget) {
    self.window = window
    self.content = AnyWidget(content)
    root = Overlay(content)
  }

  /// Disables controls outside of the content, too, while an alert is in front.
  func disable(_ controls: [AnyWidget]) {
    self.controls += controls
    if alert != nil { for control in controls { control.isSensitive = false } }
  }

  /// Puts an alert in front.
  package func present(_ alert: Alert) {
    dismiss()
    let view = AlertView(alert)
    view.closed.connect(to: self) { $0.alertClosed.send() }
    focusBeforeAlert = window.focus.map { WidgetRoot($0) }
    self.alert = view
    setBehindAlert(true)
    root.add(view.root)
    // A screen reader reads an alert when the focus comes to it.
    view.alertButton.grabFocus()
  }

  /// Takes the alert away and gives the focus back.
  package func dismiss() {
    guard let view = alert else { return }
    alert = nil
    // GTK is still busy with the click on the alert's button: the widgets go when it is done.
    view.root.isVisible = false
    MainLoop.idle { [weak self] in self?.root.remove(view.root) }
    setBehindAlert(false)
    focusBeforeAlert?.grabFocus()
    focusBeforeAlert = nil
  }

  private func setBehindAlert(_ isBehind: Bool) {
    content.canTarget = !isBehind
    content.canFocus = !isBehind
    content.setAccessibleHidden(isBehind)
    for control in controls { control.isSensitive = !isBehind }
  }
}
