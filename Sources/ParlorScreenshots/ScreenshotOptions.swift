import DemoScenes
import GtkKit

/// The command line options.
struct ScreenshotOptions {
  let folder: String
  /// The scenes to take; nil for all.
  private(set) var scenes: Set<String>?
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
    if let names = options.value(of: "scenes") { scenes = try Self.known(names) }
    if let text = options.value(of: "sizes") { sizes = try Self.sizes(text) }
    if let text = options.value(of: "text") {
      guard let percent = Double(text), (50...400).contains(percent) else {
        throw .init(message: "the text scale must be a number from 50 to 400")
      }
      textScale = percent / 100
    }
  }

  private static func known(_ names: String) throws(CommandLineOptions.Failure) -> Set<String> {
    let names = Set(names.split(separator: ",").map(String.init))
    let all = Scene.all.map(\.name)
    if let unknown = names.subtracting(all).first {
      throw .init(message: "unknown scene \(unknown); use one of: \(all.joined(separator: ", "))")
    }
    return names
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
