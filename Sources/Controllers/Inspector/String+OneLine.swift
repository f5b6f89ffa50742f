extension String {
  /// The text without line breaks, other control characters, and spaces at its ends.
  var onOneLine: String {
    var line = UnicodeScalarView()
    for character in self {
      // A carriage return and a line feed are one character.
      line += character.isNewline ? [" "] : character.unicodeScalars.map { $0.isPrintable ? $0 : " " }
    }
    return String(line.trimmed { $0 == " " })
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
