import Glibc
import GtkKit

/// The table that the bench prints.
struct Report {
  /// A frame each 60th of a second.
  private static let limit = 16.7
  private var late: [String] = []

  func begin(size: Size, repetitions: Int) {
    print(
      "Work of a frame in ms, in \(Int(size.width)) × \(Int(size.height)) pixels; each motion \(repetitions) times"
    )
    row(["motion", "frames", "p50", "p99", "worst", "apart p50", "p99"])
  }

  /// Adds a line: what the frames of a motion cost, and how far apart they came.
  mutating func add(_ name: String, _ repetitions: [[FrameMeter.Frame]]) {
    let works = repetitions.joined().map(\.work).sorted()
    let gaps = repetitions.flatMap { frames in zip(frames, frames.dropFirst()).map { $1.begin - $0.begin } }
    row(
      [name, String(works.count)] + [0.5, 0.99, 1].map { text(works, $0) }
        + [0.5, 0.99].map { text(gaps.sorted(), $0) })
    if let worst = works.last, worst > Self.limit { late.append(name) }
  }

  /// Adds how many frames each game drew while nobody touched it: there is to be none.
  func addStill(_ games: [(name: String, frames: Int)], seconds: Int) {
    print("Frames in \(seconds) s alone: " + games.map { "\($0.name) \($0.frames)" }.joined(separator: ", "))
  }

  func end() {
    print(
      late.isEmpty
        ? "No frame took more than \(Self.limit) ms."
        : "Over \(Self.limit) ms: \(late.joined(separator: ", ")).")
  }

  /// The least value that so many of the values do not exceed.
  private func text(_ sorted: [Double], _ part: Double) -> String {
    guard !sorted.isEmpty else { return "–" }
    let value = sorted[max(0, Int((Double(sorted.count) * part).rounded(.up)) - 1)]
    return "\((value * 10).rounded() / 10)"
  }

  private func row(_ cells: [String]) {
    let name = cells[0] + String(repeating: " ", count: max(0, 28 - cells[0].count))
    print(name + cells.dropFirst().map { String(repeating: " ", count: max(1, 10 - $0.count)) + $0 }.joined())
    fflush(nil)
  }
}
