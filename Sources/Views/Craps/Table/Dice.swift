import Glibc
import GtkKit

/// A die on the table, or its empty place. It is drawn, because the pips of most fonts are not round.
package final class DieTile: CustomWidget, Outlet {
  let angle: Double
  /// The face that lies up; nil if there is no die.
  package private(set) var face: Int?
  var isInAir = false {
    didSet { if isInAir != oldValue { queueDraw() } }
  }

  /// The side of the die, as a part of that of the tile, which has room for the turned die and its shadow.
  private static let side = 0.83

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
    return Rect(center: Point(rect.center.x, rect.center.y - side * 0.04), Size(side, side))
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
    Die.addSquare(at: Point(center.x + side * 0.045, center.y + side * 0.1), side, angle, to: canvas)
    canvas.fill(Color(0x05271A, alpha: 0.38))
    Die.draw(face, at: center, side: side, angle: angle, .ivory, on: canvas)
  }
}

/// The animation of a roll: two cubes fly to their places, bounce once, and land on the faces that were rolled.
final class DiceThrow: Flight {
  private let dice: [FlyingDie]
  /// The parts at the top and at the bottom of the felt, on which the dice are thrown.
  private let felt: (top: AnyWidget, bottom: AnyWidget)

  /// The throw of the dice of these tiles. It begins in the corner of the felt, which reaches from one part of the screen to
  /// another.
  init(_ tiles: [DieTile], from top: some Widget, to bottom: some Widget) {
    felt = (AnyWidget(top), AnyWidget(bottom))
    dice = tiles.enumerated().map { FlyingDie($1, index: $0) }
    super.init()
    for die in dice { add(die.shadow) }
    for die in dice { add(die) }
  }

  /// Throws the dice, which will lie with these faces up. They are shown in the air until ``end()``.
  func begin(_ faces: [Int]) {
    for die in dice { die.tile.isInAir = true }
    guard let top = bounds(of: felt.top), let bottom = bounds(of: felt.bottom) else { return }
    let corner = Point(top.x + top.width, bottom.y + bottom.height)
    fly(milliseconds: CrapsView.throwTime) { [self] time in
      zip(dice, faces).flatMap { die, face in
        bounds(of: die.tile).map { die.places(at: time, face, from: corner, to: DieTile.square(in: $0)) }
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
  let shadow = DieShadow(role: .presentation)
  private var (cube, side): (Cube?, Double) = (nil, 0)
  /// The die flies beside those with a smaller index, and turns more.
  private let index: Double

  /// The time from which the face is the one that was rolled, and that of the bounce, as parts of the duration.
  private static let (reveal, bounce) = (550.0 / Double(CrapsView.throwTime), 0.74)
  /// The size of the die in the hand, as a part of that on the table.
  private static let smallest = 0.6
  /// The side of the square that has room for the turned die, in sides of the die.
  private static let room = 1.8
  /// The number of faces that are shown before.
  private static let faces = 6.0

  init(_ tile: DieTile, index: Int) {
    (self.tile, self.index) = (tile, Double(index))
    super.init(role: .presentation)
  }

  override func draw(on canvas: Canvas, in area: Area) {
    cube?.draw(at: area.rect.center, side: side, on: canvas)
  }

  /// The places of the shadow and of the die at a time of the throw, from 0 to 1. It begins in a corner of the felt.
  func places(at time: Double, _ face: Int, from corner: Point, to place: Rect) -> [Placement] {
    let (side, left) = (place.width, 1 - time)
    let margin = side * Self.smallest * Self.room / 2
    let start = Point(corner.x - margin - (1 - index) * 0.75 * side, corner.y - margin)
    let ground = start.mixed(with: place.center, 1 - left * left.squareRoot())
    let height = Self.height(at: time) * side

    let shown = time < Self.reveal ? Self.other(than: face, Int(time * Self.faces) * 2 + Int(index)) : face
    let turns = (
      x: -(5.2 + index) * left * left, y: (4.1 + 1.3 * index) * left, z: tile.angle + 3.4 * left * left
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

  /// The height above the table in sides of the die: a parabola, then a small one.
  private static func height(at time: Double) -> Double {
    let (start, end, height) = time < bounce ? (0, bounce, 1.17) : (bounce, 1, 0.14)
    let part = (time - start) / (end - start)
    return height * 4 * part * (1 - part)
  }

  private static func other(than face: Int, _ step: Int) -> Int { (face + step % 5) % 6 + 1 }
}

private final class DieShadow: CustomWidget {
  override func draw(on canvas: Canvas, in area: Area) {
    canvas.ellipse(in: area.rect)
    canvas.fill(Color(0x05271A, alpha: 0.42))
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
        let map = Affine(
          origin: origin, right: Point(origin.x + u.x, origin.y + u.y),
          down: Point(origin.x + v.x, origin.y + v.y))
        let value = sign > 0 ? values[index] : 7 - values[index]
        canvas.transformed(by: map) { canvas in
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
