private typealias Metrics = SequenceMetrics

/// Where the lifelines of a diagram are drawn: as close together as what is written between them allows.
struct SequenceLayout {
  private let lifelines: [Int]
  private let boxWidths: [Int]
  /// The messages of each group.
  let rows: [[SequenceRow]]
  /// How wide and high the picture is.
  let size: (width: Int, height: Int)
  private let indices: [Participant?: Int]

  init(of diagram: SequenceDiagram) {
    let parties = diagram.parties
    indices = [Participant?: Int](uniqueKeysWithValues: parties.enumerated().map { ($1, $0) })
    boxWidths = parties.map(Self.boxWidth)
    // The last place is that of the right edge.
    var spacing = Spacing(count: parties.count + 1)
    for index in parties.indices {
      spacing.keep(Self.boxDistance(after: index, of: parties), from: index, to: index + 1)
    }
    rows = diagram.groups.map { $0.messages.map { SequenceRow($0) } }
    for row in rows.joined() {
      let room = row.width + 2 * Metrics.textGap
      let sender = indices[row.message.sender, default: 0]
      let receiver = indices[row.message.receiver, default: 0]
      if sender == receiver {
        spacing.keep(Metrics.loopWidth + room, from: sender, to: sender + 1)
      } else {
        spacing.keep(room, from: min(sender, receiver), to: max(sender, receiver))
      }
    }
    let first = Metrics.margin + Metrics.boxGap + (boxWidths.first ?? 0) / 2
    let places = spacing.places.map { first + $0 }
    lifelines = places.dropLast()
    let edge = diagram.groups.map { Self.titleEdge(of: $0.group) }.reduce(places.last ?? 0, max)
    let titles = diagram.groups.count * (Metrics.groupGap + Metrics.groupTitleHeight)
    let body = rows.joined().reduce(titles) { $0 + $1.height }
    size = (edge + Metrics.margin, 2 * Metrics.margin + Metrics.headerHeight + body + Metrics.tail)
  }

  /// How far from the left edge the lifeline of a participant or the player is.
  func lifeline(of party: Participant?) -> Int { lifelines[index(of: party)] }

  /// From where to where the box around a name goes.
  func box(of party: Participant?) -> ClosedRange<Int> {
    let (x, width) = (lifeline(of: party), boxWidths[index(of: party)])
    return x - width / 2...x - width / 2 + width
  }

  /// Whether no lifeline is between those of two.
  func areNeighbors(_ one: Participant?, _ other: Participant?) -> Bool {
    abs(index(of: one) - index(of: other)) == 1
  }

  private func index(of party: Participant?) -> Int { indices[party, default: 0] }

  private static func boxWidth(of party: Participant?) -> Int {
    let name = SequenceDiagram.name(of: party).width(at: Metrics.titleSize)
    return max(Metrics.leastBoxWidth, name + 2 * Metrics.boxPadding)
  }

  /// From the middle of a box to that of the next one, or to the edge of the last lane.
  private static func boxDistance(after index: Int, of parties: [Participant?]) -> Int {
    let width = boxWidth(of: parties[index])
    guard index + 1 < parties.count else { return (width + 1) / 2 + Metrics.boxGap }
    let next = parties[index + 1]
    let gap = parties[index]?.lane == next?.lane ? Metrics.boxGap : 2 * Metrics.boxGap + Metrics.laneGap
    return (width + boxWidth(of: next) + 1) / 2 + gap
  }

  /// Where the title of a group ends.
  private static func titleEdge(of group: MessageGroup) -> Int {
    Metrics.margin + 3 * Metrics.titlePadding + group.time.onOneLine.width(at: Metrics.titleSize)
      + group.title.onOneLine.width(at: Metrics.boldSize)
  }
}

/// Places in a row that are to keep distances between them.
private struct Spacing {
  private var distances: [[Int: Int]]

  init(count: Int) { distances = Array(repeating: [:], count: count) }

  mutating func keep(_ distance: Int, from first: Int, to second: Int) {
    distances[second][first] = max(distance, distances[second][first, default: 0])
  }

  /// The places as near to the first, which is at 0, as the distances allow.
  var places: [Int] {
    distances.reduce(into: []) { places, distances in
      places.append(distances.map { places[$0.key] + $0.value }.max() ?? 0)
    }
  }
}
