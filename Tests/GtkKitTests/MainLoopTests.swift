import XCTest

final class MainLoopTests: GtkTestCase {
  func testMainQueueRunsInTheMainLoopWhichThenIsIdle() {
    MainLoop.serveMainQueue()  // again, which has no effect
    let box = Mailbox()
    Task { @MainActor in
      await Task.yield()
      box.order.append(1)
    }
    Task.detached {
      let sum = (1...100).reduce(0, +)
      await MainActor.run { box.order.append(sum) }
    }
    pump(until: { box.order.count == 2 })
    XCTAssertEqual(Set(box.order), [1, 5050])
    XCTAssertLessThan(pump(), 2000, "the loop is never idle")
    XCTAssertFalse(MainLoop.iterate(), "an idle loop has nothing to do")
  }

  /// A frame that GDK draws between events that come quickly. (gdkframeclockidle.c: `gdk_frame_clock_flush_idle`)
  func testWorkBeforeTheNextFramePrecedesFramesBetweenEvents() {
    let box = Mailbox()
    let drawFrame: GSourceFunc = { box in
      MainActor.assumeIsolated { Unmanaged<Mailbox>.fromOpaque(box!).takeUnretainedValue().order.append(2) }
      return 0  // G_SOURCE_REMOVE
    }
    g_idle_add_full(GDK_PRIORITY_EVENTS + 1, drawFrame, Unmanaged.passUnretained(box).toOpaque(), nil)
    MainLoop.beforeNextFrame { box.order.append(1) }
    pump(until: { box.order.count == 2 })
    XCTAssertEqual(box.order, [1, 2])
  }

  func testServingTheMainQueueOnceWaitsForWork() {
    while MainLoop.iterate() {}
    let box = Mailbox()
    Task.detached {
      try await Task.sleep(for: .milliseconds(50))
      await MainActor.run { box.order.append(1) }
    }
    var calls = 0
    while box.order.isEmpty {
      MainLoop.serveMainQueueOnce()
      calls += 1
    }
    XCTAssertLessThan(calls, 20, "it returned without waiting for work")
  }

  func testATimerFiresOnceUnlessItIsReleasedOrCancelled() {
    var fired: [String] = []
    let first = MainLoop.after(milliseconds: 1) { fired.append("first") }
    var letGo: Token? = MainLoop.after(milliseconds: 1) { fired.append("let go") }
    let cancelled = MainLoop.after(milliseconds: 1) { fired.append("cancelled") }
    XCTAssertNotNil(letGo)
    letGo = nil
    cancelled.cancel()
    let last = MainLoop.after(milliseconds: 40) { fired.append("last") }
    pump(until: { fired.last == "last" })
    XCTAssertEqual(fired, ["first", "last"])
    for timer in [first, cancelled, last] { timer.cancel() }  // harmless
  }

  func testTimerCanBeReplacedInItsHandler() {
    var (count, timer): (Int, Token?) = (0, nil)
    @MainActor func run() {
      timer = MainLoop.after(milliseconds: 1) {
        count += 1
        timer = nil
        if count < 3 { run() }
      }
    }
    run()
    pump(until: { count == 3 })
    XCTAssertNil(timer)
  }
}

@MainActor
private final class Mailbox {
  var order: [Int] = []
}
