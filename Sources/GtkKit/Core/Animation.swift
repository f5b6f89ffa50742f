import CGtk

/// An animation that is synchronized with the frames of a widget.
///
/// If animations are switched off on the desktop, a new one ends immediately, and a running one ends with the next frame.
@MainActor public final class Animation {
  /// The course of the values that an animation passes.
  public enum Curve {
    case linear, easeIn, easeOut, easeInOut

    /// The value at a time, both from 0 to 1.
    public nonisolated func value(at time: Double) -> Double {
      let left = 1 - time
      return switch self {
      case .linear: time
      case .easeIn: time * time * time
      case .easeOut: 1 - left * left * left
      case .easeInOut: time < 0.5 ? 4 * time * time * time : 1 - 4 * left * left * left
      }
    }
  }

  /// The clock of all animations, in milliseconds. Tests and pictures replace it with one that they control.
  public static var clock: () -> Double = { Clock.milliseconds }

  /// The animations that run, in the order in which they began.
  private static var running: [Reference] = []

  private struct Reference {
    weak var animation: Animation?
  }

  private let widget: WeakWidget
  private var tick: guint = 0
  private var curve = Curve.easeOut
  /// What is done in each frame. The frame callback of the widget owns it, so it may refer to the animation.
  private weak var step: ClosureBox<(Double) -> Void>?
  private var started = 0.0
  private var duration = 0.0

  /// An animation that follows the frames of a widget, which it does not keep alive.
  public init(of widget: some Widget) { self.widget = WeakWidget(widget) }

  isolated deinit { stop() }

  /// Whether it runs.
  public var isRunning: Bool { tick != 0 }

  /// Calls `step` with values from 0 to 1. A running animation is stopped first.
  public func run(milliseconds: Int, curve: Curve = .easeOut, _ step: @escaping (Double) -> Void) {
    stop()
    guard Desktop.allowsMotion, let widget = widget.widget, widget.isMapped, !widget.isMotionStopped else {
      return step(1)
    }
    self.curve = curve
    started = Self.clock()
    duration = Double(milliseconds)
    Self.running.append(Reference(animation: self))
    let box = ClosureBox(step, isCounted: false)
    self.step = box
    tick = widget.addTick { [weak self, box] in self?.advance(box.closure) ?? false }
    step(0)
  }

  /// Stops at the current value.
  public func stop() {
    guard isRunning else { return }
    if let widget = widget.widget { gtk_widget_remove_tick_callback(widget.pointer, tick) }
    hasStopped()
  }

  /// Ends at the final value.
  public func finish() {
    guard isRunning, let step else { return }
    stop()
    step.closure(1)
  }

  static func finishAll(in widget: some Widget) {
    for animation in running.compactMap(\.animation) {
      if let animated = animation.widget.widget, animated.isInside(widget) { animation.finish() }
    }
  }

  private func advance(_ step: (Double) -> Void) -> Bool {
    let time = duration > 0 ? (Self.clock() - started) / duration : 1
    let elapsed = Desktop.allowsMotion ? min(1, time) : 1
    if elapsed == 1 { hasStopped() }
    step(curve.value(at: elapsed))
    return elapsed < 1
  }

  private func hasStopped() {
    tick = 0
    Self.running.removeAll { $0.animation == nil || $0.animation === self }
  }
}

extension Widget {
  /// Ends the animations of the widget and its descendants at their final values.
  public func finishAnimations() { Animation.finishAll(in: self) }

  /// Ends the animations of the widget and its descendants. From now on, an ``Animation`` there ends immediately.
  ///
  /// The widget gets the CSS class "still", for which a style sheet can switch off CSS transitions and animations.
  public func stopMotion() {
    styled(stillClass)
    finishAnimations()
  }

  var isMotionStopped: Bool {
    sequence(first: AnyWidget(self)) { $0.parent }.contains { $0.hasStyle(stillClass) }
  }
}

private let stillClass = "still"
