import Controllers
import DemoScenes
import Glibc
import GtkKit
import Persistence

/// Measures the frames of all animations, in a window of 1280 × 800 pixels. Fails if the program's own work takes longer
/// than a frame in one of them, or an idle game draws.
///
/// Before that, measures the models that have to be fast.
///
///     parlor-bench [PREFIX...]
@main
enum Main {
  private static let size = Size(1280, 800)
  private static let repetitions = 15
  /// The time without a frame after which a window counts as idle, in milliseconds.
  private static let idleThreshold = 50.0
  /// The time for which an idle window is observed, in seconds.
  private static let idleSeconds = 2

  static func main() {
    let wanted = CommandLine.arguments.dropFirst()
    let motions = Motion.all.filter { motion in
      wanted.isEmpty || wanted.contains { motion.name.starts(with: $0) }
    }
    let measuresWords = wanted.isEmpty || wanted.contains("words")
    let measuresTemperaments = wanted.isEmpty || wanted.contains("temperaments")
    let solvesPig = wanted.isEmpty || wanted.contains("solution")
    guard !motions.isEmpty || measuresWords || measuresTemperaments || solvesPig else {
      DemoProgram.end("no such animation", status: 2)
    }
    let data = DemoProgram.start("parlor-bench")
    let isFast = !measuresWords || WordBench(words: data.words, files: data.files).run()
    if measuresTemperaments { TemperamentBench(words: data.words).run() }
    if solvesPig { PigBench.run() }
    guard !motions.isEmpty else { exit(isFast ? 0 : 1) }
    Desktop.setAllowsMotion(true)
    var report = Report()
    report.begin(size: size, repetitions: repetitions)
    for motion in motions { report.add(motion.name, measure(motion, data)) }
    if wanted.isEmpty {
      report.addIdle(
        Game.all.map { ($0.name, idleFrames($0, data), $0 == .pig ? idleSeconds : 0) }, seconds: idleSeconds)
    }
    if !report.end() || !isFast { exit(1) }
  }

  /// The frames of each repetition of an animation.
  private static func measure(_ motion: Motion, _ data: DemoData) -> [[FrameMeter.Frame]] {
    withDemo(motion.game, data, saves: motion.saves) { demo, meter in
      (0..<repetitions).map { repetition in
        demo.repetition = repetition
        motion.prepare(demo)
        waitUntilIdle(meter)
        _ = meter.takeFrames()
        motion.play(demo)
        waitUntilIdle(meter)
        return meter.takeFrames()
      }
    }
  }

  /// The number of frames that an idle window draws.
  private static func idleFrames(_ game: Game, _ data: DemoData) -> Int {
    withDemo(game, data) { _, meter in
      waitUntilIdle(meter)
      _ = meter.takeFrames()
      wait(milliseconds: idleSeconds * 1000)
      return meter.takeFrames().count
    }
  }

  private static func withDemo<Result>(
    _ game: Game, _ data: DemoData, saves: Bool = false, _ measure: (DemoWindow, FrameMeter) -> Result
  ) -> Result {
    let demo = saves ? savingDemo(data) : DemoWindow(words: data.words, isLive: true)
    defer { demo.close() }
    demo.open(game)
    guard demo.window.resizeContent(to: size), let meter = FrameMeter(of: demo.window) else {
      DemoProgram.end("the window is not \(size), but \(String(describing: demo.window.contentSize))")
    }
    return measure(demo, meter)
  }

  /// A demo that saves its games and settings, in files of the benchmark.
  private static func savingDemo(_ data: DemoData) -> DemoWindow {
    let file = StateFile(path: "\(UserFolder.state)/parlor-bench/state.json")
    return DemoWindow(
      words: data.words, store: StateStore(in: file, resets: true),
      settings: StoredSettings(
        schemas: data.files.schemas, storedIn: "\(UserFolder.settings)/parlor-bench/settings.ini"),
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
