import Controllers
import GtkKit
import Models

/// The program's data files: beside the program after a build, in `../share/parlor` after installation.
package struct DataFiles {
  private nonisolated static let prefix = "/io/github/parlor_games/Parlor"
  package static let icons = "\(prefix)/icons"
  package static let sounds = "\(prefix)/sounds"
  private static let built = Program.folder.appending("parlor_ParlorData.resources")
  /// The folders that can have the data files.
  package static let places = [built, Program.folder.appending("../share/parlor")]

  package static var translations: FilePath {
    let beside = built.appending("locale")
    return Folder.exists(beside) ? beside : Program.folder.appending("../share/locale")
  }

  /// The folders that can have the compiled schemas of the settings; nil is all that GLib searches. An administrator adds defaults to
  /// the installed schemas. Those beside the other data files are always there.
  package let schemas: [FilePath?]

  /// Opens the data files; nil if they are in none of the ``places``.
  package init?() {
    guard let place = Self.places.first(where: { Resources.open($0.appending("parlor.gresource")) }) else {
      return nil
    }
    Drawing.folder = Self.prefix
    let installed = Program.folder.appending("../share/glib-2.0/schemas")
    schemas = place == Self.built ? [place] : [nil, installed, place]
  }

  /// Prepares the style sheets, which are applied when screens are made.
  package func prepareStyleSheets() { StyleSheet.prepare(Game.styleSheets, in: "\(Self.prefix)/style") }

  /// The lesson, whose questions are in English; nil if it is damaged.
  package var lesson: Session? {
    guard let bytes = Resources.bytes(of: "\(Self.prefix)/lesson\(SessionFile.ending)"),
      var lesson = try? SessionFile.session(in: Array(bytes), format: .parlor)
    else { return nil }
    lesson.name = tr("Lesson")
    return lesson
  }

  /// Opens the built-in word list, or another one that is compiled; nil if it is damaged. It stays in its file, which is mapped
  /// into memory.
  package nonisolated func openWords(_ name: String = "words") -> WordList? {
    guard
      var words = Resources.bytes(of: "\(Self.prefix)/\(name).compiled").flatMap({ WordList(compiled: $0) })
    else { return nil }
    words.withheld = withheldWords
    return words
  }

  /// The hashes of words that are not shown if another one can be.
  package nonisolated var withheldWords: Set<UInt64> {
    // They are read before the first frame: each line is a number of 16 hexadecimal digits.
    guard let bytes = Resources.bytes(of: "\(Self.prefix)/offensive.txt") else { return [] }
    var (hashes, hash) = (Set<UInt64>(minimumCapacity: bytes.count / 17), UInt64(0))
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        hashes.insert(hash)
      } else {
        hash = hash << 4 | UInt64(byte & 0xF) + (byte > UInt8(ascii: "9") ? 9 : 0)
      }
    }
    return hashes
  }

  /// The source code of the games; nothing before the data files are opened.
  package static var sources: SourceText {
    let folder = "\(prefix)/sources"
    return SourceText(files: Resources.files(below: folder).sorted()) {
      Resources.text(of: "\(folder)/\($0)")
    }
  }
}
