import Models

/// Measures the solution of Pig.
enum PigBench {
  /// Prints the time.
  static func run() {
    let time = Stopwatch.median(of: 21) { PigSolution.solve() }
    print("\nSolution of Pig in ms (median): \((time * 10).rounded() / 10)")
  }
}
