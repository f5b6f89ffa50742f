import GtkKit

/// The pictures of the six faces of Pig's die. Each is drawn once.
enum DiePicture {
  private static let side = 100.0
  private static let faces = (1...6).map { value in Paintable(Size(side, side)) { draw(value, on: $0) } }
  private static let snout = Paintable(Size(side, side)) { canvas in
    drawBody(on: canvas)
    drawSnout(on: canvas)
  }

  /// The picture of a face from 1 to 6, or a pig's snout.
  static func face(_ value: Int?) -> Paintable {
    guard let value, faces.indices.contains(value - 1) else { return snout }
    return faces[value - 1]
  }

  private static func draw(_ value: Int, on canvas: Canvas) {
    drawBody(on: canvas)
    for pip in pips(of: value) { canvas.circle(pip, radius: 8.5) }
    canvas.fill(ink)
  }

  private static let ink = Color(0x4A1A2B)
  private static let line = Color(0xC2305C)

  private static func drawBody(on canvas: Canvas) {
    let body = Rect(4, 4, side - 8, side - 8)
    canvas.roundedRectangle(body, radius: 20)
    canvas.fill([Color(0xFFFDFB), Color(0xFBE3E6)], in: body)
    canvas.roundedRectangle(body, radius: 20)
    canvas.stroke(line, width: 4)
  }

  private static func drawSnout(on canvas: Canvas) {
    canvas.ellipse(in: Rect(27, 33, 46, 34))
    canvas.fill(Color(0xFBC4CE), outline: line, width: 3)
    for x in [42.0, 58] { canvas.ellipse(in: Rect(x - 4, 43, 8, 14)) }
    canvas.fill(line)
  }

  private static func pips(of value: Int) -> [Point] {
    let (low, middle, high) = (28.0, 50.0, 72.0)
    let center = [Point(middle, middle)]
    let falling = [Point(low, low), Point(high, high)]
    let rising = [Point(high, low), Point(low, high)]
    let beside = [Point(low, middle), Point(high, middle)]
    return switch value {
    case 1: center
    case 2: falling
    case 3: falling + center
    case 4: falling + rising
    case 5: falling + rising + center
    case 6: falling + rising + beside
    default: []
    }
  }
}
