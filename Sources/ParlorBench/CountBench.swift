import CallCounter
import Controllers
import DemoScenes
import GtkKit

/// Counts what animations and resizes ask of GTK. Counts are the same on every machine: the clock goes on by the same time
/// from frame to frame.
struct CountBench {
  /// Limits: thousands of new pixels for each frame that draws, and calls to measure a widget in the whole animation or for
  /// a pixel of a resize.
  private typealias Limits = (pixels: Double, measures: Double)

  private static let motions: KeyValuePairs<String, Limits> = [
    "craps-win": (40, 2900), "pig-roll": (12, 920), "pig-pass": (25, 3800), "tictactoe-win": (40, 2900),
    "bank-deposit": (65, 500), "hangman-miss": (55, 1100), "flipside": (115, 600),
    "tab: to craps": (27, 35),
    "tab: to pig": (10, 35), "tab: to tictactoe": (5, 35), "tab: to hangman": (5, 35),
  ]
  private static let resizes: KeyValuePairs<Game, Limits> = [
    .craps: (540, 410), .pig: (48, 335), .ticTacToe: (60, 250), .hangman: (70, 330),
  ]

  let frames: FrameBench

  func run() {
    for (name, limits) in Self.motions {
      guard let motion = Motion.all.first(where: { $0.name == name }) else {
        DemoProgram.end("no animation is named \(name)")
      }
      let counts = count(motion.game, frames: motion.milliseconds * 60 / 1000, prepare: motion.prepare) {
        if $1 == 0 { motion.play($0) }
      }
      add(name, counts, measures: sum(counts, \.measures), limits)
    }
    for (game, limits) in Self.resizes {
      let counts = count(game, frames: 20) {
        $0.window.setDefaultSize(Size(frames.size.width - Double($1), frames.size.height))
      }
      add(
        "resize: \(game.name)", counts, measures: sum(counts, \.measures) / Double(counts.count), limits)
    }
  }

  /// The counts of some frames, and of what is done before each of them.
  private func count(
    _ game: Game, frames count: Int, prepare: (DemoWindow) -> Void = { _ in },
    _ act: (DemoWindow, Int) -> Void
  ) -> [CallCounts] {
    frames.withMeter(frames.open(game)) { demo, meter in
      // Where only the scale has changed since the window had another size, GTK has kept the drawings.
      demo.window.redrawAll()
      draw(demo, meter)
      prepare(demo)
      for _ in 1...2 { draw(demo, meter) }
      _ = take_call_counts()
      return (0..<count).map { frame in
        act(demo, frame)
        draw(demo, meter)
        return take_call_counts()
      }
    }
  }

  /// Draws the next frame, and no other one.
  private func draw(_ demo: DemoWindow, _ meter: FrameMeter) {
    demo.elapse(milliseconds: 1000.0 / 60)
    demo.window.queueDraw()
    _ = meter.takeFrames()
    while meter.takeFrames().isEmpty { MainLoop.iterate(mayBlock: true) }
  }

  /// Adds the figures of some frames. A drawing of the frame before is not new, and an empty one is never right.
  private func add(
    _ name: String, _ counts: [CallCounts], measures: Double, _ limits: Limits
  ) {
    let frames = max(1, counts.count { $0.drawings > 0 })
    Figures.add(
      "count/\(name)/pixels", sum(counts, \.pixels) / 1000 / Double(frames), "kpx/frame", limit: limits.pixels
    )
    Figures.add("count/\(name)/measures", measures, "calls", limit: limits.measures)
    Figures.add("count/\(name)/empty", sum(counts, \.emptyDrawings), "drawings", limit: 0)
  }

  private func sum(_ counts: [CallCounts], _ count: KeyPath<CallCounts, Int>) -> Double {
    Double(counts.reduce(0) { $0 + $1[keyPath: count] })
  }
}
