import GtkKit

/// A rule: a drawn example, and the text beside it, or below it on a narrow page. The rule that applies now has a mark above
/// its text.
struct HelpRuleView: Widget {
  let pointer: WidgetPointer
  private let line: Container
  private let topic: HelpTopic?
  private let mark = Label(tr("▸ Applies now")).textAligned(0).styled("now")

  /// The width of the examples of a page, so that their texts begin at the same place.
  private static let exampleWidth = 190.0
  /// The minimum length of a line beside an example, in characters.
  private static let minimumLineLength = 30.0

  init(_ rule: HelpPage.Rule) {
    let example = HelpExampleView(rule.example)
    let text = Label(rule.text, wraps: true).textAligned(0)
    topic = rule.topic
    mark.isVisible = false
    let texts = Box(.vertical, gap: 0)
    texts.add(mark)
    texts.add(text)
    line = Container(
      measure: { _ in
        let minimum = max(example.minimumWidth, texts.minimumWidth)
        return Extent(
          minimum: Int(minimum), natural: Int(Self.exampleWidth + Metrics.gap + text.naturalWidth))
      },
      heightForWidth: { width in
        let width = width > 0 ? Double(width) : Self.exampleWidth + Metrics.gap + text.naturalWidth
        let places = Self.places(of: example, texts, text.characterWidth, width: width)
        return Extent(Int(places.map { $0.rect.y + $0.rect.height }.max()?.rounded(.up) ?? 0))
      },
      arrange: { Self.places(of: example, texts, text.characterWidth, width: $0.size.width) })
    pointer = line.styled("rule").add(example).add(texts).pointer
  }

  /// Marks the rule if it is about a topic.
  func mark(_ topic: HelpTopic?) {
    let applies = topic != nil && topic == self.topic
    mark.isVisible = applies
    line.setStyle("applies", applies)
  }

  private static func places(
    of example: HelpExampleView, _ texts: Box, _ character: Double, width: Double
  ) -> [Placement] {
    let size = Size(example.minimumWidth, Double(example.measured(.vertical).minimum))
    let beside = width - exampleWidth - Metrics.gap
    let below = size.height + Metrics.step / 2
    let heightBelow = texts.naturalHeight(forWidth: width)
    // A wider rule must not be higher: GTK takes the height for a width from those for a narrower and a wider one.
    let textHeight = texts.naturalHeight(forWidth: max(beside, texts.minimumWidth))
    guard beside >= minimumLineLength * character, textHeight <= below + heightBelow else {
      return [
        example.placed(in: Rect(0, 0, size.width, size.height)),
        texts.placed(in: Rect(0, below, width, heightBelow)),
      ]
    }
    let height = max(size.height, textHeight)
    // The middle of the example is beside the middle of the text.
    return [
      example.placed(in: Rect(0, (height - size.height) / 2, size.width, size.height)),
      texts.placed(in: Rect(exampleWidth + Metrics.gap, (height - textHeight) / 2, beside, textHeight)),
    ]
  }
}
