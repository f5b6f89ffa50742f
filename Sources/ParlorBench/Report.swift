import Glibc
import GtkKit

/// The table that the bench prints.
struct Report {
  /// A frame each 60th of a second.
  private static let limit = 16.7
  /// The motions with a frame over the limit, and those where it is over it by the program's own work.
  private var late: [String] = []
  private var slow: [String] = []

  func begin(size: Size, repetitions: Int) {
    let window = "\(Int(size.width)) × \(Int(size.height)) pixels"
    print("Frames in ms, in \(window); each motion \(repetitions) times")
    print("frame: from its beginning until the display has it; processor: what the program had of it; apart:")
    print("from the beginning of a frame to that of the next")
    row(["", "", "frame", "", "", "processor", "apart", ""])
    row(["motion", "frames", "p50", "p99", "worst", "worst", "p50", "p99"])
  }

  /// Adds a line: what the frames of a motion cost, and how far apart they came.
  mutating func add(_ name: String, _ repetitions: [[FrameMeter.Frame]]) {
    let frames = repetitions.joined()
    let works = frames.map(\.work).sorted()
    let processor = frames.map(\.processor).sorted()
    let gaps = repetitions.flatMap { frames in zip(frames, frames.dropFirst()).map { $1.begin - $0.begin } }
    row(
      [name, String(works.count)] + [0.5, 0.99, 1].map { text(works, $0) } + [text(processor, 1)]
        + [0.5, 0.99].map { text(gaps.sorted(), $0) })
    if let worst = works.last, worst > Self.limit { late.append(name) }
    if let worst = processor.last, worst > Self.limit { slow.append(name) }
  }

  /// Adds how many frames each game drew while nobody touched it: there is to be none.
  func addStill(_ games: [(name: String, frames: Int)], seconds: Int) {
    print("Frames in \(seconds) s alone: " + games.map { "\($0.name) \($0.frames)" }.joined(separator: ", "))
  }

  func end() {
    guard !late.isEmpty else { return print("No frame took more than \(Self.limit) ms.") }
    print("Over \(Self.limit) ms: \(late.joined(separator: ", ")).")
    let guilty = slow.isEmpty ? "none: the processor was busy elsewhere" : slow.joined(separator: ", ")
    print("Of these by the program's own work: \(guilty).")
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
