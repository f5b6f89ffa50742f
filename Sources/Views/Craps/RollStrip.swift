import GtkKit

/// The effect of a roll, as the strip shows it.
package enum RollMark: String, CaseIterable {
  case none, point, won, lost

  var sign: String {
    switch self {
    case .none: ""
    case .point: " ●"
    case .won: " ✓"
    case .lost: " ✕"
    }
  }
}

/// The last rolls that there is room for, from the start of the line, the newest at the end. While there is room, a new roll
/// moves none of the others.
package struct RollStrip: Widget {
  /// The total of a roll, its effect, and its description for screen readers.
  package typealias Roll = (total: Int, mark: RollMark, description: String)

  package let pointer: WidgetPointer
  private let strip: Container

  init() {
    // A chip that is never shown: the strip has the same height without rolls.
    let sample = Label("7").styled("roll", "numeric")
    sample.setAccessibleHidden(true)
    strip = Container(
      measure: { orientation in
        Extent(orientation == .vertical ? sample.measured(.vertical).minimum : 0)
      },
      arrange: { area in Self.arrange(Self.chips(in: area.container), in: area.rect) })
    pointer = strip.add(sample).pointer
  }

  /// Shows the newest of these rolls. Existing chips are reused.
  package func show(_ rolls: [Roll]) {
    set("", isNew: rolls.map(Self.text) != shownTexts, describedAs: "\(rolls.map(Self.text))") {
      showChips(rolls)
    }
  }

  private static func text(_ roll: Roll) -> String { "\(roll.total)\(roll.mark.sign)" }

  private var shownTexts: [String] { Self.chips(in: strip).map { Label($0).text } }

  private func showChips(_ rolls: [Roll]) {
    let known = Self.chips(in: strip)
    for surplus in known.dropFirst(rolls.count) { strip.remove(surplus) }
    for _ in known.count..<max(rolls.count, known.count) { strip.add(Label().styled("roll", "numeric")) }
    for (chip, roll) in zip(Self.chips(in: strip).map({ Label($0) }), rolls) {
      chip.text = Self.text(roll)
      for mark in RollMark.allCases { chip.setStyle(mark.rawValue, mark == roll.mark) }
      chip.accessible(roll.description)
    }
  }

  /// The chips from the oldest roll to the newest. Screen readers reach the newest first.
  private static func chips(in strip: Container) -> [AnyWidget] { strip.children.dropFirst().reversed() }

  private static func arrange(_ chips: [AnyWidget], in rect: Rect) -> [Placement] {
    var shown: [AnyWidget] = []
    var width = -Metrics.step
    for chip in chips.reversed() {
      let next = width + Metrics.step + chip.naturalWidth
      if next > rect.width { break }
      shown.insert(chip, at: 0)
      width = next
    }
    var rest = rect
    return shown.map { $0.placed(in: rest.cutLeft($0.naturalWidth, gap: Metrics.step)) }
  }
}
