import Controllers
import DemoScenes
import GtkKit

/// Measures how long Parlor and other programs take to their first frame, and their memory then, beside the smallest program
/// with a GTK window. All are started in turn.
struct StartBench {
  private static let rounds = 15
  /// The limits of Parlor beside the plain window, one of the same size, and for its memory.
  private static let limits = (firstFrame: 1.4, sameSize: 1.3, memory: 1.45)
  /// GTK 4 programs that a system can have.
  private static let others = ["gtk4-demo", "gtk4-widget-factory", "gnome-chess", "gnome-text-editor"]

  /// A program, and what was measured in each round.
  private struct Measured {
    let name: String
    let command: [String]
    var launches: [Launch] = []
  }

  /// The folder of the programs, with a slash at its end.
  private let folder = Program.folder + "/"

  func run(_ figures: inout Figures) {
    let size = "920 640".split(separator: " ").map(String.init)
    let window = folder + "plain-window"
    var programs = [
      Measured(name: "plain-window", command: [window]),
      Measured(name: "plain-window-920x640", command: [window] + size),
    ]
    programs += ScreenName.all.map {
      Measured(name: $0.rawValue, command: [folder + "parlor", "--game", $0.rawValue, "--reset"])
    }
    programs += Self.others.filter { launch([$0]) != nil }.map { Measured(name: $0, command: [$0]) }
    for round in 0...Self.rounds {
      for index in programs.indices {
        guard let launch = launch(programs[index].command) else {
          DemoProgram.end("no window of \(programs[index].command)")
        }
        // The first round reads the programs from the disk.
        if round > 0 { programs[index].launches.append(launch) }
      }
    }
    let games = Set(ScreenName.all.map(\.rawValue))
    for program in programs {
      let isParlor = games.contains(program.name)
      let name = program.name
      figures.add("start/\(name)", program.launches.map(\.firstFrame), "ms")
      figures.add("memory/\(name)", program.launches.map(\.memory), "MB")
      guard !name.hasPrefix("plain-window") else { continue }
      figures.add(
        "start/\(name)/ratio", ratios(program, programs[0], \.firstFrame), "x",
        limit: isParlor ? Self.limits.firstFrame : nil)
      figures.add(
        "memory/\(name)/ratio", ratios(program, programs[0], \.memory), "x",
        limit: isParlor ? Self.limits.memory : nil)
      guard isParlor else { continue }
      figures.add(
        "start/\(name)/ratio-same-size", ratios(program, programs[1], \.firstFrame), "x",
        limit: Self.limits.sameSize)
    }
  }

  private func launch(_ command: [String]) -> Launch? { Launch(command, probe: folder + "frame-probe.so") }

  private func ratios(_ program: Measured, _ plain: Measured, _ figure: (Launch) -> Double) -> [Double] {
    zip(program.launches, plain.launches).map { figure($0) / figure($1) }
  }
}
