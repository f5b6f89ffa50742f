import Glibc
import GtkKit

/// A turning cube: up to three of its faces are visible, each a square that an affine map distorts.
struct Cube {
  /// The faces to the right, to the bottom and to the viewer. Opposite faces add up to 7.
  let faces: (right: Int, bottom: Int, front: Int)
  /// The turns around the axes to the right, down and to the viewer, in radians; the last one comes first.
  let turns: (x: Double, y: Double, z: Double)

  private typealias Vector = (x: Double, y: Double, z: Double)

  /// A cube with a face to the viewer.
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
