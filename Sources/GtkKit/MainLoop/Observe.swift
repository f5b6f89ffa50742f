import Observation

/// Keeps an observation active. Releasing it ends the observation.
public final class ObservationToken {
  private let apply: () -> Void
  private let didApply: () -> Void
  private let willApplyAgain: () -> Void
  /// The position in the order in which observations began.
  private let number: Int

  /// Called before each observer that is notified, for tests.
  public static var willNotify: (() -> Void)?

  private static var count = 0
  /// The observations that are applied again before the next frame, by their numbers.
  private static var pending: [Int: () -> Void] = [:]

  fileprivate init(
    _ willApplyAgain: @escaping () -> Void, _ apply: @escaping () -> Void, _ didApply: @escaping () -> Void
  ) {
    self.willApplyAgain = willApplyAgain
    self.apply = apply
    self.didApply = didApply
    Self.count += 1
    number = Self.count
    track()
  }

  private func track() {
    withObservationTracking(apply) { [weak self] in
      // This is called once, and before the change. Applying before the next frame joins several writes.
      MainActor.assumeIsolated { self?.trackBeforeNextFrame() }
    }
    didApply()
  }

  private func trackBeforeNextFrame() {
    if Self.pending.isEmpty { MainLoop.beforeNextFrame(Self.trackPending) }
    Self.pending[number] = { [weak self] in
      guard let self else { return }
      Self.willNotify?()
      willApplyAgain()
      track()
    }
  }

  private static func trackPending() {
    // The Observation library calls its observers in no particular order.
    let due = pending.sorted { $0.key < $1.key }
    pending = [:]
    for (_, trackAgain) in due { trackAgain() }
  }
}

/// Runs `apply` now, and again after each change of an observable property that it read.
///
/// Observations of the same property run in the order in which they began. `willApplyAgain` is called before `apply` runs again,
/// and `didApply` after `apply`; what they read is not observed.
public func observe(
  willApplyAgain: @escaping () -> Void = {}, didApply: @escaping () -> Void = {},
  _ apply: @escaping () -> Void
) -> ObservationToken {
  ObservationToken(willApplyAgain, apply, didApply)
}
