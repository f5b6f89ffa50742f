import Controllers
import DemoScenes
import GtkKit

/// How long Parlor and other programs take to their first frame, and their memory then, beside the smallest program with a
/// GTK window. scripts/bench-parts/launch has started them in turn.
struct StartBench {
  /// The limits of Parlor beside the plain window, for the first frame and for its memory.
  private static let limits = (firstFrame: 1.5, memory: 1.6)

  /// The starts of a program.
  private struct Starts {
    /// The times until the first frame, in milliseconds.
    var firstFrames: [Double] = []
    /// The proportional set sizes after it, in megabytes.
    var memory: [Double] = []
  }

  /// The names of the programs, in the order of the file.
  private var names: [String] = []
  private var programs: [String: Starts] = [:]
  private let plain: Starts
  /// The plain window of Parlor's size.
  private let large: Starts

  /// Reads the file with the starts; nil if it has none of a plain window.
  init?(_ path: String?) {
    guard let path, let contents = try? UserFile(FilePath(path)).contents(limit: 100_000) else { return nil }
    for line in String(decoding: contents.bytes, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: " ").map(String.init)
      guard parts.count == 3, let time = Double(parts[1]), let kilobytes = Double(parts[2]) else {
        return nil
      }
      if programs[parts[0]] == nil { names.append(parts[0]) }
      programs[parts[0], default: Starts()].firstFrames.append(time)
      programs[parts[0], default: Starts()].memory.append(kilobytes / 1024)
    }
    guard let plain = programs["plain-window"], let large = programs["plain-window-920x640"] else {
      return nil
    }
    self.plain = plain
    self.large = large
  }

  func run(_ figures: inout Figures) {
    let games = Set(ScreenName.all.map(\.rawValue))
    for name in names {
      guard let starts = programs[name] else { continue }
      figures.add("start/\(name)", starts.firstFrames, "ms")
      figures.add("memory/\(name)", starts.memory, "MB")
      guard !name.hasPrefix("plain-window") else { continue }
      let isParlor = games.contains(name)
      figures.add(
        "start/\(name)/ratio", ratios(starts.firstFrames, plain.firstFrames), "x",
        limit: isParlor ? Self.limits.firstFrame : nil)
      figures.add(
        "memory/\(name)/ratio", ratios(starts.memory, plain.memory), "x",
        limit: isParlor ? Self.limits.memory : nil)
      guard isParlor else { continue }
      figures.add("start/\(name)/ratio-same-size", ratios(starts.firstFrames, large.firstFrames), "x")
    }
  }

  private func ratios(_ values: [Double], _ plain: [Double]) -> [Double] {
    zip(values, plain).map { $0 / $1 }
  }
}
