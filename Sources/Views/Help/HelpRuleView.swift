import GtkKit

/// A rule: a drawn example, and the text beside it, or below it on a narrow page.
struct HelpRuleView: Widget {
  let pointer: WidgetPointer

  /// The width of the examples of a page, so that their texts begin at the same place.
  private static let exampleWidth = 190.0
  /// The minimum length of a line beside an example, in characters.
  private static let minimumLineLength = 18.0

  init(_ rule: HelpPage.Rule) {
    let example = HelpExampleView(rule.example)
    let text = Label(rule.text, wraps: true).textAligned(0)
    let line = Container(
      measure: { _ in
        let minimum = max(example.minimumWidth, text.minimumWidth)
        return Extent(
          minimum: Int(minimum), natural: Int(Self.exampleWidth + Metrics.gap + text.naturalWidth))
      },
      heightForWidth: { width in
        let width = width > 0 ? Double(width) : Self.exampleWidth + Metrics.gap + text.naturalWidth
        let bottoms = Self.placements(of: example, text, width: width).map { $0.rect.y + $0.rect.height }
        return Extent(Int((bottoms.max() ?? 0).rounded(.up)))
      }, arrange: { Self.placements(of: example, text, width: $0.size.width) })
    pointer = line.add(example).add(text).pointer
  }

  private static func placements(of example: HelpExampleView, _ text: Label, width: Double) -> [Placement] {
    let size = Size(example.minimumWidth, Double(example.measured(.vertical).minimum))
    let beside = width - exampleWidth - Metrics.gap
    guard beside >= minimumLineLength * text.characterWidth else {
      let height = text.naturalHeight(forWidth: width)
      return [
        example.placed(in: Rect(0, 0, size.width, size.height)),
        text.placed(in: Rect(0, size.height + Metrics.step / 2, width, height)),
      ]
    }
    let textHeight = text.naturalHeight(forWidth: beside)
    let height = max(size.height, textHeight)
    // The middle of the example is beside the middle of the text.
    return [
      example.placed(in: Rect(0, (height - size.height) / 2, size.width, size.height)),
      text.placed(in: Rect(exampleWidth + Metrics.gap, (height - textHeight) / 2, beside, textHeight)),
    ]
  }
}
