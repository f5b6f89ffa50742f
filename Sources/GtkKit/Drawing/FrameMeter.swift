import CGtk

/// Measures what the frames of a window cost, by the window's own frame clock.
///
/// It names its actor, although all of GtkKit lives there: Swift 6.2 loses it on the way to other modules.
@MainActor public final class FrameMeter {
  /// One frame, in milliseconds of a clock that only goes forward.
  public struct Frame {
    /// When the frame began, before anything moved.
    public let begin: Double
    /// When the frame was drawn and the display had taken it.
    public let end: Double
    /// For how long of that the processor worked for this program; the rest it gave to others.
    public let processor: Double

    /// How long the frame kept the program and the display busy.
    public var work: Double { end - begin }
  }

  private let clock: GObjectRef
  private var handlers: [gulong] = []
  private var frames: [Frame] = []
  private var begin: (now: Double, processor: Double)?
  private var lastEnd = Clock.milliseconds

  /// A meter of a window; nil while the window is not on the screen, for then it has no frames.
  public init?(of window: Window) {
    guard let clock = gtk_widget_get_frame_clock(window.pointer) else { return nil }
    self.clock = GObjectRef(sinking: UnsafeMutableRawPointer(clock))
    let display = gtk_widget_get_display(window.pointer)
    connect("before-paint") { [weak self] in self?.begin = (Clock.milliseconds, Self.processorTime) }
    connect("after-paint") { [weak self] in
      // What the display still has to draw is part of the frame.
      gdk_display_sync(display)
      self?.frameEnded()
    }
  }

  isolated deinit {
    for handler in handlers { g_signal_handler_disconnect(clock.raw, handler) }
  }

  /// The frames since this was last called.
  public func takeFrames() -> [Frame] {
    defer { frames = [] }
    return frames
  }

  /// For how many milliseconds there has been no frame.
  public var idleTime: Double { Clock.milliseconds - lastEnd }

  private func connect(_ signal: String, _ handler: @escaping () -> Void) {
    handlers.append(Signal.connectBox(clock.raw, signal, SignalBox(handler), plainTrampoline))
  }

  private func frameEnded() {
    guard let begin else { return }
    lastEnd = Clock.milliseconds
    let processor = Self.processorTime - begin.processor
    frames.append(Frame(begin: begin.now, end: lastEnd, processor: processor))
    self.begin = nil
  }

  /// What the program has had of the processor, in milliseconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
