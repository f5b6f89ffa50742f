import Foundation
import Models
import Testing

/// A naive implementation of the rules: words are strings, classes are a dictionary by pattern.
private struct ReferenceHangman {
  var candidates: [String]
  var pattern: String

  func classes(_ letter: Character) -> [String: [String]] {
    Dictionary(grouping: candidates) { word in
      String(zip(word, pattern).map { $0 == letter ? letter : $1 })
    }
  }
}

struct HangmanRulesTests {
  private static let all = Result {
    String(decoding: try WholeList.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test("H13 H14 games agree with a naive reference implementation", arguments: 1...24)
  func againstPlainRules(length: Int) throws {
    var plain = ReferenceHangman(
      candidates: try Self.all.get().filter { $0.utf8.count == length && !$0.contains("-") },
      pattern: String(repeating: "-", count: length))
    var generator = SeededGenerator(seed: UInt64(length))
    let model = try HangmanModel(
      words: try WholeList.words, length: length, maximumMistakes: 26, generator: SeededGenerator(seed: 1))
    #expect(model.candidateCount == plain.candidates.count)
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ".shuffled(using: &generator) {
      guard model.status == .playing else { break }
      let classes = plain.classes(letter)
      model.guess(String(letter))
      let dodge = try #require(model.dodges.last)
      #expect(model.candidateCount == classes.values.map(\.count).max())
      #expect(model.candidateCount == classes[model.pattern]?.count)
      #expect(dodge.classCount == classes.count)
      #expect(dodge.largestClasses.map(\.count) == Array(classes.values.map(\.count).sorted(by: >).prefix(5)))
      #expect(dodge.largestClasses.allSatisfy { classes[$0.pattern]?.count == $0.count })
      plain.candidates = classes[model.pattern] ?? []
      plain.pattern = model.pattern
    }
    #expect(model.status == .won && [model.word] == plain.candidates)
  }
}
