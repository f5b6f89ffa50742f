import Observation

/// Keeps an observation going; it ends when this is let go.
public final class ObservationToken {
  fileprivate let apply: () -> Void
  /// Counts observations in the order in which they began.
  fileprivate let number: Int
  fileprivate var isPending = false

  private static var count = 0

  fileprivate init(_ apply: @escaping () -> Void) {
    self.apply = apply
    Self.count += 1
    number = Self.count
  }

  fileprivate func track() {
    isPending = false
    withObservationTracking(apply) { [weak self] in
      // Called before the change, once: look again before the next frame, so that many writes make one refresh.
      MainActor.assumeIsolated {
        guard let self, !self.isPending else { return }
        self.isPending = true
        PendingObservations.add(self)
      }
    }
  }
}

/// Runs `apply` now, and again after each change to an observable property that it read.
///
/// Of several that read the same property, the one that began first runs first.
public func observe(_ apply: @escaping () -> Void) -> ObservationToken {
  let token = ObservationToken(apply)
  token.track()
  return token
}

/// The observations that look again before the next frame.
private enum PendingObservations {
  private struct Pending {
    weak var token: ObservationToken?
    let number: Int
  }

  private static var waiting: [Pending] = []

  static func add(_ token: ObservationToken) {
    waiting.append(Pending(token: token, number: token.number))
    guard waiting.count == 1 else { return }
    MainLoop.beforeNextFrame {
      // Observation tells its observers in no particular order.
      let due = waiting.sorted { $0.number < $1.number }
      waiting = []
      for pending in due { pending.token?.track() }
    }
  }
}
