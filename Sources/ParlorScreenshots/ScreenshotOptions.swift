import DemoScenes
import GtkKit

/// The command line options.
struct ScreenshotOptions {
  let folder: String
  /// What to take: scenes, animations at five moments, or animations as moving pictures.
  private(set) var scenes: [Scene] = []
  private(set) var motions: [Motion] = []
  private(set) var animations: [Motion] = []
  /// The sizes of the pictures.
  private(set) var sizes = [
    Size(360, 640), Size(640, 360), Size(768, 1024), Size(1280, 800), Size(1920, 1080), Size(3840, 2160),
  ]
  private(set) var textScale = 1.0
  private(set) var hasContrast = false
  private(set) var isRightToLeft = false
  /// The language of the texts; nil for English.
  let language: String?

  init(_ arguments: [String]) throws(CommandLineOptions.Failure) {
    let options = try CommandLineOptions(
      arguments, summary: "Takes reproducible pictures of Parlor.",
      options: [
        .init("folder", argument: "FOLDER", "The folder for the pictures"),
        .init("scenes", argument: "NAME,…", "Take only these scenes"),
        .init("motions", argument: "NAME,…", "Take these animations, or all, at five moments"),
        .init("animations", argument: "NAME,…", "Make small moving pictures of these animations"),
        .init("sizes", argument: "WIDTHxHEIGHT,…", "Take only these sizes"),
        .init("text", argument: "PERCENT", "The text scale"),
        .init("contrast", "Use high contrast"),
        .init("right-to-left", "Use a right-to-left layout"),
        .init("language", argument: "CODE", "Use a language of po/"),
      ])
    folder = options.value(of: "folder") ?? "."
    hasContrast = options.has("contrast")
    isRightToLeft = options.has("right-to-left")
    language = options.value(of: "language")
    let isMoving = ["motions", "animations"].contains { options.value(of: $0) != nil }
    scenes = try Self.chosen(options.value(of: "scenes") ?? (isMoving ? nil : "all"), of: Scene.all, \.name)
    motions = try Self.chosen(options.value(of: "motions"), of: Motion.results, \.name)
    animations = try Self.chosen(options.value(of: "animations"), of: Motion.results, \.name)
    if let text = options.value(of: "sizes") { sizes = try Self.sizes(text) }
    if let text = options.value(of: "text") {
      guard let percent = Double(text), (50...400).contains(percent) else {
        throw .init(message: "the text scale must be a number from 50 to 400")
      }
      textScale = percent / 100
    }
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
