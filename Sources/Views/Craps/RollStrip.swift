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

  init() {
    strip = Container()
    pointer = strip.pointer
    let strip = strip
    var behavior = Container.Behavior()
    behavior.measure = { orientation, _ in
      guard orientation == .vertical else { return Extent(0) }
      return Extent(strip.children.map { $0.measured(.vertical).minimum }.max() ?? 0)
    }
    behavior.arrange = { Self.arrange(strip.children, in: Rect($0)) }
    strip.behavior = behavior
  }

  /// Shows the newest of these rolls and nothing else; the chips that are there are used again.
  package func show(_ rolls: [(total: Int, mark: RollMark, description: String)]) {
    for surplus in strip.children.dropFirst(rolls.count) { strip.remove(surplus) }
    for _ in strip.children.count..<max(rolls.count, strip.children.count) {
      strip.add(Label().styled("roll", "numeric"))
    }
    for (chip, roll) in zip(strip.children.map({ Label($0) }), rolls) {
      chip.text = "\(roll.total)\(roll.mark.sign)"
      for mark in RollMark.allCases { chip.setStyle(mark.style, mark == roll.mark) }
      chip.accessible(roll.description)
    }
  }

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
