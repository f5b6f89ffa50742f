import Controllers
import GtkKit

struct Options {
  var screen: ScreenName?
  var seed: UInt64?
  /// The word list to use in place of the built-in one.
  var words: FilePath?
  var session: FilePath?
  /// Whether to start over: the file with saved games is renamed, and the settings return to their defaults.
  var resets = false
  var showsVersion = false

  /// Reads the command line. Throws a message of one line if it is invalid.
  init(_ arguments: CommandLineOptions.Arguments) throws(CommandLineOptions.Failure) {
    let options = try CommandLineOptions(
      arguments, operand: "FILE", summary: tr("Four small games of chance and wit."),
      options: [
        .init(
          "game", argument: ScreenName.all.map(\.rawValue).joined(separator: "|"), tr("Open with this screen")
        ),
        .init("seed", argument: "N", tr("Random seed, for repeatable games")),
        .init("words", argument: "FILE", tr("Use the words in this file: a text file or a property list")),
        .init("reset", tr("Start over; saved games are renamed, settings are reset")),
        .init("version", tr("Show the version")),
      ])
    showsVersion = options.has("version")
    resets = options.has("reset")
    words = options.file(of: "words")
    session = options.operand
    if let name = options.value(of: "game") {
      screen = ScreenName.all.first { $0.rawValue == name }
      guard screen != nil else {
        let screens = ScreenName.all.map(\.rawValue).joined(separator: ", ")
        throw .init(
          message: tr("Unknown screen “{name}”; use one of: {screens}", ["name": name, "screens": screens]))
      }
    }
    if let number = options.value(of: "seed") {
      guard let seed = UInt64(number) else {
        throw .init(message: tr("Invalid seed “{number}”: use a whole number, 0 or more", ["number": number]))
      }
      self.seed = seed
    }
  }
}
