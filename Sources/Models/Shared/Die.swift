/// The face of a six-sided die.
///
/// The cases are in the order of their faces; the raw value is the number of pips, 1 to 6. Source: seeds/pig.txt,
/// "ObjectLibrary: `Die`".
public enum Die: Int, CaseIterable, Codable, Hashable, Sendable {
  /// ⚀
  case one = 1
  /// ⚁
  case two
  /// ⚂
  case three
  /// ⚃
  case four
  /// ⚄
  case five
  /// ⚅
  case six

  /// Rolls a fair die.
  ///
  /// Draws exactly one `Int.random(in: 1...6, using:)`, so that a scripted generator can choose the face.
  public static func roll(using generator: inout some RandomNumberGenerator) -> Die {
    allCases[Int.random(in: 1...allCases.count, using: &generator) - 1]
  }
}
