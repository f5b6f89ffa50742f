import GtkKit

/// The panel on the flipside for the computer's temperament, and for the number of words that the game may show.
struct TemperamentPanel: Widget {
  let pointer: WidgetPointer
  private let panel: Container
  private let choice: TemperamentChoice
  private let caption: Label
  private let counts: Switch

  /// The padding and the border of the panel, top and bottom.
  private static let padding = 20.0
  private static let gap = 2.0

  init(_ choice: TemperamentChoice, _ caption: Label, _ switchLabel: Label, _ counts: Switch) {
    caption.styled("setting-caption")
    switchLabel.styled("setting-caption")
    panel = Container(
      measure: {
        $0 == .horizontal ? Extent(minimum: Int(choice.minimumWidth), natural: 600) : Extent(30)
      },
      arrange: { area in
        Self.layout(choice, caption, switchLabel, counts, area).placements(in: area.rect)
      })
    panel.add(choice).add(caption).add(switchLabel).add(counts)
    pointer = panel.styled("card").pointer
    (self.choice, self.caption, self.counts) = (choice, caption, counts)
  }

  /// The height in which all parts fit, on a page that is drawn at a scale; stacked, the switch is below the choice.
  func height(onPageOf scale: Double, isStacked: Bool) -> Double {
    let switchHeight = Double(counts.minimumHeight) * Self.scale(of: counts, onPageOf: scale)
    let buttons = choice.height(onPageOf: scale) + Self.textHeight(caption) + Self.gap
    let content = isStacked ? buttons + Self.gap + max(Self.textHeight(caption), switchHeight) : buttons
    return (content + Self.padding).rounded(.up)
  }

  /// How many times larger than usual the switch is drawn on a page that is drawn at a scale: large enough for the pointer.
  private static func scale(of counts: Switch, onPageOf scale: Double) -> Double {
    max(1, Metrics.smallTarget / (max(1, counts.minimumHeight) * scale))
  }

  private static func textHeight(_ caption: Label) -> Double { max(caption.lineHeight * 1.3, 26) }

  private static func layout(
    _ choice: TemperamentChoice, _ caption: Label, _ switchLabel: Label, _ counts: Switch, _ area: Area
  ) -> Layout {
    let scale = scale(of: counts, onPageOf: area.scale)
    let size = Size(counts.naturalWidth * scale, counts.minimumHeight * scale)
    let toggle = Layout { [counts.placed(in: $0.centered(size), scale: scale)] }.frame(width: size.width)
    let below = max(textHeight(caption), size.height)
    let isStacked = area.size.height + 1 >= choice.minimumHeight + textHeight(caption) + below + 2 * gap
    if !isStacked {
      return row(gap: Metrics.gap) {
        column(gap: gap) {
          choice
          caption.fittingText().frame(height: textHeight(caption))
        }.frame(width: area.size.width * 0.66)
        column(gap: gap) {
          switchLabel.fittingText()
          toggle.centered().frame(height: size.height)
        }
      }
    }
    return column(gap: gap) {
      choice
      caption.fittingText().frame(height: textHeight(caption))
      row(gap: Metrics.step) {
        switchLabel.fittingText()
        toggle
      }.frame(height: below)
    }
  }
}
