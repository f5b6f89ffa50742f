import GtkKit

/// The lamps around the cabinet: all are lit at rest, two of three run while the reels turn and after a win, and all are
/// off after a loss.
///
/// They are four strips, so that a step of the lamps repaints nothing else. This one is at the top, and has the others.
package final class Lamps: CustomWidget {
  package enum Light {
    case lit, running, off
  }

  package private(set) var light = Light.lit
  /// By how many lamps the running light has moved on.
  private var phase = 0
  /// The strips at the left, at the right and at the bottom.
  private var sides: [LampStrip] = []
  private lazy var animation = Animation(of: self)

  /// The time after which the lamps run on by one, in milliseconds.
  private static let stepTime = 90

  init() {
    super.init(role: .presentation)
    named("lamps")
    sides = [.left, .right, .bottom].map { LampStrip(at: $0, of: self) }
  }

  var strips: [any Widget] { [self] + sides }

  func around(_ layout: Layout, width: Double) -> Layout {
    column {
      self.frame(height: width)
      row {
        sides[0].frame(width: width)
        layout.growing()
        sides[1].frame(width: width)
      }
      sides[2].frame(height: width)
    }
  }

  package func show(_ light: Light) {
    set(isNew: light != self.light, describedAs: ".\(light)") {
      animation.stop()
      change(to: light, 0)
    }
  }

  /// Lets the lamps run for a time. Then all are lit.
  package func run(milliseconds: Int) {
    traceCall("run()")
    animation.run(milliseconds: milliseconds, curve: .linear) { [self] part in
      let phase = Int(part * Double(milliseconds / Self.stepTime))
      part < 1 ? change(to: .running, phase) : change(to: .lit, 0)
    }
  }

  private func change(to light: Light, _ phase: Int) {
    guard light != self.light || phase != self.phase else { return }
    (self.light, self.phase) = (light, phase)
    for strip in strips { strip.queueDraw() }
  }

  /// The places of the lamps depend on the size of the whole frame.
  override package func willArrange(in size: Size) {
    for strip in strips { strip.queueDraw() }
  }

  override package func draw(on canvas: Canvas, in area: Area) { drawStrip(at: .top, on: canvas, in: area) }

  /// Draws the lamps of a strip: pictures of one lamp at whole pixels, because a hundred drawings take half of a frame.
  fileprivate func drawStrip(at edge: LampStrip.Edge, on canvas: Canvas, in area: Area) {
    // The strips at the top and at the bottom have the corners.
    let strip = min(area.size.width, area.size.height)
    let frame = Size(Double(width), Double(sides[0].height) + 2 * strip)
    let origin = edge.origin(in: frame, strip)
    let visible = Rect(origin.x, origin.y, area.size.width, area.size.height)
    let places = LampPlaces(in: frame, width: strip)
    let lamp = places.lamp(at: Point(0, 0))
    let pictures = [Self.drawOff, Self.drawLit].map { draw in
      Bitmap(Size(lamp.width, lamp.height), scale: area.resolution) {
        draw($0, Point(-lamp.x, -lamp.y), places.radius)
      }
    }
    canvas.transformed(by: Point(-origin.x, -origin.y)) { canvas in
      for (index, place) in places.points.enumerated() where visible.overlaps(places.lamp(at: place)) {
        let isLit =
          switch light {
          case .lit: true
          case .running: (index + places.points.count - phase % 3) % 3 != 0
          case .off: false
          }
        pictures[isLit ? 1 : 0].paint(on: canvas, at: Point(place.x + lamp.x, place.y + lamp.y))
      }
    }
  }

  private static func drawLit(_ canvas: Canvas, _ place: Point, _ radius: Double) {
    canvas.circle(place, radius: radius * LampPlaces.glow)
    canvas.fill(Color(0xFFD86B, alpha: 0.3))
    canvas.circle(place, radius: radius)
    canvas.fill(Color(0xFFE9A8), outline: Color(0xD99A1E), width: radius * 0.23)
    canvas.circle(Point(place.x - radius * 0.25, place.y - radius * 0.3), radius: radius * 0.32)
    canvas.fill(Color(0xFFFFFF))
  }

  private static func drawOff(_ canvas: Canvas, _ place: Point, _ radius: Double) {
    canvas.circle(place, radius: radius)
    canvas.fill(Color(0xA08436, alpha: 0.6), outline: Color(0x4F4018), width: radius * 0.23)
  }
}

/// One of the strips of lamps below the one at the top.
private final class LampStrip: CustomWidget {
  enum Edge {
    case top, left, right, bottom

    func origin(in frame: Size, _ width: Double) -> Point {
      switch self {
      case .top: Point(0, 0)
      case .left: Point(0, width)
      case .right: Point(frame.width - width, width)
      case .bottom: Point(0, frame.height - width)
      }
    }
  }

  private let edge: Edge
  private weak var lamps: Lamps?

  init(at edge: Edge, of lamps: Lamps) {
    (self.edge, self.lamps) = (edge, lamps)
    super.init(role: .presentation)
  }

  override func willArrange(in size: Size) { lamps?.willArrange(in: size) }

  override func draw(on canvas: Canvas, in area: Area) { lamps?.drawStrip(at: edge, on: canvas, in: area) }
}

/// The places of the lamps around a frame, clockwise: one in each corner, and the others at equal distances between them.
private struct LampPlaces {
  let points: [Point]
  let radius: Double
  /// The radius of the glow, in radii of a lamp.
  static let glow = 1.6

  /// The places in the middle of strips of a width.
  init(in frame: Size, width: Double) {
    radius = width * 0.18
    // The lamps in the corners follow the rounded edge.
    let (middle, corner) = (width / 2, width * 0.62)
    let (right, bottom) = (frame.width - corner, frame.height - corner)
    let distance = width * 0.95
    let down = max(1, Int((bottom - corner) / distance))
    var across = max(1, Int((right - corner) / distance))
    // Two of three are lit: their number is a multiple of three.
    across = max(1, across - (across + down) % 3)

    /// The lamps of an edge from one corner to the next, without the latter.
    func edge(_ count: Int, _ start: Double, _ end: Double, _ place: (_ along: Double) -> Point) -> [Point] {
      (1..<max(1, count)).map { place(start + (end - start) * Double($0) / Double(count)) }
    }
    points =
      [Point(corner, corner)] + edge(across, corner, right) { Point($0, middle) }
      + [Point(right, corner)] + edge(down, corner, bottom) { Point(frame.width - middle, $0) }
      + [Point(right, bottom)] + edge(across, right, corner) { Point($0, frame.height - middle) }
      + [Point(corner, bottom)] + edge(down, bottom, corner) { Point(middle, $0) }
  }

  func lamp(at place: Point) -> Rect {
    let glow = radius * LampPlaces.glow
    return Rect(place.x - glow, place.y - glow, 2 * glow, 2 * glow)
  }
}
