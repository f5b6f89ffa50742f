import Glibc
import GtkKit

/// A die on the table, or its empty place. It is drawn, because the pips of most fonts are not round.
package final class DieTile: CustomWidget, Outlet {
  /// The angle in radians at which it lies.
  package fileprivate(set) var angle: Double {
    didSet { if angle != oldValue { queueDraw() } }
  }
  /// The face that lies up; nil if there is no die.
  package private(set) var face: Int?
  var isInAir = false {
    didSet { if isInAir != oldValue { queueDraw() } }
  }

  /// The side of the die, as a part of that of the tile, which has room for the turned die and its shadow.
  private static let side = 0.81

  init(angle: Double) {
    self.angle = angle
    super.init(role: .image)
    setAccessibleHidden(true)
    keepsDirection()
  }

  /// Shows a face; nil shows the empty place. The accessible name is the glyph of the face, U+2680 for one.
  package func show(_ face: Int?) {
    set(isNew: face != self.face, describedAs: face.map(String.init) ?? "nil") {
      self.face = face
      accessibleLabel(glyph)
      setAccessibleHidden(face == nil)
      queueDraw()
    }
  }

  /// The glyph of the face; empty if there is none.
  package var glyph: String {
    face.flatMap { Unicode.Scalar(0x267F + UInt32($0)) }.map { String(Character($0)) } ?? ""
  }

  /// The square of the die inside a tile, a little above the middle: the shadow is below it.
  static func square(in rect: Rect) -> Rect {
    let side = min(rect.width, rect.height) * Self.side
    return Rect(center: Point(rect.center.x, rect.center.y - side * 0.045), Size(side, side))
  }

  override package func draw(on canvas: Canvas, in area: Area) {
    guard !isInAir else { return }
    let square = Self.square(in: area.rect)
    let (center, side) = (square.center, square.width)
    guard let face else {
      Die.addSquare(at: center, side, angle, to: canvas)
      return canvas.stroke(
        Color(0xFBF7E6, alpha: 0.45), width: side * 0.025, dashes: [side * 0.07, side * 0.06])
    }
    Die.addSquare(at: Point(center.x + side * 0.045, center.y + side * 0.09), side, angle, to: canvas)
    canvas.fill(Color(0x05271A, alpha: 0.38))
    Die.draw(face, at: center, side: side, angle: angle, .ivory, on: canvas)
  }
}

/// The animation of a roll: two cubes fly to their places, bounce once, and land on the faces that were rolled.
final class DiceThrow: Flight {
  private let dice: [FlyingDie]
  /// The parts at the top and at the bottom of the felt, on which the dice are thrown.
  private let felt: (top: AnyWidget, bottom: AnyWidget)

  /// The throw of the dice of these tiles. It begins at an edge of the felt, which reaches from one part of the screen to another.
  init(_ tiles: [DieTile], from top: some Widget, to bottom: some Widget) {
    felt = (AnyWidget(top), AnyWidget(bottom))
    dice = tiles.enumerated().map { FlyingDie($1, index: $0) }
    super.init()
    for die in dice { add(die.shadow) }
    for die in dice { add(die) }
  }

  /// Throws the dice, which will lie with these faces up. They are shown in the air until ``end()``.
  func begin(_ faces: [Int], _ toss: Toss) {
    for (die, way) in zip(dice, toss.dice) {
      die.tile.isInAir = true
      die.tile.angle = way.angle
    }
    guard let top = bounds(of: felt.top), let bottom = bounds(of: felt.bottom) else { return }
    let floor = Rect(
      top.x, top.y + top.height, top.width, bottom.y + bottom.height - top.y - top.height)
    // The felt goes on beside the print as far as at the edge of the page that is nearer.
    let margin = min(floor.x, Double(page.width) - floor.x - floor.width)
    let rail = toss.isFromLeft ? floor.x + floor.width + margin : floor.x - margin
    fly(milliseconds: CrapsView.throwTime) { [self] time in
      zip(dice, faces).flatMap { die, face in
        bounds(of: die.tile).map { die.places(at: time, face, toss, floor, rail, to: DieTile.square(in: $0)) }
          ?? []
      }
    }
  }

  func end() {
    stop()
    for die in dice { die.tile.isInAir = false }
  }
}

