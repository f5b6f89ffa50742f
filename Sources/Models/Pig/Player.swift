/// One of the two who play Pig: a name, a score, and who makes the decisions.
///
/// Source: seeds/pig.txt and seeds/pass-the-pigs.txt, "At a minimum, you will have a model class for Player".
public struct Player: Codable, Equatable, Sendable {
  /// Who decides when to roll and when to hold.
  public enum Kind: Codable, Hashable, Sendable {
    /// A person, at the buttons.
    case human
    /// The computer, by a strategy.
    case computer(PigStrategy)
  }

  /// The most characters a name keeps.
  public static let nameLimit = 24

  /// What the player is called: never empty, at most ``nameLimit`` characters, on one line.
  ///
  /// A new name is tidied: control characters go, then the blanks around it, then what is over the limit. One
  /// of which nothing visible is left is ignored.
  public var name: String {
    didSet { name = Self.tidied(name) ?? oldValue }
  }

  /// The points banked in this game: 0, or 2 and more. Only the model changes it.
  public internal(set) var score = 0

  /// Who decides for this player; may change at any time.
  public var kind: Kind

  /// Brings a player to the table, with no points yet; a name of which nothing visible is left becomes
  /// "Player".
  public init(name: String, kind: Kind = .human) {
    self.name = Self.tidied(name) ?? "Player"
    self.kind = kind
  }

  // MARK: - Names

  /// Emoji are made of up to ten scalars; with more, a "character" is a pile of accents as high as the
  /// screen.
  private static let nameScalarLimit = nameLimit * 10

  /// The name that is kept of what was typed, or `nil` if that leaves nothing to see.
  static func tidied(_ typed: String) -> String? {
    let printable = String(String.UnicodeScalarView(typed.unicodeScalars.filter(\.isPrintable)))
    var scalars = 0
    let cut = printable.trimmed(of: \.isWhitespace).prefix(nameLimit).prefix { character in
      scalars += character.unicodeScalars.count
      return scalars <= nameScalarLimit
    }
    // Once more, as the cut may have come after a blank.
    let name = String(cut.trimmed(of: \.isWhitespace))
    return name.unicodeScalars.contains(where: \.isVisible) ? name : nil
  }
}

extension Unicode.Scalar {
  /// Whether the scalar can stand in a line of text without breaking the line or turning it around.
  fileprivate var isPrintable: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: !properties.isBidiControl
    }
  }

  fileprivate var isVisible: Bool {
    !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
  }
}
