import Models

/// The source code of the games, which is in the program. It is searched for words: there is no index, and no parser.
package final class SourceText {
  /// A line of a file, which is a path in the folder `Sources`. Lines count from 1.
  struct Place: Hashable {
    let file: String
    let line: Int

    var source: Message.Source { Message.Source(file: file, line: line) }
  }

  let files: [String]
  private let types: [String: [String]]
  private let read: (String) -> String?
  private var known: [String: Text] = [:]

  /// A file that was read. The words of a line are its names and signs, without comments.
  private typealias Text = (lines: [Substring], words: [[Substring]], index: [Substring: [Int]])

  package init(files: [String] = [], read: @escaping (String) -> String? = { _ in nil }) {
    (self.files, self.read) = (files, read)
    types = Dictionary(grouping: files) { file in
      String(file.split(separator: "/").last?.prefix { $0 != "." && $0 != "+" } ?? "")
    }
  }

  func files(of type: String) -> [String] { types[type] ?? [] }

  /// The files in the folder of a type, and below it.
  func files(around type: String) -> [String] {
    guard let first = files(of: type).first, let end = first.lastIndex(of: "/") else { return [] }
    return files.filter { $0.hasPrefix(first[...end]) }
  }

  /// A place that is known as `#fileID` and `#line`; nil if there is no such line.
  func place(_ id: String, _ line: Int) -> Place? {
    let parts = id.split(separator: "/")
    let file = files.first { $0.hasPrefix("\(parts.first ?? "")/") && $0.hasSuffix("/\(parts.last ?? "")") }
    return file.flatMap { text(of: $0).lines.indices.contains(line - 1) ? Place(file: $0, line: line) : nil }
  }

  func words(of place: Place) -> [Substring] { text(of: place.file).words[place.line - 1] }

  /// The lines around a place, at most `count`, without their common indentation, and the number of the first one.
  func excerpt(around place: Place, count: Int) -> (start: Int, lines: [String]) {
    let all = text(of: place.file).lines
    let start = max(0, min(place.line - 1 - count / 2, all.count - count))
    let lines = all.dropFirst(start).prefix(count)
    let indentation = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return (start + 1, lines.map { String($0.dropFirst(indentation)) })
  }

  /// The lines of files with some words one after the other, if `isWanted` is true of the words before and after them.
  func places(
    of words: [String], in files: [String],
    where isWanted: (_ before: ArraySlice<Substring>, _ after: ArraySlice<Substring>) -> Bool = { _, _ in true
    }
  ) -> [Place] {
    let pattern = words.map { $0[...] }
    // The longest word is rare.
    let rare = pattern.max { $0.count < $1.count } ?? ""
    return files.flatMap { file in
      (text(of: file).index[rare] ?? []).map { Place(file: file, line: $0 + 1) }.filter { place in
        let line = self.words(of: place)
        return line.indices.contains { start in
          line[start...].starts(with: pattern) && isWanted(line[..<start], line[(start + pattern.count)...])
        }
      }
    }
  }

  func method(at place: Place) -> String? {
    text(of: place.file).words.prefix(place.line).last { $0.contains("func") }
      .flatMap { $0.drop { $0 != "func" }.dropFirst().first }.map { String($0) }
  }

  private func text(of file: String) -> Text {
    if let text = known[file] { return text }
    let lines = (read(file) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let words = lines.map(Self.words)
    let entries = words.enumerated().flatMap { line, words in Set(words).map { ($0, [line]) } }
    let text = (lines, words, Dictionary(entries, uniquingKeysWith: +))
    known[file] = text
    return text
  }

  /// The words of a line. A sign of optional chaining is none: `model?.word` has the words of `model.word`.
  private static func words(of line: Substring) -> [Substring] {
    var (words, rest): ([Substring], Substring) = ([], line)
    while let first = rest.first, !rest.hasPrefix("//") {
      let kind = first.kindInCode
      let word = kind == 0 ? rest.prefix(1) : rest.prefix { $0.kindInCode == kind }
      rest = rest.dropFirst(word.count)
      if word != " ", !["?", "!"].contains(word) || rest.first != "." { words.append(word) }
    }
    return words
  }
}

extension Character {
  /// 2 in a name, 1 in a sign such as "!=", 0 if the character is a sign of its own.
  fileprivate var kindInCode: Int {
    isLetter || isNumber || self == "_" || self == "$" ? 2 : "=!".contains(self) ? 1 : 0
  }
}
