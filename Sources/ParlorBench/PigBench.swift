import DemoScenes
import Models
import PlainC

/// Measures the solution of Pig.
enum PigBench {
  private static let repetitions = 21

  /// Measures Parlor's solution and that of plain loops in C in turn.
  static func run(_ figures: inout Figures) {
    var starts = Array(repeating: 0.0, count: PigModel.goal * PigModel.goal)
    let pairs = (0..<repetitions).map { _ in
      (
        parlor: Stopwatch.time { PigSolution.solve() },
        plain: Stopwatch.time { plain_pig(CInt(PigModel.goal), &starts) }
      )
    }
    figures.add("pig/solution", pairs.map(\.parlor), "ms", limit: 20)
    figures.add("pig/solution/c", pairs.map(\.plain), "ms")
    figures.add("pig/solution/ratio", pairs.map { $0.parlor / $0.plain }, "x")
    let chance = PigSolution.standard.winProbability(own: 0, opponent: 0, turnTotal: 0)
    guard abs(starts[0] - chance) < 1e-12 else { DemoProgram.end("the loops in C solve another game") }
  }
}
