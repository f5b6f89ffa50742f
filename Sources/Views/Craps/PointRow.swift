import GtkKit

/// The numbers that can be the point, as they are printed on the felt, and the puck, which lies on the one that is.
///
/// Where no point is on, the puck lies at the start of the row.
struct PointRow: Widget {
  let pointer: WidgetPointer
  private let row: Container
  private let puck: Puck
  private let boxes: [Label]
  private let animation: Animation
  private let position = PuckPosition()

  private static let points = [4, 5, 6, 8, 9, 10]
  private static let gap = 4.0

  /// Where the puck lies: 0 is the start of the row, 1 to 6 are the boxes; in between while it slides.
  private final class PuckPosition {
    var place = 0.0
    var goal = 0
  }

  init(_ pointLabel: Label) {
    row = Container()
    puck = Puck(pointLabel)
    boxes = Self.points.map { Label(String($0)).styled("point-box", "numeric") }
    animation = Animation(of: row)
    pointer = row.accessible(tr("Point")).pointer
    for box in boxes { row.add(box) }
    row.add(puck)
    var behavior = Container.Behavior()
    behavior.measure = { [boxes] orientation, _ in
      // The puck is round and the boxes are as large: the side of a square that is enough for each.
      let sides = boxes.flatMap { [$0.measured(.horizontal).minimum, $0.measured(.vertical).minimum] }
      let side = sides.max() ?? 0
      return Extent(orientation == .vertical ? side : side * 7 + Int(Self.gap) * 6)
    }
    behavior.drawBelow = { [row] canvas, size in
      // Where the puck lies while there is no point.
      let start = Self.start(in: size, atRight: row.readsRightToLeft)
      canvas.circle(start.center, radius: start.width / 2 - 2)
      canvas.stroke(row.color.opacity(0.35), width: 2)
    }
    behavior.arrange = { [boxes, puck, position] in Self.arrange(boxes, puck, position, in: $0) }
    row.behavior = behavior
  }

  /// Slides the puck to the point, or back to the start of the row where there is none.
  func show(_ point: Int?) {
    puck.show(isOn: point != nil)
    let goal = point.flatMap { Self.points.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    guard goal != position.goal else { return }
    position.goal = goal
    let start = position.place
    animation.run(milliseconds: 280) { [row, position] progress in
      position.place = start + (Double(goal) - start) * progress
      row.queueAllocate()
    }
  }

  /// The place at the start of the row.
  private static func start(in size: Size, atRight: Bool) -> Rect {
    let side = min(size.height, (size.width - gap * 6) / 7)
    let cell = Rect(size).column(atRight ? 6 : 0, of: 7, gap: gap)
    return cell.centered(Size(side, side))
  }

  private static func arrange(_ boxes: [Label], _ puck: Puck, _ position: PuckPosition, in size: Size) {
    let side = min(size.height, (size.width - gap * 6) / 7)
    let row = Rect(0, (size.height - side) / 2, size.width, side)
    let start = row.column(0, of: 7, gap: gap).center
    let pitch = row.column(1, of: 7, gap: gap).x
    let place = Rect(start.x + position.place * pitch - side / 2, row.y, side, side)
    for (index, box) in boxes.enumerated() {
      // The puck says the number that it lies on.
      let number = row.column(index + 1, of: 7, gap: gap)
      if number.overlaps(place, byMoreThan: 1) { box.isShown = false } else { box.place(in: number) }
    }
    puck.place(in: place)
  }
}
