import GtkKit

/// A rule: a drawn example, and the text beside it, or below it on a narrow page. The rule that applies now has a mark above
/// its text.
final class HelpRule: CustomWidget {
  private let example: HelpExample
  private let text: Label
  private let mark = Label(tr("▸ Applies now")).textAligned(0).styled("now", "accent")
  private let texts: Box
  private let topic: HelpTopic?

  /// The width of the examples of a page, so that their texts begin at the same place.
  private static let exampleWidth = 190.0
  /// The minimum length of a line beside an example, in characters.
  private static let minimumLineLength = 30.0

  init(_ rule: HelpPage.Rule) {
    example = HelpExample(rule.example)
    text = Label(rule.text, wraps: true).textAligned(0)
    // The middle of the text is beside the middle of the example.
    texts = Box(.vertical, [mark, text]).aligned(.fill, .center)
    topic = rule.topic
    super.init()
    mark.isVisible = false
    styled("rule", "tint").add(example).add(texts)
  }

  /// Marks the rule if it is about a topic.
  func mark(_ topic: HelpTopic?) {
    let applies = topic != nil && topic == self.topic
    mark.isVisible = applies
    setStyle("applies", applies)
  }

  // MARK: - Layout

  override var heightDependsOnWidth: Bool { true }

  /// The text beside the example, or below it in a narrow page or where the rule is lower then.
  override var childLayout: Layout? {
    let start = row {
      example.frame(height: HelpExample.height).fixed()
      Layout.spacer
    }
    return firstFitting {
      row(gap: Metrics.gap) {
        start.frame(width: Self.exampleWidth)
        texts.atLeast(width: Self.minimumLineLength * text.characterWidth)
      }
      column(gap: Metrics.step / 2) {
        start.fixed()
        texts
      }
    }
  }
}

private final class HelpExample: CustomWidget {
  private let pieces: [HelpPiece]
  /// Letters and numbers are drawn in its font.
  private let sample = Label("").styled("help-piece")

  /// The height of the row, and the gap between pieces.
  static let height = 46.0
  private static let gap = 6.0
  private static let scale = height / HelpPiece.height

  init(_ pieces: [HelpPiece]) {
    self.pieces = pieces
    // The text of the rule says the same.
    super.init(role: .presentation)
    // A row of dice reads in the same order in each language.
    keepsDirection().add(sample)
  }

  override func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    guard orientation == .horizontal else { return SizeRequest(Int(Self.height)) }
    let width = pieces.map { $0.width * Self.scale }.reduce(0, +) + Self.gap * Double(pieces.count - 1)
    return SizeRequest(Int(width.rounded(.up)))
  }

  override func draw(on canvas: Canvas, in area: Area) {
    let pen = HelpPen(canvas: canvas, color: color, theme: Theme(of: self), sample: sample)
    var left = 0.0
    for piece in pieces {
      canvas.transformed(by: Point(left, 0), scale: Self.scale) { _ in piece.draw(pen) }
      left += piece.width * Self.scale + Self.gap
    }
  }
}
