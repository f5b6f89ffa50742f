import CGtk
import GtkKit
import XCTest

/// The main loop: main queue, timers and idle work.
final class MainLoopTests: GtkTestCase {
  func testMainQueueRunsInTheMainLoop() {
    MainLoop.serveMainQueue()
    MainLoop.serveMainQueue()  // calling it again has no effect
    let box = Mailbox()
    Task { @MainActor in box.order.append(1) }
    Task { @MainActor in
      await Task.yield()
      box.order.append(2)
    }
    pump(until: { box.order.count == 2 })
    XCTAssertEqual(Set(box.order), [1, 2])
  }

  func testWorkReturnsToTheMainThread() {
    MainLoop.serveMainQueue()
    let box = Mailbox()
    Task.detached {
      let sum = (1...100).reduce(0, +)
      await MainActor.run { box.order.append(sum) }
    }
    pump(until: { !box.order.isEmpty })
    XCTAssertEqual(box.order, [5050])
  }

  func testIdleMainLoopDoesNotSpin() {
    MainLoop.serveMainQueue()
    let box = Mailbox()
    Task { @MainActor in box.order.append(1) }
    pump(until: { box.order == [1] })
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

  func testTimerFiresOnce() {
    var count = 0
    var isOver = false
    let timer = MainLoop.after(milliseconds: 1) { count += 1 }
    let later = MainLoop.after(milliseconds: 40) { isOver = true }
    pump(until: { isOver })
    XCTAssertEqual(count, 1)
    timer.cancel()  // harmless after it has fired
    later.cancel()
  }

  func testReleasedOrCancelledTimerNeverFires() {
    var fired: [String] = []
    var letGo: MainLoop.Timer? = MainLoop.after(milliseconds: 1) { fired.append("let go") }
    let cancelled = MainLoop.after(milliseconds: 1) { fired.append("cancelled") }
    XCTAssertNotNil(letGo)
    letGo = nil
    cancelled.cancel()
    cancelled.cancel()
    let last = MainLoop.after(milliseconds: 40) { fired.append("last") }
    pump(until: { !fired.isEmpty })
    XCTAssertEqual(fired, ["last"])
    last.cancel()
  }

  func testTimerCanBeReplacedInItsHandler() {
    let relay = Relay()
    relay.run()
    pump(until: { relay.count == 3 })
    XCTAssertNil(relay.timer)
  }

  func testIdleWorkRunsOnceAndIsReleased() {
    let live = RetainedObjects.liveCount
    var count = 0
    MainLoop.idle { count += 1 }
    XCTAssertEqual(count, 0)
    pump(until: { count == 1 })
    pump()
    XCTAssertEqual(count, 1)
    XCTAssertEqual(RetainedObjects.liveCount, live)
  }
}

/// Collects the results of tasks.
@MainActor
private final class Mailbox {
  var order: [Int] = []
}

/// Restarts its timer twice.
@MainActor
private final class Relay {
  var count = 0
  var timer: MainLoop.Timer?

  func run() {
    timer = MainLoop.after(milliseconds: 1) { [weak self] in
      guard let self else { return }
      self.count += 1
      self.timer = nil
      if self.count < 3 { self.run() }
    }
  }
}
