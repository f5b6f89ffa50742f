import GtkKit

/// What a roll did, as the strip shows it.
package enum RollMark: CaseIterable {
  case none, point, won, lost

  var sign: String {
    switch self {
    case .none: ""
    case .point: " ●"
    case .won: " ✓"
    case .lost: " ✕"
    }
  }

  var style: String { "\(self)" }
}

/// The last rolls, the newest at the end; as many as there is room for.
package struct RollStrip: Widget {
  package let pointer: WidgetPointer
  private let strip: Container
  /// A chip that is never shown: the strip is as high without a roll as with one.
  private let measure = Label("7").styled("roll", "numeric")

  init() {
    strip = Container()
    strip.add(measure)
    measure.setAccessibleHidden(true)
    pointer = strip.pointer
    let (strip, measure) = (strip, measure)
    var behavior = Container.Behavior()
    behavior.measure = { orientation, _ in
      Extent(orientation == .vertical ? measure.measured(.vertical).minimum : 0)
    }
    behavior.arrange = { size in
      measure.isShown = false
      Self.arrange(Self.chips(in: strip), in: Rect(size))
    }
    strip.behavior = behavior
  }

  /// Shows the newest of these rolls and nothing else; the chips that are there are used again.
  package func show(_ rolls: [(total: Int, mark: RollMark, description: String)]) {
    set("", isNew: rolls.map(Self.text) != shownTexts, describedAs: "\(rolls.map(Self.text))") {
      showChips(rolls)
    }
  }

  private static func text(_ roll: (total: Int, mark: RollMark, description: String)) -> String {
    "\(roll.total)\(roll.mark.sign)"
  }

  private var shownTexts: [String] { Self.chips(in: strip).map { Label($0).text } }

  private func showChips(_ rolls: [(total: Int, mark: RollMark, description: String)]) {
    let known = Self.chips(in: strip)
    for surplus in known.dropFirst(rolls.count) { strip.remove(surplus) }
    for _ in known.count..<max(rolls.count, known.count) { strip.add(Label().styled("roll", "numeric")) }
    for (chip, roll) in zip(Self.chips(in: strip).map({ Label($0) }), rolls) {
      chip.text = Self.text(roll)
      for mark in RollMark.allCases { chip.setStyle(mark.style, mark == roll.mark) }
      chip.accessible(roll.description)
    }
  }

  /// The chips from the oldest roll to the newest, which is the first that a screen reader comes to.
  private static func chips(in strip: Container) -> [AnyWidget] { strip.children.dropFirst().reversed() }

  private static func arrange(_ chips: [AnyWidget], in room: Rect) {
    var shown: [AnyWidget] = []
    var width = -Metrics.step
    for chip in chips.reversed() {
      let next = width + Metrics.step + chip.naturalWidth
      if next > room.width { break }
      shown.insert(chip, at: 0)
      width = next
    }
    for chip in chips.dropLast(shown.count) { chip.isShown = false }
    var rest = room
    _ = rest.cutLeft((room.width - width) / 2)
    for chip in shown { chip.place(in: rest.cutLeft(chip.naturalWidth, gap: Metrics.step)) }
  }
}
