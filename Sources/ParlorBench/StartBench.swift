import DemoScenes
import GtkKit

/// How long Parlor takes to its first frame, and its memory then, beside the smallest program with a GTK window. scripts/bench
/// has started them in turn.
enum StartBench {
  /// Reads the file with the starts: lines with a program's name, the milliseconds until its first frame, and then its
  /// proportional set size in kilobytes.
  static func run(_ path: String?) {
    guard let path, let contents = try? UserFile(FilePath(path)).contents(limit: 100_000) else {
      DemoProgram.end("the file with the starts is missing", status: 2)
    }
    var programs: [String: (firstFrames: [Double], memory: [Double])] = [:]
    for line in String(decoding: contents.bytes, as: UTF8.self).split(separator: "\n") {
      let numbers = line.split(separator: " ").dropFirst().compactMap { Double($0) }
      let name = String(line.prefix { $0 != " " })
      programs[name, default: ([], [])].firstFrames.append(numbers[0])
      programs[name, default: ([], [])].memory.append(numbers[1] / 1024)
    }
    guard let plain = programs["plain-window"] else { return }
    for (name, starts) in programs.sorted(by: { $0.key < $1.key }) {
      Figures.add("start/\(name)", starts.firstFrames, "ms")
      Figures.add("memory/\(name)", starts.memory, "MB")
      guard name != "plain-window" else { continue }
      Figures.add(
        "start/\(name)/ratio", zip(starts.firstFrames, plain.firstFrames).map(/), "x", limit: 1.5)
      Figures.add("memory/\(name)/ratio", zip(starts.memory, plain.memory).map(/), "x", limit: 1.6)
    }
  }
}
