import Observation

/// Keeps an observation active. Releasing it ends the observation.
public final class ObservationToken {
  fileprivate let apply: () -> Void
  /// The position in the order in which observations began.
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
      // This is called once, and before the change. Applying before the next frame joins several writes.
      MainActor.assumeIsolated {
        guard let self, !self.isPending else { return }
        self.isPending = true
        PendingObservations.add(self)
      }
    }
  }
}

/// Runs `apply` now, and again after each change of an observable property that it read.
///
/// Observations of the same property run in the order in which they began.
public func observe(_ apply: @escaping () -> Void) -> ObservationToken {
  let token = ObservationToken(apply)
  token.track()
  return token
}

/// The observations that are applied again before the next frame.
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
      // The Observation library calls its observers in no particular order.
      let due = waiting.sorted { $0.number < $1.number }
      waiting = []
      for pending in due { pending.token?.track() }
    }
  }
}
