import Views

/// The alerts of a window, one after the other.
final class AlertQueue: AlertPresenter {
  private let layer: AlertLayer
  private var waiting: [(alert: Alert, completion: () -> Void)] = []
  /// Called when the window's screens can or cannot be played: an alert is in front, or it is closed.
  var onModalChange: (_ isModal: Bool) -> Void = { _ in }

  /// The alerts of the window that a layer belongs to.
  init(in layer: AlertLayer) {
    self.layer = layer
    layer.alertClosed.connect(to: self) { $0.alertClosed() }
  }

  /// Whether an alert is in front.
  var isModal: Bool { !waiting.isEmpty }

  func present(_ alert: Alert, then completion: @escaping () -> Void) {
    waiting.append((alert, completion))
    if waiting.count == 1 { presentNext() }
  }

  /// Ends with its window: what was told is taken for read, and what follows from it happens.
  func finish() {
    let left = waiting
    waiting = []
    for alert in left { alert.completion() }
  }

  private func presentNext() {
    guard let next = waiting.first else { return onModalChange(false) }
    onModalChange(true)
    layer.present(next.alert)
  }

  private func alertClosed() {
    guard isModal else { return }
    layer.dismiss()
    let closed = waiting.removeFirst()
    closed.completion()
    presentNext()
  }
}
