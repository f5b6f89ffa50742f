import CGtk
import GtkKit
import Hands

/// Measures the frames of a window by its frame clock.
package final class FrameMeter {
  /// The times of a frame, in milliseconds of the monotonic clock.
  package struct Frame {
    /// The time when the frame began, before animations advanced.
    package let begin: Double
    package let end: Double
    package let processor: Double

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

  package func takeFrames() -> [Frame] {
    defer { frames = [] }
    return frames
  }

  package var idleTime: Double { Clock.milliseconds - lastEnd }

  private func frameEnded() {
    guard let begin else { return }
    lastEnd = Clock.milliseconds
    let processor = Self.processorTime - begin.processor
    frames.append(Frame(begin: begin.now, end: lastEnd, processor: processor))
    self.begin = nil
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}

/// Pictures of a window.
extension Window {
  /// The size of the window with its header bar, and without its border and shadow; nil if the window is not open.
  package var contentSize: Size? { contentBounds.map { Size($0.width, $0.height) } }

  /// Resizes the window to a content size, and waits until it has it. Returns false if it does not accept the size.
  ///
  /// A window's size may include a border, which the second attempt takes into account.
  package func resizeContent(to size: Size) -> Bool {
    var requested = size
    for _ in 0..<3 {
      setDefaultSize(requested)
      waitForFrames(3)
      guard let content = contentSize else { return false }
      if content == size { return true }
      requested.width += size.width - content.width
      requested.height += size.height - content.height
    }
    return false
  }

  /// A picture of the window, `scale` times as large; nil if the window is not open.
  package func picture(scale: Double = 1) -> Bitmap? {
    guard let content = contentBounds, let whole = bounds(of: self), let node = renderNode(in: whole) else {
      return nil
    }
    defer { gsk_render_node_unref(node) }
    return Bitmap(Size(content.width, content.height), scale: scale) { canvas in
      canvas.transformed(by: Point(whole.x - content.x, whole.y - content.y)) {
        gsk_render_node_draw(node, $0.context)
      }
    }
  }

  /// The height of the header bar and the child, and the width of the child: themes draw the bar over the border.
  private var contentBounds: Rect? {
    guard isMapped, let child = gtk_window_get_child(cast()), let body = bounds(of: AnyWidget(child))
    else { return nil }
    let header = AnyWidget.named("headerBar", below: self).flatMap { bounds(of: $0) }
    let top = min(body.y, header?.y ?? body.y)
    return Rect(body.x, top, body.width, body.y + body.height - top)
  }

  private func bounds(of widget: some Widget) -> Rect? {
    var place = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget.pointer, pointer, &place) != 0 else { return nil }
    return Rect(
      Double(place.origin.x), Double(place.origin.y), Double(place.size.width), Double(place.size.height))
  }
}

extension Widget {
  /// What the widget draws, with its bounds at the origin, at its own size, so that nothing is scaled.
  package func renderNode(in bounds: Rect) -> OpaquePointer? {
    // A widget that has changed since its last frame has no picture until the next one.
    repeat {
      guard let paintable = gtk_widget_paintable_new(pointer) else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
      let snapshot = gtk_snapshot_new()
      gdk_paintable_snapshot(paintable, snapshot, bounds.width, bounds.height)
      if let node = gtk_snapshot_free_to_node(snapshot) { return node }
    } while (self as? Window)?.waitForFrames(1) == true
    return nil
  }
}
