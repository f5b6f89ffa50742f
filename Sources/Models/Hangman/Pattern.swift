/// The known part of a word: its length, and the characters revealed so far.
struct Pattern: Equatable {
  /// The characters by position; `nil` if not revealed.
  private var characters: [UInt8?]

  /// A pattern of which only the length is known.
  init(length: Int) {
    characters = Array(repeating: nil, count: length)
  }

  /// Parses the result of ``text(unknown:)``; `nil` if it contains a character that is not allowed in words.
  init?(_ text: String, unknown: Character) {
    characters = []
    for character in text {
      if character == unknown {
        characters.append(nil)
      } else if let byte = character.asciiValue, WordList.uppercased(byte) == byte {
        characters.append(byte)
      } else {
        return nil
      }
    }
  }

  var length: Int { characters.count }

  var isComplete: Bool { !characters.contains(nil) }

  /// The positions where `character` is revealed.
  func positions(of character: UInt8) -> PositionSet {
    var positions = PositionSet()
    for position in characters.indices where characters[position] == character { positions.insert(position) }
    return positions
  }

  func revealing(_ character: UInt8, at positions: PositionSet) -> Pattern {
    var pattern = self
    for position in characters.indices where positions.contains(position) {
      pattern.characters[position] = character
    }
    return pattern
  }

  /// The characters by position; `nil` if not revealed.
  var revealed: [Character?] {
    characters.map { $0.map { Character(Unicode.Scalar($0)) } }
  }

  func text(unknown: Character) -> String {
    characters.reduce(into: "") { text, character in
      text.append(character.map { Character(Unicode.Scalar($0)) } ?? unknown)
    }
  }
}
