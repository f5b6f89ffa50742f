import GtkKit
import Models

/// Reads a list of words from a file that the user names: a text with a word a line, or a property list (XML) of strings.
///
/// Reading ends soon, whatever the file is. It needs at most ``largestMemory``, the file itself included.
package nonisolated enum WordFile {
  /// The largest file that is read, in bytes: more than six times the built-in list.
  package static let largest = 16 << 20
  /// The most memory that reading the largest file needs, in bytes.
  package static let largestMemory = 8 * largest

  /// The words of the file at a path, which is a property list if its content is.
  package static func words(ofFile path: String) throws(WordFileError) -> WordList {
    let contents: UserFile.Contents?
    do { contents = try UserFile(path).contents(limit: largest) } catch { throw .unread(error) }
    guard let contents else { throw .unread(.unreadable(.noSuchFile)) }
    return try words(in: contents.bytes)
  }

  /// The words in the bytes of a file.
  package static func words(in bytes: [UInt8]) throws(WordFileError) -> WordList {
    guard !bytes.starts(with: "bplist".utf8) else { throw .binary }
    let start = bytes.drop { $0 == 0x20 || (0x09...0x0D).contains($0) || [0xEF, 0xBB, 0xBF].contains($0) }
    guard start.first == UInt8(ascii: "<") else {
      let result = bytes.withUnsafeBytes { text in
        Result { () throws(WordListError) in try WordList(text: text) }
      }
      return try result.mapError { WordFileError.refused($0) }.get()
    }
    let linesBefore = bytes.prefix(upTo: start.startIndex).count { $0 == UInt8(ascii: "\n") }
    return try words(inPropertyList: start, linesBefore: linesBefore)
  }

  private static func words(
    inPropertyList bytes: ArraySlice<UInt8>, linesBefore: Int
  ) throws(WordFileError) -> WordList {
    let entries: [PropertyList.Entry]
    do {
      entries = try PropertyList.strings(in: bytes)
    } catch {
      throw .noPropertyList(error.moved { $0 + linesBefore })
    }
    do {
      return try WordList(entries.lazy.map(\.text))
    } catch {
      throw .refused(error.moved { entries[$0 - 1].line + linesBefore })
    }
  }
}
