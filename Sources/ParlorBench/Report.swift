import Glibc
import GtkKit

/// The printed table.
struct Report {
  /// The duration of a frame at 60 Hz, in milliseconds.
  private static let limit = 16.7
  /// The animations with a frame over the limit, and those whose own work exceeds the limit in more than one of a hundred
  /// frames.
  private var late: [String] = []
  private var slow: [String] = []
  /// The animations that drew nothing, and the idle games that drew too much.
  private var failed: [String] = []

  func begin(size: Size, repetitions: Int) {
    let window = "\(Int(size.width)) × \(Int(size.height)) pixels"
    print("Frames in ms, in \(window); each animation \(repetitions) times")
    print("frame: from its start until it is presented; CPU: the processor time of the program;")
    print("interval: from the start of a frame to the start of the next one")
    row(["", "", "frame", "", "", "CPU", "", "", "interval", ""])
    row(["animation", "frames", "p50", "p99", "worst", "p50", "p99", "worst", "p50", "p99"])
  }

  /// Adds a line with the cost of an animation's frames, and the intervals between them.
  mutating func add(_ name: String, _ repetitions: [[FrameMeter.Frame]]) {
    let frames = repetitions.joined()
    let works = frames.map(\.work).sorted()
    let processor = frames.map(\.processor).sorted()
    let gaps = repetitions.flatMap { frames in zip(frames, frames.dropFirst()).map { $1.begin - $0.begin } }
    row(
      [name, String(works.count)] + [0.5, 0.99, 1].map { text(works, $0) }
        + [0.5, 0.99, 1].map { text(processor, $0) }
        + [0.5, 0.99].map { text(gaps.sorted(), $0) })
    if works.isEmpty { failed.append(name) }
    if let worst = works.last, worst > Self.limit { late.append(name) }
    if let busy = percentile(processor, 0.99), busy > Self.limit { slow.append(name) }
  }

  /// Adds the number of frames that each idle game has drawn, and the number that it may draw.
  mutating func addIdle(_ games: [(name: String, frames: Int, limit: Int)], seconds: Int) {
    print(
      "Frames in \(seconds) s while idle: " + games.map { "\($0.name) \($0.frames)" }.joined(separator: ", "))
    failed += games.filter { $0.frames > $0.limit }.map { "idle: \($0.name)" }
  }

  /// Prints the animations over the limit. Returns whether the program's own work meets it in all of them.
  func end() -> Bool {
    print("Frames over \(Self.limit) ms: \(list(late)).")
    print("Due to the program's own work (p99 of CPU): \(list(slow)).")
    print("Without frames, or not idle: \(list(failed)).")
    return slow.isEmpty && failed.isEmpty
  }

  private func list(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: ", ") }

  private func text(_ sorted: [Double], _ part: Double) -> String {
    percentile(sorted, part).map { "\(($0 * 10).rounded() / 10)" } ?? "–"
  }

  /// A percentile of sorted values; nil if there are none.
  private func percentile(_ sorted: [Double], _ part: Double) -> Double? {
    sorted.isEmpty ? nil : sorted[max(0, Int((Double(sorted.count) * part).rounded(.up)) - 1)]
  }

  private func row(_ cells: [String]) {
    print(Self.line(cells, nameWidth: 28))
    fflush(nil)
  }

  /// A line of a table with a name and right-aligned cells.
  static func line(_ cells: [String], nameWidth: Int) -> String {
    let name = cells[0] + String(repeating: " ", count: max(0, nameWidth - cells[0].count))
    return name
      + cells.dropFirst().map { String(repeating: " ", count: max(1, 10 - $0.count)) + $0 }.joined()
  }
}
