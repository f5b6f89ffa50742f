import Controllers
import DemoScenes
import GtkKit
import Persistence

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

  /// Measures the processor time of the program in each frame of an animation, and the time until a frame is presented: the
  /// median of the percentiles of the repetitions. The first repetition also makes what is made once, so its longest frame is
  /// a figure of its own, without a limit.
  func run(_ motion: Motion, _ figures: inout Figures) {
    let repetitions = frames(of: motion)
    let name = motion.name.replacing(": ", with: "/").replacing(" ", with: "-")
    func add(_ label: String, _ part: Double, limit: Double? = nil, _ time: (FrameMeter.Frame) -> Double) {
      let values = repetitions.compactMap { $0.map(time).sorted().percentile(part) }
      figures.add("\(name)/\(label)", values, "ms", limit: limit)
    }
    add("cpu-p50", 0.5, \.processor)
    add("cpu-p99", 0.99, limit: Self.limit, \.processor)
    figures.add("\(name)/cpu-first", repetitions.first?.map(\.processor).max() ?? 0, "ms")
    add("frame-p99", 0.99, \.work)
    let count = repetitions.reduce(0) { $0 + $1.count }
    figures.add("\(name)/frames", Double(count), "frames")
    if count == 0 { DemoProgram.end("\(motion.name) draws nothing") }
  }

  /// The frames of each repetition of an animation.
  private func frames(of motion: Motion) -> [[FrameMeter.Frame]] {
    withMeter(motion.game, saves: motion.saves) { demo, meter in
      (0..<Self.repetitions).map { repetition in
        demo.repetition = repetition
        motion.prepare(demo)
        Self.waitUntilIdle(meter)
        _ = meter.takeFrames()
        motion.play(demo)
        Self.waitUntilIdle(meter)
        return meter.takeFrames()
      }
    }
  }

  // MARK: - Idle windows

  /// Counts the frames that each idle game draws. The pig blinks once a second at most.
  func idle(_ figures: inout Figures) {
    for game in Game.all {
      let frames = withMeter(game) { _, meter in
        Self.waitUntilIdle(meter)
        _ = meter.takeFrames()
        Self.wait(milliseconds: Self.idleSeconds * 1000)
        return meter.takeFrames().count
      }
      figures.add(
        "idle/\(game.name)", Double(frames), "frames", limit: game == .pig ? Double(Self.idleSeconds) : 0)
    }
  }

  // MARK: - The window

  private func withMeter<Result>(
    _ game: Game, saves: Bool = false, _ measure: (DemoWindow, FrameMeter) -> Result
  ) -> Result {
    withDemo(game, saves: saves) { demo in
      guard let meter = FrameMeter(of: demo.window) else {
        DemoProgram.end("the window is not on the screen")
      }
      return measure(demo, meter)
    }
  }

  /// Does something with a window of the size that shows a game.
  func withDemo<Result>(_ game: Game, saves: Bool = false, _ work: (DemoWindow) -> Result) -> Result {
    let demo = saves ? savingDemo() : DemoWindow(words: data.words, isLive: true)
    defer { demo.close() }
    demo.open(game)
    guard demo.window.resizeContent(to: size) else {
      DemoProgram.end("the window is not \(size), but \(String(describing: demo.window.contentSize))")
    }
    return work(demo)
  }

  /// A demo that saves its games and settings, in files of the benchmark.
  private func savingDemo() -> DemoWindow {
    let file = StateFile(path: UserFolder.state.appending("parlor-bench/state.json"))
    return DemoWindow(
      words: data.words, store: StateStore(in: file, resets: true),
      settings: StoredSettings(
        schemas: data.files.schemas,
        storedIn: UserFolder.settings.appending("parlor-bench/settings.ini")),
      isLive: true)
  }

  /// Waits until no animation is running.
  private static func waitUntilIdle(_ meter: FrameMeter) {
    repeat { wait(milliseconds: 20) } while meter.idleTime < idleThreshold
  }

  private static func wait(milliseconds: Int) {
    var isOver = false
    let timer = MainLoop.after(milliseconds: milliseconds) { isOver = true }
    defer { timer.cancel() }
    while !isOver { MainLoop.iterate(mayBlock: true) }
  }
}
