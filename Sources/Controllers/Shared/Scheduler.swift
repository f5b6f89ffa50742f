import Views

/// Runs work later; tests swap it for one that they step by hand.
package struct Scheduler {
  /// Runs the work once after so many milliseconds, unless what it returns is let go or cancelled before.
  package var after: (_ milliseconds: Int, _ work: @escaping () -> Void) -> Scheduled

  package init(after: @escaping (_ milliseconds: Int, _ work: @escaping () -> Void) -> Scheduled) {
    self.after = after
  }

  /// The main loop's own clock.
  package static let mainLoop = Scheduler { milliseconds, work in
    let timer = MainLoop.after(milliseconds: milliseconds, work)
    return Scheduled { timer.cancel() }
  }
}

/// Work that waits for its time; letting go of it calls it off.
@MainActor package final class Scheduled {
  private let cancellation: () -> Void

  package init(_ cancellation: @escaping () -> Void) { self.cancellation = cancellation }

  isolated deinit { cancellation() }
}
