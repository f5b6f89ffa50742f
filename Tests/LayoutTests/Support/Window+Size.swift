import CGtk
import GtkKit
import XCTest

@MainActor
extension Window {
  /// Has the window take a size as if a user had drawn its corner, and lays it out; whether it took it is for the
  /// checker to say.
  func ask(for size: Size) {
    guard let content = contentSize else { return }
    let whole = box(in: self)
    let border = Size(whole.width - content.width, whole.height - content.height)
    setDefaultSize(Size(size.width + border.width, size.height + border.height))
    // The display answers between two frames; a window that refuses is given the time of a few.
    for _ in 0..<6 where contentSize != size { waitForLayout() }
    // The arrangement changes in the frame after.
    waitForLayout()
  }

  /// Waits until all was laid out once more; nothing need be drawn for that.
  func waitForLayout() {
    guard let clock = gtk_widget_get_frame_clock(pointer) else { return }
    var isLate = false
    let patience = MainLoop.after(milliseconds: 10_000) { isLate = true }
    let frame = gdk_frame_clock_get_frame_counter(clock)
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_LAYOUT)
    while gdk_frame_clock_get_frame_counter(clock) == frame, !isLate { MainLoop.iterate(mayBlock: true) }
    // The counter goes up as a frame begins: let that one end.
    while !isLate, MainLoop.iterate() {}
    patience.cancel()
    XCTAssertFalse(isLate, "the window is not on the screen")
  }

  /// Leaves out the drawing of frames in `work`: where things are does not depend on it, and a large window takes its
  /// time.
  func withoutDrawing(_ work: () throws -> Void) rethrows {
    let surface = gtk_native_get_surface(OpaquePointer(pointer))
    let clock = gtk_widget_get_frame_clock(pointer).map { UnsafeMutableRawPointer($0) }
    let paint = g_signal_lookup("paint", gdk_frame_clock_get_type())
    let isPaint = GSignalMatchType(rawValue: CGTK_SIGNAL_MATCH_ID.rawValue | CGTK_SIGNAL_MATCH_DATA.rawValue)
    let data = surface.map { UnsafeMutableRawPointer($0) }
    g_signal_handlers_block_matched(clock, isPaint, paint, 0, nil, nil, data)
    defer {
      g_signal_handlers_unblock_matched(clock, isPaint, paint, 0, nil, nil, data)
      queueDraw()
    }
    try work()
  }
}
