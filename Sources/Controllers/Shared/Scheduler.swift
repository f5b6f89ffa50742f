import Views

/// Runs work later. Tests replace it with one that they control.
package struct Scheduler {
  /// Runs work once after a delay in milliseconds, unless the returned value is released before.
  package var after: (_ milliseconds: Int, _ work: @escaping () -> Void) -> Scheduled

  package init(after: @escaping (_ milliseconds: Int, _ work: @escaping () -> Void) -> Scheduled) {
    self.after = after
  }

  /// Schedules work on the main loop.
  package static let mainLoop = Scheduler { milliseconds, work in
    let timer = MainLoop.after(milliseconds: milliseconds, work)
    return Scheduled { timer.cancel() }
  }
}

/// Scheduled work, which is cancelled when this is released.
@MainActor package final class Scheduled {
  private let cancellation: () -> Void

  package init(_ cancellation: @escaping () -> Void) { self.cancellation = cancellation }

  isolated deinit { cancellation() }
}
