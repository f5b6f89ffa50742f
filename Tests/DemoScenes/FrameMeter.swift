import CGtk
import GtkKit

/// Measures the frames of a window by its frame clock.
package final class FrameMeter {
  /// The times of a frame, in milliseconds of the monotonic clock.
  package struct Frame {
    /// The time when the frame began, before animations advanced.
    package let begin: Double
    /// The time when the display had processed the frame.
    package let end: Double
    /// The processor time of this program during the frame.
    package let processor: Double

    /// The time from the begin to the end.
    package var work: Double { end - begin }
  }

  private var connections: [SignalConnection] = []
  private var frames: [Frame] = []
  private var begin: (now: Double, processor: Double)?
  private var lastEnd = Clock.milliseconds

  /// Measures frames from now on. Fails if the window is not on the screen.
  package init?(of window: Window) {
    guard let clock = gtk_widget_get_frame_clock(window.pointer) else { return nil }
    let reference = GObjectRef(sinking: UnsafeMutableRawPointer(clock))
    let display = gtk_widget_get_display(window.pointer)
    let before = SignalConnection(reference, ["before-paint"]) { [weak self] in
      self?.begin = (Clock.milliseconds, Self.processorTime)
    }
    let after = SignalConnection(reference, ["after-paint"]) { [weak self] in
      // The drawing by the display is part of the frame.
      gdk_display_sync(display)
      self?.frameEnded()
    }
    connections = [before, after]
  }

  /// Returns the frames since the last call.
  package func takeFrames() -> [Frame] {
    defer { frames = [] }
    return frames
  }

  /// The time since the last frame, in milliseconds.
  package var idleTime: Double { Clock.milliseconds - lastEnd }

  private func frameEnded() {
    guard let begin else { return }
    lastEnd = Clock.milliseconds
    let processor = Self.processorTime - begin.processor
    frames.append(Frame(begin: begin.now, end: lastEnd, processor: processor))
    self.begin = nil
  }

  /// The processor time of the program, in milliseconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
