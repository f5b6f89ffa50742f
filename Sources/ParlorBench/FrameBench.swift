import Controllers
import DemoScenes
import GtkKit

/// Measures the frames of animations, and those of an idle window.
struct FrameBench {
  /// The duration of a frame at 60 Hz, in milliseconds.
  private static let limit = 16.7
  private static let repetitions = 15
  /// The time without a frame after which a window counts as idle, in milliseconds.
  private static let idleThreshold = 50.0
  /// The time for which an idle window is observed, in seconds.
  private static let idleSeconds = 2

  let size: Size
  let data: DemoData

  // MARK: - Animations

  /// Measures the processor time of the program in each frame of an animation: the median of the percentiles of the
  /// repetitions. The first repetition also makes what is made once, so its longest frame is a figure of its own, without a
  /// limit.
  func run(_ motion: Motion) {
    let repetitions = withMeter(open(motion.game)) { demo, meter in
      (0..<Self.repetitions).map { repetition in
        demo.repetition = repetition
        motion.prepare(demo)
        run(demo) { meter.idleTime < Self.idleThreshold }
        _ = meter.takeFrames()
        motion.play(demo)
        run(demo) { meter.idleTime < Self.idleThreshold }
        return meter.takeFrames().map(\.processor).sorted()
      }
    }
    guard repetitions.count(where: \.isEmpty) <= Self.repetitions / 2 else {
      DemoProgram.end("\(motion.name) draws nothing")
    }
    Figures.add("\(motion.name)/cpu-p50", repetitions.compactMap { $0.percentile(0.5) }, "ms")
    Figures.add(
      "\(motion.name)/cpu-p99", repetitions.compactMap { $0.percentile(0.99) }, "ms", limit: Self.limit)
    Figures.add("\(motion.name)/cpu-first", repetitions.first?.last ?? 0, "ms")
  }

  // MARK: - Idle windows

  /// Counts the frames that each idle game draws.
  func idle() {
    for game in Game.all {
      let frames = withMeter(open(game)) { demo, meter in
        run(demo) { meter.idleTime < Self.idleThreshold }
        _ = meter.takeFrames()
        let end = Clock.milliseconds + Double(Self.idleSeconds) * 1000
        run(demo) { Clock.milliseconds < end }
        return meter.takeFrames().count
      }
      Figures.add("idle/\(game.name)", Double(frames), "frames", limit: 0)
    }
  }

  // MARK: - The window

  /// Measures something with a window, and closes it.
  func withMeter<Result>(_ demo: DemoWindow, _ measure: (DemoWindow, FrameMeter) -> Result) -> Result {
    defer { demo.close() }
    guard let meter = FrameMeter(of: demo.window) else { DemoProgram.end("the window is not on the screen") }
    return measure(demo, meter)
  }

  /// Opens a window of the size that shows a game.
  func open(_ game: Game) -> DemoWindow {
    let demo = DemoWindow(words: data.words)
    demo.open(game)
    guard demo.window.resizeContent(to: size) else {
      DemoProgram.end("the window is not \(size), but \(String(describing: demo.window.contentSize))")
    }
    return demo
  }

  /// Runs the main loop as long as a condition holds, while the window's clock follows that of the system.
  private func run(_ demo: DemoWindow, while condition: () -> Bool) {
    var last = Clock.milliseconds
    repeat {
      var isOver = false
      let timer = MainLoop.after(milliseconds: 4) { isOver = true }
      defer { timer.cancel() }
      while !isOver { MainLoop.iterate(mayBlock: true) }
      let now = Clock.milliseconds
      demo.elapse(milliseconds: now - last)
      last = now
    } while condition()
  }
}
