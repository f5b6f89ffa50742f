/// The characters of words, as ASCII.
extension WordList {
  private static let apostrophe = UInt8(ascii: "'")
  private static let hyphen = UInt8(ascii: "-")

  /// The characters other than letters, in the order in which a game reveals them.
  static let punctuation = [apostrophe, hyphen]

  /// The letter in upper case; `nil` for a character other than a letter a–z.
  static func uppercasedLetter(_ byte: UInt8) -> UInt8? {
    // Upper and lower case differ in this bit only.
    let letter = byte & ~0x20
    return UInt8(ascii: "A") <= letter && letter <= UInt8(ascii: "Z") ? letter : nil
  }

  /// The character in upper case; `nil` if it is not allowed in words.
  static func uppercased(_ byte: UInt8) -> UInt8? {
    uppercasedLetter(byte) ?? (byte == apostrophe || byte == hyphen ? byte : nil)
  }
}
