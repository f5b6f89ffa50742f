import CGtk
import Glibc

/// GLib's default main loop.
public enum MainLoop {
  /// The time of the monotonic clock when the loop began what runs now, in milliseconds: it stands still meanwhile.
  public static var milliseconds: Double {
    Double(g_main_current_source().map { g_source_get_time($0) } ?? g_get_monotonic_time()) / 1000
  }

  /// Runs `work` once after `milliseconds`, unless the token is released before.
  public static func after(milliseconds: Int, _ work: @escaping () -> Void) -> Token {
    var source: guint = 0
    let run = {
      source = 0
      work()
      return false
    }
    // The owner of the token ends it: it is not counted.
    let box = ClosureBox<() -> Bool>(run, isCounted: false)
    source = g_timeout_add_full(
      G_PRIORITY_DEFAULT, guint(milliseconds), sourceFunction, box.retainedPointer(), releaseNotify)
    return Token { if source != 0 { g_source_remove(source) } }
  }

  /// Runs `work` once when the loop has nothing more urgent to do.
  public static func idle(_ work: @escaping () -> Void) { idle(G_PRIORITY_DEFAULT_IDLE, work) }

  /// Runs `work` after the current event has been handled and before the next one; immediately if no event is handled.
  ///
  /// Use this in a handler that removes widgets from their window: GTK goes on to use them after the handler has
  /// returned.
  public static func afterEvent(_ work: @escaping () -> Void) {
    if g_main_depth() == 0 { work() } else { idle(G_PRIORITY_HIGH, work) }
  }

  /// Runs `work` after the current event, and before the next frame.
  ///
  /// When events arrive faster than frames are drawn, GDK draws right after its events, at a priority of
  /// `GDK_PRIORITY_EVENTS + 1`. Work of a lower priority than events could wait until they stop.
  public static func beforeNextFrame(_ work: @escaping () -> Void) { idle(G_PRIORITY_DEFAULT, work) }

  private static func idle(_ priority: gint, _ work: @escaping () -> Void) {
    let box = ClosureBox<() -> Bool> {
      work()
      return false
    }
    g_idle_add_full(priority, sourceFunction, box.retainedPointer(), releaseNotify)
  }

  /// Runs one iteration of the loop, which waits for an event if `mayBlock` is true. Returns whether one was dispatched.
  @discardableResult
  public static func iterate(mayBlock: Bool = false) -> Bool {
    g_main_context_iteration(nil, mayBlock ? 1 : 0) != 0
  }

  /// Makes GLib's loop serve libdispatch's main queue, which runs `Task { @MainActor }` and isolated deinits.
  ///
  /// `g_application_run` alone does not. Call this before the loop runs.
  public static func serveMainQueue() { _ = mainQueueSource }

  private static let mainQueueSource = g_unix_fd_add_full(
    G_PRIORITY_DEFAULT, _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
    { descriptor, _, _ in
      drainMainQueue(descriptor)
      return 1  // G_SOURCE_CONTINUE
    }, nil, nil)

  /// Waits for work on libdispatch's main queue and runs it, without GLib's loop: the display may be lost.
  public static func serveMainQueueOnce() {
    var event = pollfd(fd: _dispatch_get_main_queue_handle_4CF(), events: Int16(POLLIN), revents: 0)
    poll(&event, 1, -1)
    drainMainQueue(event.fd)
  }
}

private nonisolated func drainMainQueue(_ descriptor: gint) {
  // Read the eventfd first: otherwise it stays readable, and the loop would spin.
  var count: UInt64 = 0
  _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
  _dispatch_main_queue_callback_4CF(nil)
}
