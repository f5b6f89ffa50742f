import GtkKit

/// The numbers that can be the point, as they are printed on the felt, and the puck, which lies on the current point.
///
/// Without a point, the puck lies at the start of the row.
struct PointRow: Widget {
  let pointer: WidgetPointer
  private let row: Container
  private let puck: Puck
  private let points: [Int]
  private let animation: Animation
  /// The column of the puck, where 0 is the start of the row, and the column to which it slides.
  private let position = Shared((column: 0.0, target: 0))

  private static let gap = 4.0

  init(_ points: [Int], _ pointLabel: Label) {
    self.points = points
    let boxes = points.map { Label(String($0)).styled("point-box", "numeric") }
    let puck = Puck(pointLabel)
    row = Container(
      measure: { orientation in
        // The puck is round, and the boxes are as large: a square that is large enough for each number.
        let sides = boxes.flatMap { [$0.measured(.horizontal).minimum, $0.measured(.vertical).minimum] }
        let side = sides.max() ?? 0
        let columns = boxes.count + 1
        return Extent(orientation == .vertical ? side : side * columns + Int(Self.gap) * boxes.count)
      },
      arrange: { [position] in Self.arrange(boxes, puck, at: position.value.column, in: $0.size) },
      drawBelow: { canvas, area in
        // The place at the start of the row.
        let columns = boxes.count + 1
        let side = Self.side(columns, in: area.size)
        let column = area.container.readsRightToLeft ? columns - 1 : 0
        let start = area.rect.column(column, of: columns, gap: Self.gap)
        canvas.circle(start.center, radius: side / 2 - 2)
        canvas.stroke(area.container.color.opacity(0.35), width: 2)
      })
    for box in boxes { row.add(box) }
    self.puck = puck
    animation = Animation(of: row)
    pointer = row.add(puck).named("pointRow").accessible(tr("Point")).pointer
  }

  /// Slides the puck to the point; nil moves it to the start of the row.
  func show(_ point: Int?) {
    let target = point.flatMap { points.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    set("", isNew: target != position.value.target, describedAs: point.map(String.init) ?? "nil") {
      puck.show(isOn: point != nil)
      slide(to: target)
    }
  }

  private func slide(to target: Int) {
    guard target != position.value.target else { return }
    position.value.target = target
    let start = position.value.column
    animation.run(milliseconds: 280) { [row, position] progress in
      position.value.column = start + (Double(target) - start) * progress
      row.queueAllocate()
    }
  }

  private static func side(_ columns: Int, in size: Size) -> Double {
    min(size.height, (size.width - gap * Double(columns - 1)) / Double(columns))
  }

  private static func arrange(
    _ boxes: [Label], _ puck: Puck, at position: Double, in size: Size
  ) -> [Placement] {
    let columns = boxes.count + 1
    let side = side(columns, in: size)
    let row = Rect(0, (size.height - side) / 2, size.width, side)
    let start = row.column(0, of: columns, gap: gap).center
    let pitch = row.column(1, of: columns, gap: gap).x
    let puckRect = Rect(start.x + position * pitch - side / 2, row.y, side, side)
    let numbers = boxes.enumerated().map { $1.placed(in: row.column($0 + 1, of: columns, gap: gap)) }
    // The puck shows the number that it covers.
    return numbers.filter { !$0.rect.overlaps(puckRect, byMoreThan: 1) } + [puck.placed(in: puckRect)]
  }
}
