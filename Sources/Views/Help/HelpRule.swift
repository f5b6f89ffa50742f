import GtkKit

/// A rule: a drawn example, and the text beside it, or below it on a narrow page. The rule that applies now has a mark above
/// its text.
final class HelpRule: CustomWidget {
  private let example: HelpExample
  private let text: Label
  private let mark = Label(tr("▸ Applies now")).textAligned(0).styled("now")
  /// The mark and the text.
  private let texts: Box
  private let topic: HelpTopic?

  /// The width of the examples of a page, so that their texts begin at the same place.
  private static let exampleWidth = 190.0
  /// The minimum length of a line beside an example, in characters.
  private static let minimumLineLength = 30.0

  init(_ rule: HelpPage.Rule) {
    example = HelpExample(rule.example)
    text = Label(rule.text, wraps: true).textAligned(0)
    texts = Box(.vertical, [mark, text])
    topic = rule.topic
    super.init()
    mark.isVisible = false
    styled("rule").add(example).add(texts)
  }

  /// Marks the rule if it is about a topic.
  func mark(_ topic: HelpTopic?) {
    let applies = topic != nil && topic == self.topic
    mark.isVisible = applies
    setStyle("applies", applies)
  }

  // MARK: - Layout

  override var heightDependsOnWidth: Bool { true }

  override func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    let natural = Self.exampleWidth + Metrics.gap + text.naturalWidth
    guard orientation == .vertical else {
      return SizeRequest(minimum: Int(max(example.minimumWidth, texts.minimumWidth)), natural: Int(natural))
    }
    let places = places(in: across > 0 ? Double(across) : natural)
    return SizeRequest(Int(places.map { $0.rect.y + $0.rect.height }.max()?.rounded(.up) ?? 0))
  }

  override func arrange(in area: Area) -> [Placement] { places(in: area.size.width) }

  private func places(in width: Double) -> [Placement] {
    let size = Size(example.minimumWidth, example.minimumHeight)
    let beside = width - Self.exampleWidth - Metrics.gap
    let below = size.height + Metrics.step / 2
    let heightBelow = texts.naturalHeight(forWidth: width)
    // A wider rule must not be higher: GTK takes the height for a width from those for a narrower and a wider one.
    let textHeight = texts.naturalHeight(forWidth: max(beside, texts.minimumWidth))
    guard beside >= Self.minimumLineLength * text.characterWidth, textHeight <= below + heightBelow else {
      return [
        example.placed(in: Rect(0, 0, size.width, size.height)),
        texts.placed(in: Rect(0, below, width, heightBelow)),
      ]
    }
    let height = max(size.height, textHeight)
    // The middle of the example is beside the middle of the text.
    return [
      example.placed(in: Rect(0, (height - size.height) / 2, size.width, size.height)),
      texts.placed(in: Rect(Self.exampleWidth + Metrics.gap, (height - textHeight) / 2, beside, textHeight)),
    ]
  }
}

/// An example: its pieces in a row.
private final class HelpExample: CustomWidget {
  private let pieces: [HelpPiece]
  /// Letters and numbers are drawn in its font.
  private let sample = Label("").styled("help-piece")

  /// The height of the row, and the gap between pieces.
  private static let height = 46.0
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
