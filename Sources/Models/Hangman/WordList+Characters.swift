/// The characters of words, as ASCII.
extension WordList {
  private static let apostrophe = UInt8(ascii: "'")
  private static let hyphen = UInt8(ascii: "-")

  /// The characters that are not letters, in the order in which a game announces them.
  static let punctuation = [apostrophe, hyphen]

  /// The letter in upper case, or `nil` for what is no letter a–z.
  static func uppercasedLetter(_ byte: UInt8) -> UInt8? {
    // The two cases of a letter differ in this one bit.
    let letter = byte & ~0x20
    return UInt8(ascii: "A") <= letter && letter <= UInt8(ascii: "Z") ? letter : nil
  }

  /// The character as a list has it, or `nil` for one that no word has.
  static func uppercased(_ byte: UInt8) -> UInt8? {
    uppercasedLetter(byte) ?? (byte == apostrophe || byte == hyphen ? byte : nil)
  }
}
