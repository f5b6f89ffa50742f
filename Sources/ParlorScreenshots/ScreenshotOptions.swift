import DemoScenes
import GtkKit

/// The command line options.
struct ScreenshotOptions {
  let folder: FilePath
  private(set) var scenes: [Scene] = []
  private(set) var motions: [Motion] = []
  /// The time between two pictures of an animation in milliseconds; nil for a quarter of its time.
  private(set) var interval: Int?
  /// The scale of the pictures.
  private(set) var scale = 1.0
  /// The sizes of the pictures.
  private(set) var sizes = [
    Size(360, 640), Size(640, 360), Size(768, 1024), Size(1280, 800), Size(1920, 1080), Size(3840, 2160),
  ]
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
    folder = options.file(of: "folder") ?? "."
    language = options.value(of: "language")
    writesLesson = options.has("lesson")
    let motions = options.value(of: "motions")
    scenes = try Self.chosen(
      options.value(of: "scenes") ?? (motions == nil ? "all" : nil), of: Scene.all, \.name)
    self.motions = try Self.chosen(motions, of: Motion.results, \.name)
    interval = try Self.number("interval", in: 1...10_000, of: options).map { Int($0) }
    if let text = options.value(of: "sizes") { sizes = try Self.sizes(text) }
    if let percent = try Self.number("scale", in: 10...400, of: options) { scale = percent / 100 }
  }

  /// The number that an option gives; nil if it is not used.
  private static func number(
    _ name: String, in range: ClosedRange<Double>, of options: CommandLineOptions
  ) throws(CommandLineOptions.Failure) -> Double? {
    guard let text = options.value(of: name) else { return nil }
    guard let number = Double(text), range.contains(number) else {
      throw .init(message: "--\(name) must be a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// The values that an option names, which may be "all".
  private static func chosen<Value>(
    _ names: String?, of all: [Value], _ name: KeyPath<Value, String>
  ) throws(CommandLineOptions.Failure) -> [Value] {
    if names == "all" { return all }
    let names = Set((names ?? "").split(separator: ",").map(String.init))
    let known = all.map { $0[keyPath: name] }
    if let unknown = names.subtracting(known).first {
      throw .init(message: "unknown name \(unknown); use one of: \(known.joined(separator: ", "))")
    }
    return all.filter { names.contains($0[keyPath: name]) }
  }

  private static func sizes(_ text: String) throws(CommandLineOptions.Failure) -> [Size] {
    var sizes: [Size] = []
    for part in text.split(separator: ",") {
      let sides = part.split(separator: "x").compactMap { Int($0) }
      guard sides.count == 2 else { throw .init(message: "a size must have the form 360x640") }
      sizes.append(Size(sides[0], sides[1]))
    }
    return sizes
  }
}
