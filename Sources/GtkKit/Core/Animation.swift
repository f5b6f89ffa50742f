import CGtk

/// An animation with an ease-out curve, synchronized with the frames of a widget.
///
/// If animations are switched off on the desktop, a new one ends immediately, and a running one ends with the next frame.
public final class Animation {
  private let widget: WeakWidget
  private var tick: guint = 0
  private var step: (Double) -> Void = { _ in }
  private var started: gint64 = 0
  private var duration = 0.0
  private var delay = 0.0

  /// An animation that follows the frames of a widget, which it does not keep alive.
  public init(of widget: some Widget) { self.widget = WeakWidget(widget) }

  /// Calls `step` with values from 0 to 1. A running animation is stopped first.
  ///
  /// - Parameters:
  ///   - milliseconds: The duration after the delay.
  ///   - delay: The time during which the value is 0, in milliseconds.
  public func run(milliseconds: Int, after delay: Int = 0, _ step: @escaping (Double) -> Void) {
    stop()
    guard Desktop.allowsMotion, let widget = widget.widget, widget.isMapped else { return step(1) }
    self.step = step
    started = g_get_monotonic_time()
    duration = Double(milliseconds) * 1000
    self.delay = Double(delay) * 1000
    tick = widget.addTick { [weak self] in self?.advance() ?? false }
    step(0)
  }

  /// Stops at the current value.
  public func stop() {
    guard tick != 0 else { return }
    if let widget = widget.widget { gtk_widget_remove_tick_callback(widget.pointer, tick) }
    tick = 0
  }

  private func advance() -> Bool {
    let time = (Double(g_get_monotonic_time() - started) - delay) / duration
    let elapsed = Desktop.allowsMotion ? max(0, min(1, time)) : 1
    let left = 1 - elapsed
    if elapsed == 1 { tick = 0 }
    step(1 - left * left * left)
    return elapsed < 1
  }
}
