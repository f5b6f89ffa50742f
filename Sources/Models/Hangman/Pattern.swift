/// The known part of a word: its length, and the characters revealed so far.
struct Pattern: Equatable {
  private let alphabet: Alphabet
  /// The characters by position; `nil` if not revealed.
  private var characters: [UInt8?]

  /// A pattern of which only the length is known.
  init(length: Int, _ alphabet: Alphabet) {
    self.alphabet = alphabet
    characters = Array(repeating: nil, count: length)
  }

  /// Parses the result of ``text(unknown:)``; `nil` if it contains a character that is not allowed in words.
  init?(_ text: String, unknown: Character, _ alphabet: Alphabet) {
    self.init(length: 0, alphabet)
    characters = text.map { $0 == unknown ? nil : alphabet.byte(of: $0) }
    guard zip(text, characters).allSatisfy({ $0 == unknown || $1 != nil }) else { return nil }
  }

  var length: Int { characters.count }

  var isComplete: Bool { !characters.contains(nil) }

  func positions(of character: UInt8) -> PositionSet { PositionSet(of: character, in: characters) }

  func revealing(_ character: UInt8, at positions: PositionSet) -> Pattern {
    var pattern = self
    for position in characters.indices where positions.contains(position) {
      pattern.characters[position] = character
    }
    return pattern
  }

  /// The characters by position; `nil` if not revealed.
  var revealed: [Character?] { characters.map { $0.map(alphabet.character) } }

  func text(unknown: Character) -> String { String(revealed.map { $0 ?? unknown }) }
}
