import Observation

/// Observation: whoever has read a property is notified when it changes. No screen knows the others.
final class ObservedController {
  let label = Label()
  private let purse: Purse
  /// Runs what is scheduled for the next frame.
  private let schedule: (@escaping () -> Void) -> Void

  init(_ purse: Purse, schedule: @escaping (@escaping () -> Void) -> Void) {
    (self.purse, self.schedule) = (purse, schedule)
    observe()
  }

  func depositPressed(_ amount: Int) { purse.add(amount) }

  private func observe() {
    withObservationTracking {
      updateUI()
    } onChange: { [weak self] in
      // The model has not changed yet.
      MainActor.assumeIsolated { self?.changed() }
    }
  }

  private func changed() {
    purse.counter.calls += 1
    schedule { [weak self] in self?.observe() }
  }

  private func updateUI() { label.show(credit: purse.credit) }
}
