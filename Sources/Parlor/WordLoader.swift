import Controllers
import GtkKit
import Models

/// Reads the word list while the window is already open.
struct WordLoader {
  let resources: Resources
  /// The list that the user asked for, where one was.
  let file: String?

  /// The largest list that is read, in bytes: more than six times the built-in one.
  nonisolated static let largestFile = 16 << 20

  /// Reads the words on another thread, and calls back on the main one.
  var source: WordSource {
    WordSource { completion in
      // The window comes first: there is time until the first guess.
      MainLoop.idle {
        Task {
          if let answer = await answer() { completion(answer) }
        }
      }
    }
  }

  private func answer() async -> WordSource.Answer? {
    let resources = resources
    guard let file else { return await Self.builtIn(resources).map { WordSource.Answer(words: $0) } }
    do {
      return WordSource.Answer(words: try await Self.list(file))
    } catch {
      let complaint = tr(
        "{file}: {reason} The built-in list is used.", ["file": file, "reason": error.message])
      return await Self.builtIn(resources).map { WordSource.Answer(words: $0, complaint: complaint) }
    }
  }

  @concurrent
  private nonisolated static func builtIn(_ resources: Resources) async -> WordList? {
    guard let bytes = resources.bytes(of: "\(DataFiles.prefix)/words.txt") else { return nil }
    return try? WordList(text: bytes)
  }

  @concurrent
  private nonisolated static func list(_ file: String) async throws(WordFileError) -> WordList {
    let bytes: [UInt8]
    do { bytes = try FileReader.bytes(ofFile: file, limit: largestFile) } catch { throw .unread(error) }
    guard !bytes.starts(with: "bplist".utf8) else { throw .binary }
    // A property list is known by its content, not by its name.
    let start = bytes.drop { $0 == 0x20 || (0x09...0x0D).contains($0) || [0xEF, 0xBB, 0xBF].contains($0) }
    guard start.first == UInt8(ascii: "<") else {
      let result = bytes.withUnsafeBytes { text in
        Result { () throws(WordListError) in try WordList(text: text) }
      }
      return try result.mapError { WordFileError.refused($0) }.get()
    }
    return try list(propertyList: Array(start), linesBefore: bytes.prefix(bytes.count - start.count))
  }

  private nonisolated static func list(
    propertyList bytes: [UInt8], linesBefore: ArraySlice<UInt8>
  ) throws(WordFileError) -> WordList {
    let entries: [PropertyList.Entry]
    do { entries = try PropertyList.strings(in: bytes) } catch { throw .noPropertyList(error.message) }
    do {
      return try WordList(entries.map(\.text))
    } catch {
      let offset = linesBefore.count { $0 == UInt8(ascii: "\n") }
      throw .refused(error.moved { entries[$0 - 1].line + offset })
    }
  }
}
