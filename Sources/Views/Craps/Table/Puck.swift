import GtkKit

/// The numbers that can be the point, as they are printed on the felt, and the puck, which lies on the current point.
///
/// Without a point, the puck lies in the middle of the row, where 7 would be.
final class PointRow: CustomWidget {
  private let points: [Int]
  /// The number in each box, in the font of the print.
  private let boxes: [Label]
  private let puck: Puck
  private lazy var animation = Animation(of: self)
  /// The column of the puck, and the column to which it slides.
  private var (column, target): (Double, Int)
  private let home: Int

  private static let margin = 1

  init(_ points: [Int], _ pointLabel: Label) {
    self.points = points
    boxes = points.map { Label(String($0)).styled("point-box", "numeric") }
    puck = Puck(pointLabel)
    home = points.count / 2
    (column, target) = (Double(home), home)
    super.init()
    named("pointRow").accessibleLabel(tr("Point"))
    for box in boxes { add(box) }
    add(puck)
  }

  /// A number in the font of the print.
  var print: Label { boxes[0] }

  /// The number of boxes on the felt: one more than points, for the puck.
  var columns: Int { boxes.count + 1 }

  /// Slides the puck to the point; nil moves it to the middle of the row.
  func show(_ point: Int?) {
    let index = point.flatMap { points.firstIndex(of: $0) }
    let target = index.map { $0 < home ? $0 : $0 + 1 } ?? home
    set(isNew: target != self.target, describedAs: point.map(String.init) ?? "nil") {
      puck.show(isOn: point != nil)
      guard target != self.target else { return }
      self.target = target
      let start = column
      animation.run(milliseconds: 250, curve: .easeInOut) { [self] in
        column = start.mixed(with: Double(target), $0)
        queueAllocate()
      }
    }
  }

  /// The puck is round, and the places are at least as wide: a square that is large enough for each number.
  override func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    let sides = boxes.flatMap { [$0.measured(.horizontal).minimum, $0.measured(.vertical).minimum] }
    let side = (sides.max() ?? 0) + 2 * Self.margin
    return SizeRequest(orientation == .vertical ? side : side * columns)
  }

  /// The puck shows the number that it covers.
  override func arrange(in area: Area) -> [Placement] {
    let start = area.rect.column(0, of: columns, gap: 0)
    // Its word needs most of a small box.
    let side = min(start.width * 0.94, area.size.height * 0.8 + 6)
    let place = Rect(
      center: Point(start.center.x + column * start.width, area.rect.center.y), Size(side, side))
    let numbers = boxes.enumerated().map { index, box in
      box.placed(
        in: area.rect.column(index < home ? index : index + 1, of: columns, gap: 0)
          .inset(by: Double(Self.margin)))
    }
    return numbers.filter { !$0.rect.overlaps(place, byMoreThan: 1) } + [puck.placed(in: place)]
  }
}

/// The puck: black with the word Off, or white with the word On above the point.
///
/// Its labels are as large as fits. Its size is the same for both.
private final class Puck: CustomWidget {
  private let onLabel = Label(tr("On")).styled("puck-on")
  private let pointLabel: Label

  init(_ pointLabel: Label) {
    self.pointLabel = pointLabel.styled("puck-point", "numeric")
    super.init()
    styled("puck").add(onLabel).add(pointLabel)
    show(isOn: false)
  }

  func show(isOn: Bool) {
    setStyle("on", isOn)
    onLabel.isVisible = isOn
  }

  override func arrange(in area: Area) -> [Placement] {
    // The rectangle inside a circle is narrower than the circle.
    var room = area.rect.centered(Size(area.size.width * 0.74, area.size.height * 0.82))
    guard onLabel.isVisible else {
      return [pointLabel.placedFilling(room.inset(by: 0, room.height * 0.24))]
    }
    let top = room.cutTop(room.height * 0.42, gap: 1)
    return [onLabel.placedFilling(top), pointLabel.placedFilling(room)]
  }
}
