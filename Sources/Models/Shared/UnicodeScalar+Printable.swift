extension Unicode.Scalar {
  /// Whether the scalar can be part of a line of text without breaking the line or reversing its direction.
  public var isPrintable: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: !properties.isBidiControl
    }
  }
}
