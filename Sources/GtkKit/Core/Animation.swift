import CGtk

/// An animation in step with a widget's frames: eased and cut short by the next one.
///
/// Where animations are switched off, there are none. If they are switched off during one, it ends with the next frame.
public final class Animation {
  private let widget: WidgetPointer
  private var tick: guint = 0
  private var step: (Double) -> Void = { _ in }
  private var started: gint64 = 0
  private var duration = 0.0
  private var delay = 0.0

  /// A motion of a widget that lives longer than this.
  public init(of widget: some Widget) { self.widget = widget.pointer }

  /// Calls `step` with 0 to 1, eased out, over so many milliseconds, with 0 for the delay before; at once with 1 where
  /// nothing may move.
  public func run(milliseconds: Int, after delay: Int = 0, _ step: @escaping (Double) -> Void) {
    stop()
    guard Desktop.allowsMotion, gtk_widget_get_mapped(widget) != 0 else { return step(1) }
    self.step = step
    started = g_get_monotonic_time()
    duration = Double(milliseconds) * 1000
    self.delay = Double(delay) * 1000
    tick = AnyWidget(widget).addTick { [weak self] in self?.advance() ?? false }
    step(0)
  }

  /// Stops where it is.
  public func stop() {
    guard tick != 0 else { return }
    gtk_widget_remove_tick_callback(widget, tick)
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
