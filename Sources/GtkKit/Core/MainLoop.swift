import CGtk
import Glibc

/// GLib's main loop, as the rest of the program sees it.
public enum MainLoop {
  /// Work that waits for its time; it is called off when this is let go or ``cancel()`` is called.
  public final class Timer {
    fileprivate var source: guint = 0
    fileprivate var work: (() -> Void)?

    /// Calls the work off; harmless when it has run.
    public func cancel() {
      guard source != 0 else { return }
      g_source_remove(source)
      source = 0
    }

    isolated deinit { cancel() }
  }

  /// Runs `work` once after so many milliseconds, unless the timer is cancelled or let go before.
  public static func after(milliseconds: Int, _ work: @escaping () -> Void) -> Timer {
    let timer = Timer()
    timer.work = work
    let data = Unmanaged.passRetained(WeakTimer(timer)).toOpaque()
    timer.source = g_timeout_add_full(
      G_PRIORITY_DEFAULT, guint(milliseconds),
      { data in
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated {
          let timer = data.flatMap { Unmanaged<WeakTimer>.fromOpaque($0).takeUnretainedValue().timer }
          timer?.source = 0
          timer?.work?()
        }
        return 0  // G_SOURCE_REMOVE
      }, data, { data in data.map { Unmanaged<AnyObject>.fromOpaque($0).release() } })
    return timer
  }

  /// Runs `work` once the loop has nothing more urgent to do.
  public static func idle(_ work: @escaping () -> Void) { idle(G_PRIORITY_DEFAULT_IDLE, work) }

  /// Runs `work` as soon as the current event has been handled, before the next one; at once where no event is handled.
  ///
  /// A handler that takes widgets out of their window does so here: GTK goes on to use them after the handler has returned.
  public static func afterEvent(_ work: @escaping () -> Void) {
    if g_main_depth() == 0 { work() } else { idle(G_PRIORITY_HIGH, work) }
  }

  /// Runs `work` once what has happened is dealt with, and before the next frame.
  static func beforeNextFrame(_ work: @escaping () -> Void) { idle(G_PRIORITY_HIGH_IDLE, work) }

  private static func idle(_ priority: gint, _ work: @escaping () -> Void) {
    let data = Unmanaged.passRetained(SignalBox(work)).toOpaque()
    g_idle_add_full(
      priority,
      { data in
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated { unbox(data, (() -> Void).self)?() }
        return 0  // G_SOURCE_REMOVE
      }, data,
      { data in
        data.map { Unmanaged<AnyObject>.fromOpaque($0).release() }
        MainActor.assumeIsolated { SignalBoxes.live -= 1 }
      })
  }

  /// Handles what is pending, and waits for one event where `mayBlock`; false where there was nothing to do.
  @discardableResult
  public static func iterate(mayBlock: Bool = false) -> Bool {
    g_main_context_iteration(nil, mayBlock ? 1 : 0) != 0
  }

  private final class WeakTimer {
    weak var timer: Timer?

    init(_ timer: Timer) { self.timer = timer }
  }

  /// Has GLib's loop serve libdispatch's main queue, on which `Task { @MainActor }` and isolated deinits run.
  ///
  /// `g_application_run` alone never does. Call once, before the loop runs.
  public static func serveMainQueue() {
    guard !servesMainQueue else { return }
    servesMainQueue = true
    g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
      { descriptor, _, _ in
        // Read the eventfd first: it stays readable otherwise, and the loop would spin.
        var count: UInt64 = 0
        _ = readEvent(descriptor, &count)
        _dispatch_main_queue_callback_4CF(nil)
        return 1  // G_SOURCE_CONTINUE
      }, nil, nil)
  }

  private static var servesMainQueue = false

  /// Waits for work on libdispatch's main queue and does it, without GLib's loop: GTK and its display may be gone.
  public static func serveMainQueueOnce() {
    // Reading it does not wait.
    var event = pollfd(fd: _dispatch_get_main_queue_handle_4CF(), events: Int16(POLLIN), revents: 0)
    poll(&event, 1, -1)
    var count: UInt64 = 0
    _ = readEvent(event.fd, &count)
    _dispatch_main_queue_callback_4CF(nil)
  }
}

private nonisolated func readEvent(_ descriptor: gint, _ value: inout UInt64) -> Int {
  read(descriptor, &value, MemoryLayout<UInt64>.size)
}
