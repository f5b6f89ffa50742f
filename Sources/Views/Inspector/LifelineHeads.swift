import GtkKit

/// The names of lifelines, above their lines.
final class LifelineHeads {
  private let parent: Container
  /// Two labels for each lifeline. The one that fits is shown.
  private var heads: [(lifeline: Lifeline, long: Label, short: Label)] = []

  /// Heads in a container, which places them.
  init(in parent: Container) { self.parent = parent }

  /// The lifelines.
  var lifelines: [Lifeline] { heads.map(\.lifeline) }

  /// Shows the names of these lifelines.
  func show(_ lifelines: [Lifeline]) {
    let lifelines = lifelines.filter(\.isInHead)
    guard lifelines != heads.map(\.lifeline) else { return }
    for label in heads.flatMap({ [$0.long, $0.short] }) { parent.remove(label) }
    heads = lifelines.map { lifeline in
      let labels = [lifeline.name, lifeline.short].map { Label($0).styled("lifeline", "\(lifeline.lane)") }
      for label in labels {
        parent.add(label)
        // The description of the container says enough.
        label.setAccessibleHidden(true)
      }
      return (lifeline, labels[0], labels[1])
    }
  }

  /// The height of a name.
  var height: Double { heads.map { naturalHeight(of: $0.long) }.max() ?? 0 }

  /// The names, long or short, and their places at a height of a width. The names of a lane share it.
  func places(in width: Double, top: Double) -> [(label: Label, place: Rect)] {
    let positions = Lifeline.positions(of: lifelines, in: width)
    return heads.indices.map { index in
      let (lifeline, long, short) = heads[index]
      let inLane = heads.count { $0.lifeline.lane == lifeline.lane }
      let before = heads[..<index].count { $0.lifeline.lane == lifeline.lane }
      let room = width / 3 / Double(inLane) - 6
      let label = long.naturalWidth <= room ? long : short
      let size = Size(min(label.naturalWidth, room), height)
      let left = width * Double(lifeline.lane.rawValue) / 3 + Double(before) * (room + 6) + 3
      let x = max(left, min(left + room - size.width, positions[index] - size.width / 2))
      return (label, Rect(x, top, size.width, size.height))
    }
  }
}
