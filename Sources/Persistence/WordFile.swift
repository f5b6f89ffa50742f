import GtkKit
import Models

/// Reads a word list from a file of the user: a text with one word per line, or an XML property list of strings.
///
/// Reading any file ends soon, and needs at most ``largestMemory``, including the file itself.
package nonisolated enum WordFile {
  /// The largest accepted file, in bytes: more than six times the built-in list.
  package static let largest = 16 << 20
  /// The memory limit for reading the largest file, in bytes.
  package static let largestMemory = 8 * largest

  /// Reads the words of the file at a path. The content determines the format.
  package static func words(ofFile path: FilePath) throws(WordFileError) -> WordList {
    let contents: UserFile.Contents?
    do { contents = try UserFile(path).contents(limit: largest) } catch { throw .unread(error) }
    guard let contents else { throw .unread(.unreadable(.noSuchFile)) }
    return try words(in: contents.bytes)
  }

  /// Parses the words in the bytes of a file.
  package static func words(in bytes: [UInt8]) throws(WordFileError) -> WordList {
    guard !bytes.starts(with: "bplist".utf8) else { throw .binary }
    let start = bytes.withoutLeadingSpace
    guard start.first == UInt8(ascii: "<") else {
      let result = bytes.withUnsafeBytes { text in
        Result { () throws(WordListError) in try WordList(text: text) }
      }
      return try result.mapError { WordFileError.refused($0) }.get()
    }
    // GMarkup knows no byte order mark. The lines before the list stay, so that errors name the right one: those after the first
    // character.
    let lines = bytes[..<start.startIndex].filter { $0 == UInt8(ascii: "\n") }
    return try words(inPropertyList: [UInt8(ascii: " ")] + lines + start)
  }

  private static func words(inPropertyList bytes: [UInt8]) throws(WordFileError) -> WordList {
    let entries: [PropertyList.Entry]
    do { entries = try PropertyList.strings(in: bytes[...]) } catch { throw .noPropertyList(error) }
    do {
      return try WordList(entries.lazy.map(\.text))
    } catch {
      throw .refused(error.mapLine { entries[$0 - 1].line })
    }
  }
}
