import GtkKit
import Models

/// Reads a word list from a file of the user or of the system: a text with one word per line, or an XML property list of strings.
///
/// Reading any file ends soon, and needs at most ``largestMemory``, including the file itself.
package nonisolated enum WordFile {
  /// The largest accepted file, in bytes: more than six times the built-in list.
  package static let largest = 16 << 20
  /// The memory limit for reading the largest file, in bytes.
  package static let largestMemory = 8 * largest

  package struct Contents {
    package var words: WordList
    /// Whether the file was read as Latin-1, because it is not Unicode.
    package var isLatin1 = false

    package init(words: WordList, isLatin1: Bool = false) { (self.words, self.isLatin1) = (words, isLatin1) }
  }

  /// Reads the words of the file at a path. The content determines the format and the language.
  ///
  /// - Parameter isOfSystem: Whether it is a dictionary of the system, which has names beside words.
  package static func contents(
    ofFile path: FilePath, isOfSystem: Bool = false
  ) throws(WordFileError) -> Contents {
    let contents: UserFile.Contents?
    do { contents = try UserFile(path).contents(limit: largest) } catch { throw .unread(error) }
    guard let contents else { throw .unread(.unreadable(.noSuchFile)) }
    return try Self.contents(of: contents.bytes, isOfSystem: isOfSystem)
  }

  package static func contents(
    of bytes: [UInt8], isOfSystem: Bool = false
  ) throws(WordFileError) -> Contents {
    let text = try WordText(bytes)
    if PropertyList.isLikely(in: text.bytes) {
      return Contents(words: try words(inPropertyList: text.bytes), isLatin1: text.isLatin1)
    }
    let words = text.bytes.withUnsafeBytes { bytes in
      let alphabet = Alphabet(of: bytes)
      let hasNames = isOfSystem && [.english, .french, .spanish].contains(alphabet)
      return Result { () throws(WordListError) in
        try WordList(text: bytes, alphabet: alphabet, skipsNames: hasNames)
      }
    }
    return Contents(words: try words.mapError { WordFileError.refused($0) }.get(), isLatin1: text.isLatin1)
  }

  private static func words(inPropertyList bytes: [UInt8]) throws(WordFileError) -> WordList {
    let entries: [PropertyList.Entry]
    do { entries = try PropertyList.strings(in: bytes) } catch { throw .noPropertyList(error.message) }
    do {
      var words = try WordList(entries.lazy.map(\.text))
      if words.lines.example > 0 { words.lines.example = entries[words.lines.example - 1].line }
      return words
    } catch {
      throw .refused(error)
    }
  }
}

extension WordFile.Contents {
  /// How many words there are, and which lines were left out, in the user's language.
  package var note: String {
    let lines = words.lines
    let read = Numeral.text(lines.read)
    let note =
      lines.leftOut == 0
      ? trn("{words} word.", "{words} words.", lines.read, ["words": read])
      : tr(
        "{read} of {total} words. Left out, for example: line {line}, {text}.",
        [
          "read": read, "total": Numeral.text(lines.read + lines.leftOut),
          "line": Numeral.text(lines.example),
          "text": lines.exampleText,
        ])
    return isLatin1 ? [note, tr("It was read as Latin-1.")].joined(separator: " ") : note
  }
}

/// The reason why a word list of the user is not used.
package nonisolated enum WordFileError: Error {
  case unread(UserFile.ReadFailure)
  case notText
  /// The message of the parser.
  case noPropertyList(String)
  case refused(WordListError)
}

extension WordFileError {
  package var message: String {
    switch self {
    case .unread(.unreadable(let error)): tr("It cannot be read ({reason}).", ["reason": error.reason])
    case .unread(.notAFile): tr("It is not a file.")
    case .unread(.tooLarge): tr("It is larger than 16 MB.")
    case .notText: tr("It is not text.")
    case .noPropertyList(let reason):
      tr("It is not a property list ({reason}).", ["reason": reason])
    case .refused(.empty): tr("It has no words.")
    }
  }
}
