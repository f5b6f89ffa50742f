import GtkKit

/// The names of lifelines, above their lines.
final class LifelineHeads {
  private let parent: Container
  /// Two labels for each lifeline. The one that fits is shown.
  private var heads: [(lifeline: Lifeline, long: Label, short: Label)] = []

  private static let gap = 5.0

  /// Heads in a container, which places them.
  init(in parent: Container) { self.parent = parent }

  /// The lifelines.
  var lifelines: [Lifeline] { heads.map(\.lifeline) }

  /// Shows the names of these lifelines.
  func show(_ lifelines: [Lifeline]) {
    let lifelines = lifelines.filter(\.isInHead)
    guard lifelines != heads.map(\.lifeline) else { return }
    for head in heads.dropFirst(lifelines.count) {
      for label in [head.long, head.short] { parent.remove(label) }
    }
    let labels = heads.map { ($0.long, $0.short) }
    heads = lifelines.enumerated().map { index, lifeline in
      let (long, short) = labels.indices.contains(index) ? labels[index] : (addLabel(), addLabel())
      for (label, text) in [(long, lifeline.name), (short, lifeline.short)] {
        label.text = text
        for lane in LaneStyle.allCases { label.setStyle("\(lane)", lane == lifeline.lane) }
        // The description of the container says enough.
        label.setAccessibleHidden(true)
      }
      return (lifeline, long, short)
    }
  }

  private func addLabel() -> Label {
    let label = Label().styled("lifeline")
    parent.add(label)
    return label
  }

  /// The height of a name.
  var height: Double { heads.map { naturalHeight(of: $0.long) }.max() ?? 0 }

  /// The names, long or short, and their places at a height of a width. Those of a lane are beside each other, in at most a
  /// third of the width.
  func places(in width: Double, top: Double) -> [(label: Label, place: Rect)] {
    let lane = width / 3
    return LaneStyle.allCases.flatMap { style -> [(label: Label, place: Rect)] in
      let own = heads.filter { $0.lifeline.lane == style }
      let gaps = Double(own.count + 1) * Self.gap
      let isLong = own.reduce(gaps) { $0 + $1.long.naturalWidth } <= lane
      let labels = own.map { isLong ? $0.long : $0.short }
      let wanted = labels.reduce(gaps) { $0 + $1.naturalWidth }
      // Names that do not fit are drawn smaller.
      let scale = min(1, lane / wanted)
      let start = min(max(style.center * width - wanted * scale / 2, 0), width - wanted * scale)
      var x = start + Self.gap * scale
      return labels.map { label in
        defer { x += (label.naturalWidth + Self.gap) * scale }
        return (label, Rect(x, top, label.naturalWidth * scale, height))
      }
    }
  }
}
