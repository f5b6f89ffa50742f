import Controllers
import DemoScenes
import Glibc
import GtkKit
import Models
import Persistence

/// Measures the frames of all animations, in a window of 1280 × 800 pixels.
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
    guard !motions.isEmpty else { end("no such motion", status: 2) }
    Program.name = "parlor-bench"
    Locale.prepare(domain: "parlor", translations: nil)
    guard Desktop.prepare() else { end("there is no display", status: 1) }
    Desktop.setAllowsMotion(true)
    Desktop.setBlinksCursor(false)
    MainLoop.serveMainQueue()
    guard let words = DemoData.load() else { end("the program's data is missing", status: 1) }
    var report = Report()
    report.begin(size: size, repetitions: repetitions)
    for motion in motions { report.add(motion.name, measure(motion, words)) }
    if wanted.isEmpty {
      report.addIdle(Game.all.map { ($0.name, idleFrames($0, words)) }, seconds: idleSeconds)
    }
    report.end()
  }

  /// The frames of each repetition of an animation.
  private static func measure(_ motion: Motion, _ words: WordList) -> [[FrameMeter.Frame]] {
    withDemo(motion.game, words, saves: motion.saves) { demo, meter in
      (0..<repetitions).map { repetition in
        motion.prepare(demo, repetition)
        waitUntilIdle(meter)
        _ = meter.takeFrames()
        motion.play(demo, repetition)
        waitUntilIdle(meter)
        return meter.takeFrames()
      }
    }
  }

  /// The number of frames that an idle window draws.
  private static func idleFrames(_ game: Game, _ words: WordList) -> Int {
    withDemo(game, words) { _, meter in
      waitUntilIdle(meter)
      _ = meter.takeFrames()
      wait(milliseconds: idleSeconds * 1000)
      return meter.takeFrames().count
    }
  }

  private static func withDemo<Result>(
    _ game: Game, _ words: WordList, saves: Bool = false, _ measure: (DemoWindow, FrameMeter) -> Result
  ) -> Result {
    let demo = saves ? savingDemo(words) : DemoWindow(words: words)
    defer { demo.close() }
    demo.open(game)
    guard demo.window.resizeContent(to: size), let meter = FrameMeter(of: demo.window) else {
      end("the window is not \(size), but \(String(describing: demo.window.contentSize))", status: 1)
    }
    return measure(demo, meter)
  }

  /// A demo that saves its games and settings, in files of the benchmark.
  private static func savingDemo(_ words: WordList) -> DemoWindow {
    let file = StateFile(path: "\(UserFolder.state)/parlor-bench/state.json")
    return DemoWindow(
      words: words, store: StateStore(in: file, resets: true),
      settings: DemoData.settings(storedIn: "\(UserFolder.settings)/parlor-bench/settings.ini"))
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

  private static func end(_ message: String, status: Int32) -> Never {
    Program.complain(message)
    exit(status)
  }
}
