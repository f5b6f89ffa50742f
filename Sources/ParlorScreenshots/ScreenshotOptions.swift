import DemoScenes
import GtkKit

/// What the command line asks for.
struct ScreenshotOptions {
  /// The folder for the pictures.
  let folder: String
  /// The scenes to take; nil for all.
  private(set) var scenes: Set<String>?
  /// The sizes to take them at.
  private(set) var sizes = [
    Size(360, 640), Size(640, 360), Size(768, 1024), Size(1280, 800), Size(1920, 1080), Size(3840, 2160),
  ]
  /// The size of text, 1 being the usual one.
  private(set) var textScale = 1.0
  private(set) var hasContrast = false
  private(set) var isRightToLeft = false
  /// The language of the texts; nil for English.
  let language: String?

  init(_ arguments: [String]) throws(CommandLineOptions.Failure) {
    let options = try CommandLineOptions(
      arguments, summary: "Takes the pictures of Parlor, the same ones in each run.",
      options: [
        .init("folder", argument: "FOLDER", "Where they go"),
        .init("scenes", argument: "NAME,…", "These scenes only"),
        .init("sizes", argument: "WIDTHxHEIGHT,…", "These sizes only"),
        .init("text", argument: "PERCENT", "The size of text"),
        .init("contrast", "In the theme of high contrast"),
        .init("right-to-left", "Mirrored"),
        .init("language", argument: "CODE", "In one of the languages of po/"),
      ])
    folder = options.value(of: "folder") ?? "."
    hasContrast = options.has("contrast")
    isRightToLeft = options.has("right-to-left")
    language = options.value(of: "language")
    if let names = options.value(of: "scenes") { scenes = try Self.known(names) }
    if let text = options.value(of: "sizes") { sizes = try Self.sizes(text) }
    if let text = options.value(of: "text") {
      guard let percent = Double(text), (50...400).contains(percent) else {
        throw .init(message: "the size of text is a number of percent from 50 to 400")
      }
      textScale = percent / 100
    }
  }

  private static func known(_ names: String) throws(CommandLineOptions.Failure) -> Set<String> {
    let names = Set(names.split(separator: ",").map(String.init))
    if let stranger = names.subtracting(Scene.all.map(\.name)).first {
      throw .init(
        message: "there is no scene \(stranger); there are: "
          + Scene.all.map(\.name).joined(separator: ", "))
    }
    return names
  }

  private static func sizes(_ text: String) throws(CommandLineOptions.Failure) -> [Size] {
    var sizes: [Size] = []
    for part in text.split(separator: ",") {
      let sides = part.split(separator: "x").compactMap { Int($0) }
      guard sides.count == 2 else { throw .init(message: "a size is written as 360x640") }
      sizes.append(Size(sides[0], sides[1]))
    }
    return sizes
  }
}
