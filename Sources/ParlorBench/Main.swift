import DemoScenes
import Glibc
import GtkKit

/// Measures the parts of Parlor that have to be fast or light. Prints a line for each figure: its name, value, unit and
/// spread. Fails if one of them is over its limit.
///
///     parlor-bench [--size=WIDTHxHEIGHT] [--starts=FILE] [PREFIX...]
///
/// scripts/bench writes the file with the starts, which "start" needs. This program cannot start the others: it would share
/// the memory of GTK with them.
/// A prefix selects the parts whose names begin with it: "start", "words", "guess", "pig", "idle", "count", or the name
/// of an animation. The frames are those of a window of 1280 × 800 pixels, or of another size.
@main
enum Main {
  static func main() {
    var size = Size(1280, 800)
    var starts: String?
    var prefixes: [String] = []
    for argument in CommandLine.arguments.dropFirst() {
      if let text = value(of: "size", in: argument) {
        let sides = text.split(separator: "x").compactMap { Double($0) }
        guard sides.count == 2 else { DemoProgram.end("a size is WIDTHxHEIGHT, not \(text)", status: 2) }
        size = Size(sides[0], sides[1])
      } else if let path = value(of: "starts", in: argument) {
        starts = path
      } else {
        prefixes.append(argument)
      }
    }
    let parts = parts(size, starts: starts).filter { part in
      prefixes.isEmpty || prefixes.contains { part.name.starts(with: $0) }
    }
    guard !parts.isEmpty else { DemoProgram.end("no part has such a name", status: 2) }
    for part in parts { part.run() }
    if !Figures.checkLimits() { exit(1) }
  }

  private static func value(of option: String, in argument: String) -> String? {
    argument.hasPrefix("--\(option)=") ? String(argument.dropFirst(option.count + 3)) : nil
  }

  private typealias Part = (name: String, run: () -> Void)

  private static func parts(_ size: Size, starts: String?) -> [Part] {
    let data = DemoProgram.start("parlor-bench")
    Desktop.setAllowsMotion(true)
    let models = ModelBench(words: data.words, files: data.files)
    let frames = FrameBench(size: size, data: data)
    return [
      ("start", { StartBench.run(starts) }), ("words", models.readWords), ("guess", models.guess),
      ("pig", models.solvePig), ("idle", frames.idle),
      ("count", CountBench(frames: FrameBench(size: Size(1280, 800), data: data)).run),
    ] + Motion.all.map { motion in (motion.name, { frames.run(motion) }) }
  }
}
