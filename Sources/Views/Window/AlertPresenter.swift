import GtkKit

/// Presents alerts, one after another.
package protocol AlertPresenting: AnyObject {
  var isModal: Bool { get }
  /// Opens an alert after those that are open or wait, and runs `completion` when it has been closed. A question that is
  /// cancelled does not run it.
  func present(_ alert: Alert, then completion: @escaping () -> Void)
}

/// Presents the alerts of a window, one after another, above the content of the window.
///
/// While an alert is open, the content does not accept input.
package final class AlertPresenter: AlertPresenting {
  /// The content with the open alert above it.
  let root = Pile()
  package private(set) var alert: AlertView?
  /// Called with true each time an alert opens, and with false when the last one has closed.
  package var onModalChange: (_ isModal: Bool) -> Void = { _ in }
  /// The time in which presses do not answer an alert that has just opened.
  package var time = TimeSource.system

  /// The window; nil after it has been destroyed.
  private var window: Window?
  let content: AnyWidget
  /// The controls outside of the content that an alert disables.
  private let controls: [AnyWidget]
  /// The open alert and those that wait, with their completions.
  private var queue: [(alert: Alert, completion: () -> Void)] = []
  /// The alerts of screens that are not shown meanwhile.
  private var held: [(alert: Alert, completion: () -> Void)] = []
  private var focusBeforeAlert: WidgetRoot?

  /// A presenter of alerts, which disable the content and other controls.
  init(in window: Window, above content: some Widget, disabling controls: [AnyWidget]) {
    (self.window, self.controls, self.content) = (window, controls, AnyWidget(content))
    root.add(content)
    window.onDestroyed { [weak self] in self?.window = nil }
  }

  package var isModal: Bool { !queue.isEmpty }

  /// If the window has been destroyed, the alert is written to the standard error and `completion` runs immediately.
  /// A question is dropped then.
  package func present(_ alert: Alert, then completion: @escaping () -> Void = {}) {
    guard window != nil else {
      return alert.completeUnseen(completion)
    }
    queue.append((alert, completion))
    if queue.count == 1 { openNext() }
  }

  /// Completes the open alert, and passes those that wait to the presenter of another window.
  package func close(passingTo other: AlertPresenter) {
    let rest = queue
    queue = []
    if let first = rest.first, first.alert.cancel == nil { first.completion() }
    for next in rest.dropFirst() { other.present(next.alert, then: next.completion) }
    other.held += held
    held = []
  }

  /// Takes the alerts away without completing them: their screens are not shown until ``presentHeld()``.
  package func hold() {
    guard isModal else { return }
    held += queue
    queue = []
    if alert?.root.containsFocus != true { focusBeforeAlert = nil }
    removeAlert()
    onModalChange(false)
  }

  /// Presents the alerts that were taken away again.
  package func presentHeld() {
    let alerts = held
    held = []
    for next in alerts { present(next.alert, then: next.completion) }
  }

  /// Forgets the alerts that were taken away: their screens will not be shown again.
  package func dropHeld() { held = [] }

  /// Writes the alerts that wait to the standard error, when the program ends with its last window.
  ///
  /// Their completions do not run: they would change games that are saved as they are.
  package func close() {
    for next in queue.dropFirst() where next.alert.cancel == nil { next.alert.writeToStandardError() }
    queue = []
  }

  private func openNext() {
    guard let next = queue.first, let window else { return onModalChange(false) }
    onModalChange(true)
    let view = AlertView(next.alert, pause: PressPause(time: time))
    view.closed.connect(to: self) { $0.end(isConfirmed: true) }
    view.cancelled.connect(to: self) { $0.end(isConfirmed: false) }
    focusBeforeAlert = window.focus.map { WidgetRoot($0) }
    alert = view
    setModal(true)
    root.add(view.root)
    // Screen readers read an alert when it gets the focus.
    (view.cancelButton ?? view.alertButton).grabFocus()
  }

  private func end(isConfirmed: Bool) {
    guard isModal, window != nil else { return }
    removeAlert()
    let ended = queue.removeFirst()
    if isConfirmed { ended.completion() }
    // The completion may have opened another alert.
    if alert == nil { openNext() }
  }

  private func removeAlert() {
    guard let view = alert else { return }
    alert = nil
    // GTK is still handling the click on the alert's button: the widgets are removed after that.
    view.root.isVisible = false
    MainLoop.idle { [weak self] in
      if self?.window != nil { self?.root.remove(view.root) }
    }
    setModal(false)
    focusBeforeAlert?.grabFocusOrFallback()
    focusBeforeAlert = nil
  }

  private func setModal(_ isModal: Bool) {
    content.canTarget = !isModal
    content.canFocus = !isModal
    content.setAccessibleHidden(isModal)
    for control in controls { control.isSensitive = !isModal }
    window?.setStyle("modal", isModal)
  }
}
