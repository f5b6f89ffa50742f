import Observation

/// Keeps an observation going; it ends when this is let go.
public final class ObservationToken {
  fileprivate var apply: (() -> Void)?
  fileprivate var isPending = false

  fileprivate func track() {
    isPending = false
    withObservationTracking {
      apply?()
    } onChange: { [weak self] in
      // Called before the change, once: look again when the loop is idle, so that many writes make one refresh.
      MainActor.assumeIsolated {
        guard let self, !self.isPending else { return }
        self.isPending = true
        MainLoop.idle { [weak self] in self?.track() }
      }
    }
  }
}

/// Runs `apply` now, and again after each change to an observable property that it read.
public func observe(_ apply: @escaping () -> Void) -> ObservationToken {
  let token = ObservationToken()
  token.apply = apply
  token.track()
  return token
}
