import GtkKit

/// The numbers that can be the point, as they are printed on the felt, and the puck, which lies on the current point.
///
/// Without a point, the puck lies in the middle of the row, where 7 would be.
struct PointRow: Widget {
  let pointer: WidgetPointer
  private let row = Container()
  private let points: [Int]
  /// The number in each box, in the font of the print.
  private let boxes: [Label]
  private let puck: Puck
  private let animation: Animation
  /// The column of the puck, and the column to which it slides.
  private let position: Shared<(column: Double, target: Int)>
  /// The column of the puck without a point.
  private let home: Int

  /// A number in the font of the print.
  var print: Label { boxes[0] }

  init(_ points: [Int], _ pointLabel: Label) {
    self.points = points
    boxes = points.map { Label(String($0)).styled("point-box", "numeric") }
    puck = Puck(pointLabel)
    home = points.count / 2
    position = Shared((column: Double(home), target: home))
    animation = Animation(of: row)
    pointer = row.named("pointRow").accessible(tr("Point")).pointer
    for box in boxes { row.add(box) }
    row.add(puck)
    let (width, home) = (columns, home)
    row.measure = { [boxes] in Self.measure(boxes, columns: width, $0) }
    row.arrange = { [boxes, puck, position] in
      Self.arrange(boxes, puck, at: position.value.column, home: home, in: $0.rect)
    }
    row.drawBelow = { [position] canvas, area in
      guard position.value.target != home else { return }
      Self.lightBox(position.value.target, columns: width, on: canvas, area)
    }
  }

  private var columns: Int { boxes.count + 1 }

  /// Slides the puck to the point; nil moves it to the middle of the row.
  func show(_ point: Int?) {
    let index = point.flatMap { points.firstIndex(of: $0) }
    let target = index.map { $0 < home ? $0 : $0 + 1 } ?? home
    set("", isNew: target != position.value.target, describedAs: point.map(String.init) ?? "nil") {
      puck.show(isOn: point != nil)
      slide(to: target)
    }
  }

  private func slide(to target: Int) {
    guard target != position.value.target else { return }
    position.value.target = target
    row.queueDraw()
    let start = position.value.column
    animation.run(milliseconds: 250, curve: .easeInOut) { [row, position] progress in
      position.value.column = start.mixed(with: Double(target), progress)
      row.queueAllocate()
    }
  }

  // MARK: - Layout

  /// The room around each number.
  private static let margin = 1

  /// The puck is round, and the places are at least as wide: a square that is large enough for each number.
  private static func measure(_ boxes: [Label], columns: Int, _ orientation: Orientation) -> Extent {
    let sides = boxes.flatMap { [$0.measured(.horizontal).minimum, $0.measured(.vertical).minimum] }
    let side = (sides.max() ?? 0) + 2 * Self.margin
    return Extent(orientation == .vertical ? side : side * columns)
  }

  /// Draws the light in the box of the point.
  private static func lightBox(_ target: Int, columns: Int, on canvas: Canvas, _ area: Area) {
    let column = area.container.readsRightToLeft ? columns - 1 - target : target
    canvas.rectangle(area.rect.column(column, of: columns, gap: 0))
    canvas.fill(Color(0xFFFFFF, alpha: 0.16))
  }

  private static func arrange(
    _ boxes: [Label], _ puck: Puck, at position: Double, home: Int, in rect: Rect
  ) -> [Placement] {
    let columns = boxes.count + 1
    let start = rect.column(0, of: columns, gap: 0)
    let center = Point(start.center.x + position * start.width, rect.center.y)
    // Its word needs most of a small box.
    let side = min(start.width * 0.94, rect.height * 0.8 + 6)
    let puckRect = Rect(center: center, Size(side, side))
    let numbers = boxes.enumerated().map { index, box in
      box.placed(
        in: rect.column(index < home ? index : index + 1, of: columns, gap: 0).inset(by: Double(margin)))
    }
    // The puck shows the number that it covers.
    return numbers.filter { !$0.rect.overlaps(puckRect, byMoreThan: 1) } + [puck.placed(in: puckRect)]
  }
}
