import DemoScenes
import GtkKit

/// The command line options.
struct ScreenshotOptions {
  let folder: FilePath
  let scenes: [Scene]
  let motions: [Motion]
  /// The time between two pictures of an animation in milliseconds; nil for a quarter of its time.
  let interval: Int?
  /// The scale of the pictures.
  let scale: Double
  let sizes: [Size]
  /// The language of the texts; nil for English.
  let language: String?
  /// Whether to write the answers of the lesson in place of pictures.
  let writesLesson: Bool

  init(_ arguments: CommandLineOptions.Arguments) throws(CommandLineOptions.Failure) {
    let options = try CommandLineOptions(
      arguments, summary: "Takes reproducible pictures of Parlor.",
      options: [
        .init("folder", argument: "FOLDER", "The folder for the pictures"),
        .init("scenes", argument: "NAME,…", "Take only these scenes"),
        .init("motions", argument: "NAME,…", "Take these animations, or all"),
        .init("interval", argument: "MILLISECONDS", "The time between pictures of an animation"),
        .init("scale", argument: "PERCENT", "The scale of the pictures"),
        .init("sizes", argument: "WIDTHxHEIGHT,…", "Take only these sizes"),
        .init("language", argument: "CODE", "Use a language of po/"),
        .init("lesson", "Write the sessions and diagrams of docs/lesson.md instead"),
      ])
    let motions = options.value(of: "motions")
    folder = options.file(of: "folder") ?? "."
    scenes = try Self.chosen(
      options.value(of: "scenes") ?? (motions == nil ? "all" : ""), of: Scene.all, \.name)
    self.motions = try Self.chosen(motions ?? "", of: Motion.results, \.name)
    interval = options.value(of: "interval").flatMap { Int($0) }
    scale = (options.value(of: "scale").flatMap { Double($0) } ?? 100) / 100
    sizes = (options.value(of: "sizes") ?? Self.allSizes).split(separator: ",").compactMap { text in
      let sides = text.split(separator: "x").compactMap { Int($0) }
      return sides.count == 2 ? Size(sides[0], sides[1]) : nil
    }
    language = options.value(of: "language")
    writesLesson = options.has("lesson")
  }

  private static let allSizes = "360x640,640x360,768x1024,1280x800,1920x1080,3840x2160"

  /// The values that a list names, which may be "all".
  private static func chosen<Value>(
    _ list: String, of all: [Value], _ name: KeyPath<Value, String>
  ) throws(CommandLineOptions.Failure) -> [Value] {
    if list == "all" { return all }
    let names = Set(list.split(separator: ",").map(String.init))
    let known = all.map { $0[keyPath: name] }
    if let unknown = names.subtracting(known).first {
      throw .init(message: "unknown name \(unknown); use one of: \(known.joined(separator: ", "))")
    }
    return all.filter { names.contains($0[keyPath: name]) }
  }
}