private final class FlyingDie: CustomWidget {
  let tile: DieTile
  let shadow = CustomWidget(role: .presentation).styled("die-shadow")
  private var (cube, side): (Cube?, Double) = (nil, 0)
  /// The die flies beside those with a smaller index, and turns more.
  private let index: Int

  /// The time from which the face is the one that was rolled, and that at which a die touches the rail, as parts of the duration.
  private static let (reveal, touch) = (550.0 / Double(CrapsView.throwTime), 0.42)
  /// The size of the die in the hand, as a part of that on the table.
  private static let smallest = 0.6
  /// The side of the square that has room for the turned die, in sides of the die.
  private static let room = 1.8
  /// The number of faces that are shown before.
  private static let faces = 6.0

  init(_ tile: DieTile, index: Int) {
    (self.tile, self.index) = (tile, index)
    super.init(role: .presentation)
  }

  override func draw(on canvas: Canvas, in area: Area) {
    cube?.draw(at: area.rect.center, side: side, on: canvas)
  }

  /// The places of the shadow and of the die at a time of the throw, from 0 to 1. It begins at an edge of the floor; a die that
  /// touches the rail comes back from there.
  func places(
    at time: Double, _ face: Int, _ toss: Toss, _ floor: Rect, _ rail: Double, to place: Rect
  ) -> [Placement] {
    let (side, left, way) = (place.width, 1 - time, toss.dice[index])
    let margin = side * Self.smallest * Self.room / 2
    let inward = margin + Double(1 - index) * 0.75 * side
    let start = Point(
      toss.isFromLeft ? floor.x + inward : floor.x + floor.width - inward,
      floor.y + floor.height * (1 - toss.height) - margin)
    let wall = Point(rail + (toss.isFromLeft ? -0.7 : 0.7) * side, (start.y + place.center.y) / 2)
    let ground = Self.point(at: time, from: start, over: way.touchesRail ? wall : nil, to: place.center)
    let height = Self.height(at: time, touchesRail: way.touchesRail) * side

    let shown = time < Self.reveal ? Self.other(than: face, Int(time * Self.faces) * 2 + index) : face
    let turns = (
      x: -(5.2 + Double(index)) * way.spin.x * left * left,
      y: (4.1 + 1.3 * Double(index)) * way.spin.y * left * (toss.isFromLeft ? -1 : 1),
      z: tile.angle + 3.4 * way.spin.z * left * left
    )
    let distance = 1.mixed(with: Self.smallest, left * left)
    let size = side * (distance + 0.12 * sin(.pi * time))
    (cube, self.side) = (Cube(front: shown, turns: turns), size)
    queueDraw()
    let shade = Size((side * 0.97 - height * 0.1) * distance, side * distance * 0.22)
    return [
      shadow.placed(in: Rect(center: Point(ground.x, ground.y + side * distance * 0.56), shade)),
      placed(
        in: Rect(center: Point(ground.x, ground.y - height), Size(size * Self.room, size * Self.room))),
    ]
  }

  /// The point of the table below the die. It gets slower where it comes to rest.
  private static func point(at time: Double, from start: Point, over wall: Point?, to end: Point) -> Point {
    if let wall, time < touch { return start.mixed(with: wall, time / touch) }
    let left = wall == nil ? 1 - time : (1 - time) / (1 - touch)
    return (wall ?? start).mixed(with: end, 1 - left * left.squareRoot())
  }

  /// The height above the table in sides of the die: parabolas, one after the other.
  private static func height(at time: Double, touchesRail: Bool) -> Double {
    let arcs: [(end: Double, height: Double)] =
      touchesRail ? [(touch, 0.5), (0.78, 0.4), (1, 0.1)] : [(0.74, 1), (1, 0.14)]
    let index = arcs.firstIndex { time <= $0.end } ?? arcs.count - 1
    let start = index == 0 ? 0 : arcs[index - 1].end
    let part = (time - start) / (arcs[index].end - start)
    return arcs[index].height * 4 * part * (1 - part)
  }

  private static func other(than face: Int, _ step: Int) -> Int { (face + step % 5) % 6 + 1 }
}

/// How two dice are thrown: no throw is like another one.
struct Toss {
  /// How a die is thrown: the factors of its turns around its axes, the angle in radians at which it will lie, and whether it
  /// touches the rail.
  typealias Way = (spin: (x: Double, y: Double, z: Double), angle: Double, touchesRail: Bool)

