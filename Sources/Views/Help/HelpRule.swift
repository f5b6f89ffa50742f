import GtkKit

/// A rule: a drawn example, unless it has none, and the text below it. The rule that applies now has a mark above its text.
final class HelpRule: Widget {
  let pointer: WidgetPointer
  private let mark = Label("▸ " + tr("Applies now")).textAligned(0).styled("now", "accent")
  private let rule: HelpPage.Rule

  init(_ rule: HelpPage.Rule) {
    self.rule = rule
    let text = Label(rule.text, wraps: true).textAligned(0)
    let example = rule.example.isEmpty ? [] : [HelpExample(rule.example).aligned(.start, .center)]
    pointer = Box(.vertical, gap: 3, example + [mark, text]).styled("rule", "tint").pointer
    mark.isVisible = false
  }

  var applies: Bool { hasStyle("applies") }
  /// The rule for screen readers, which do not see the mark.
  var spoken: String { applies ? tr("Applies now") + "\n" + rule.text : rule.text }

  /// Marks the rule if it is about a topic.
  func mark(_ topic: HelpTopic?) {
    mark.isVisible = topic != nil && topic == rule.topic
    setStyle("applies", mark.isVisible)
  }
}

private final class HelpExample: CustomWidget {
  private let pieces: [HelpPiece]
  /// Letters and numbers are drawn in its font.
  private let sample = Label("").styled("help-piece")

  /// The height of the row, and the gap between pieces.
  private static let (height, gap) = (46.0, 6.0)
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
