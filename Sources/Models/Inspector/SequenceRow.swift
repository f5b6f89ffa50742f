private typealias Metrics = SequenceMetrics

/// A message as it is drawn: its text, broken into lines, above or beside its arrow.
struct SequenceRow {
  let message: Message
  let lines: [String]
  /// How wide the text is.
  let width: Int

  init(_ message: Message) {
    self.message = message
    lines = message.text.lines(within: Metrics.lineWidth, at: Metrics.textSize)
    width = lines.map { $0.width(at: Metrics.textSize) }.max() ?? 0
  }

  /// How high the text and the arrow are together.
  var height: Int { Metrics.rowHeight + max(0, lines.count - 1) * Metrics.lineHeight }
}
