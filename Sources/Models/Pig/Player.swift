/// A player of Pig: a name, a score, and who makes the decisions (seeds/pass-the-pigs.txt, "a model class for Player").
public struct Player: Codable, Equatable, Sendable {
  /// Who decides when to roll and when to hold.
  public enum Kind: Codable, Hashable, Sendable {
    /// A person.
    case human
    /// The computer, with a strategy.
    case computer(PigStrategy)
  }

  /// The maximum number of characters in a name.
  public static let nameLimit = 24

  /// The player's name: never empty, at most ``nameLimit`` characters, on one line. A new name is normalized. One without visible
  /// characters is ignored.
  public var name: String {
    didSet { name = Self.normalized(name) ?? oldValue }
  }

  /// The points banked in this game: 0, or 2 and more. Only the model changes it.
  public internal(set) var score = 0

  /// Who decides for this player. Can change at any time.
  public var kind: Kind

  /// Creates a player without points. A name without visible characters becomes "Player".
  public init(name: String, kind: Kind = .human) {
    self.name = Self.normalized(name) ?? "Player"
    self.kind = kind
  }

  // MARK: - Names

  /// Emoji have up to ten scalars. A "character" of more would be a tall stack of accents.
  private static let nameScalarLimit = nameLimit * 10

  /// The normalized form of a typed name; `nil` if it has no visible characters.
  static func normalized(_ typed: String) -> String? {
    let printable = String(String.UnicodeScalarView(typed.unicodeScalars.filter(\.isPrintable)))
    var scalars = 0
    let cut = printable.trimmed(of: \.isWhitespace).prefix(nameLimit).prefix { character in
      scalars += character.unicodeScalars.count
      return scalars <= nameScalarLimit
    }
    // Trimmed again, because truncation may leave a trailing blank.
    let name = String(cut.trimmed(of: \.isWhitespace))
    return name.unicodeScalars.contains(where: \.isVisible) ? name : nil
  }
}

extension Unicode.Scalar {
  fileprivate var isVisible: Bool {
    !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
  }
}