  let isFromLeft: Bool
  /// How far above the bottom of the felt the throw begins, as a part of its height.
  let height: Double
  let dice: [Way]

  init(using chance: inout any RandomNumberGenerator) {
    isFromLeft = Bool.random(using: &chance)
    height = .random(in: 0...0.35, using: &chance)
    // In one of six throws, a die touches the rail.
    let railDie = Int.random(in: 0..<12, using: &chance)
    dice = (0..<2).map { index in
      let spin = [0.7, 0.7, -1.3].map { Double.random(in: $0...1.3, using: &chance) }
      let angle = Double.random(in: -0.21...0.21, using: &chance)
      return ((spin[0], spin[1], spin[2]), angle, index == railDie)
    }
  }
}

/// A turning cube: up to three of its faces are visible, each a square that an affine map distorts.
private struct Cube {
  /// The faces to the right, to the bottom and to the viewer. Opposite faces add up to 7.
  let faces: (right: Int, bottom: Int, front: Int)
  /// The turns around the axes to the right, down and to the viewer, in radians; the last one comes first.
  let turns: (x: Double, y: Double, z: Double)

  private typealias Vector = (x: Double, y: Double, z: Double)

  init(front: Int, turns: (x: Double, y: Double, z: Double)) {
    let bottom = front == 1 || front == 6 ? 2 : 1
    // The third pair of faces adds up to 7, too.
    let right = [1, 2, 3].first { ![front, 7 - front, bottom, 7 - bottom].contains($0) } ?? 3
    faces = (right, bottom, front)
    self.turns = turns
  }

  func draw(at center: Point, side: Double, on canvas: Canvas) {
    let axes = [rotated((1, 0, 0)), rotated((0, 1, 0)), rotated((0, 0, 1))]
    let values = [faces.right, faces.bottom, faces.front]
    for edge in [true, false] {
      for (index, axis) in axes.enumerated() where abs(axis.z) > 0.02 {
        let sign = axis.z > 0 ? 1.0 : -1
        let normal = (x: axis.x * sign, y: axis.y * sign, z: axis.z * sign)
        let (u, v) = (axes[(index + 1) % 3], axes[(index + 2) % 3])
        let origin = Point(center.x + normal.x * side / 2, center.y + normal.y * side / 2)
        let value = sign > 0 ? values[index] : 7 - values[index]
        canvas.transformed(
          origin: origin, right: Point(origin.x + u.x, origin.y + u.y),
          down: Point(origin.x + v.x, origin.y + v.y)
        ) { canvas in
          edge ? drawEdge(side, on: canvas) : draw(value, side, light(on: normal), on: canvas)
        }
      }
    }
  }

  /// The body of the cube, of which a rounded edge remains visible around each face.
  private func drawEdge(_ side: Double, on canvas: Canvas) {
    canvas.roundedRectangle(Rect(-side / 2, -side / 2, side, side), radius: side * 0.13)
    canvas.fill(Color(0xB3A070))
  }

  private func draw(_ value: Int, _ side: Double, _ light: Double, on canvas: Canvas) {
    canvas.roundedRectangle(
      Rect(-side / 2, -side / 2, side, side).inset(by: side * 0.0175), radius: side * 0.17)
    canvas.fill(Color(0xD8C8A0).mixed(with: Color(0xFFFDF4), light))
    Die.addPips(of: value, around: Point(0, 0), side: side, to: canvas)
    canvas.fill(Die.Material.ivory.pips)
  }

  /// The light on a face, from 0 to 1. It comes from above and from the viewer.
  private func light(on normal: (x: Double, y: Double, z: Double)) -> Double {
    max(0, min(1, 0.62 * normal.z - 0.7 * normal.y - 0.1 * normal.x + 0.1))
  }

  private func rotated(_ vector: Vector) -> Vector {
    var (x, y, z) = vector
    (x, y) = (x * cos(turns.z) - y * sin(turns.z), x * sin(turns.z) + y * cos(turns.z))
    (y, z) = (y * cos(turns.x) - z * sin(turns.x), y * sin(turns.x) + z * cos(turns.x))
    return (x * cos(turns.y) + z * sin(turns.y), y, z * cos(turns.y) - x * sin(turns.y))
  }
}
