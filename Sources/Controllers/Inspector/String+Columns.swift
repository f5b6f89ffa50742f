extension String {
  /// The text without line breaks, other control characters, and spaces at its ends.
  var onOneLine: String {
    var line = UnicodeScalarView()
    for character in self {
      // A carriage return and a line feed are one character.
      line += character.isNewline ? [" "] : character.unicodeScalars.map { $0.isPrintable ? $0 : " " }
    }
    return String(line.drop { $0 == " " }).withoutSpacesAtEnd
  }

  /// The text without spaces at its end.
  var withoutSpacesAtEnd: String {
    let end = unicodeScalars.lastIndex { $0 != " " }.map(unicodeScalars.index(after:))
    return String(unicodeScalars[..<(end ?? startIndex)])
  }

  /// The number of columns that the text takes in a monospaced font.
  var columns: Int { reduce(0) { $0 + ($1.isWide ? 2 : 1) } }

  /// The text with spaces added, to a number of columns.
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - columns)) }
}

extension Character {
  /// Whether the character takes two columns: Chinese, Japanese, Korean, or an emoji.
  var isWide: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    // The standard library does not have Unicode's East Asian Width: these are the wide blocks.
    return switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF: true
    case 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD: true
    default: scalar.properties.isEmojiPresentation
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character can be part of a line of text.
  fileprivate var isPrintable: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: value != 0xFFFE && value != 0xFFFF
    }
  }
}
