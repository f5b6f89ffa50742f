import Controllers
import DemoScenes
import Glibc
import GtkKit
import Models
import Persistence

/// Measures the frames of everything that moves, in a window of 1280 × 800 pixels.
///
///     parlor-bench [MOTION...]
@main
enum Main {
  private static let size = Size(1280, 800)
  private static let repetitions = 15
  /// How long a window must have drawn nothing to be taken for still, in milliseconds.
  private static let stillness = 50.0
  /// How long a window that is left alone is watched, in seconds.
  private static let watch = 2

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
      report.addStill(Game.all.map { ($0.name, framesAlone($0, words)) }, seconds: watch)
    }
    report.end()
  }

  /// The frames of each repetition of a motion.
  private static func measure(_ motion: Motion, _ words: WordList) -> [[FrameMeter.Frame]] {
    inFixture(motion.game, words, isKept: motion.isKept) { demo, meter in
      (0..<repetitions).map { repetition in
        motion.prepare(demo, repetition)
        rest(meter)
        _ = meter.takeFrames()
        motion.play(demo, repetition)
        rest(meter)
        return meter.takeFrames()
      }
    }
  }

  /// How many frames a window draws that nobody touches.
  private static func framesAlone(_ game: Game, _ words: WordList) -> Int {
    inFixture(game, words) { _, meter in
      rest(meter)
      _ = meter.takeFrames()
      wait(milliseconds: watch * 1000)
      return meter.takeFrames().count
    }
  }

  private static func inFixture<Result>(
    _ game: Game, _ words: WordList, isKept: Bool = false, _ measure: (DemoWindow, FrameMeter) -> Result
  ) -> Result {
    let demo = isKept ? savingDemo(words) : DemoWindow(words: words)
    defer { demo.close() }
    demo.open(game)
    guard demo.window.resizeContent(to: size), let meter = FrameMeter(of: demo.window) else {
      end("the window is not \(size), but \(String(describing: demo.window.contentSize))", status: 1)
    }
    return measure(demo, meter)
  }

  /// A demo whose games and settings are kept, in files of the bench's own.
  private static func savingDemo(_ words: WordList) -> DemoWindow {
    let file = StateFile(path: "\(UserFolder.state)/parlor-bench/state.json")
    return DemoWindow(
      words: words, store: StateStore(in: file, startsAfresh: true),
      settings: DemoData.settings(storedIn: "\(UserFolder.settings)/parlor-bench/settings.ini"))
  }

  /// Waits until nothing moves.
  private static func rest(_ meter: FrameMeter) {
    repeat { wait(milliseconds: 20) } while meter.idleTime < stillness
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
