import GtkKit

/// The lamps around the cabinet: all are lit at rest, two of three run while the reels turn and after a win, and all are
/// off after a loss.
///
/// They are four strips, so that a step of the lamps repaints nothing else.
package struct Lamps: Widget {
  /// How the lamps shine.
  package enum Light {
    case lit, running, off
  }

  /// The strip at the top.
  package let pointer: WidgetPointer
  let strips: [Container]
  private let state = Shared((light: Light.lit, phase: 0))
  private let animation: Animation

  /// How the lamps shine now.
  package var light: Light { state.value.light }

  init() {
    let edges = (0..<4).map { _ in Container(role: .presentation) }
    strips = edges
    let (top, left, right, bottom) = (edges[0], edges[1], edges[2], edges[3])
    pointer = top.named("lamps").pointer
    animation = Animation(of: top)
    // The strips at the top and at the bottom have the corners.
    let frame = Shared(Size(0, 0))
    top.onAllocate = { frame.value.width = $0.width }
    left.onAllocate = { frame.value.height = $0.height }
    draw(in: top) { _, _ in Point(0, 0) }
    draw(in: left) { _, width in Point(0, width) }
    draw(in: right) { size, width in Point(size.width - width, width) }
    draw(in: bottom) { size, width in Point(0, size.height - width) }

    /// Draws the lamps of one strip, which begins at an origin in the frame.
    func draw(in strip: Container, from origin: @escaping (_ frame: Size, _ width: Double) -> Point) {
      strip.drawBelow = { [state] canvas, area in
        let width = min(area.size.width, area.size.height)
        let size = Size(frame.value.width, frame.value.height + 2 * width)
        let start = origin(size, width)
        let visible = Rect(start.x, start.y, area.size.width, area.size.height)
        canvas.transformed(by: Point(-start.x, -start.y)) {
          Self.draw(
            state.value, on: $0, LampPlaces(in: size, width: width), visible, resolution: area.resolution)
        }
      }
    }
  }

  /// A layout with the strips around it, which are `width` wide.
  func around(_ layout: Layout, width: Double) -> Layout {
    column {
      strips[0].frame(height: width)
      row {
        strips[1].frame(width: width)
        layout
        strips[2].frame(width: width)
      }
      strips[3].frame(height: width)
    }
  }

  /// Shows the lamps at rest.
  package func show(_ light: Light) {
    set("", isNew: light != state.value.light, describedAs: ".\(light)") {
      animation.stop()
      Self.change(state, to: (light, 0), strips)
    }
  }

  /// Lets the lamps run for a time. Then all are lit.
  package func run(milliseconds: Int) {
    traceCall("run()")
    animation.run(milliseconds: milliseconds, curve: .linear) { [state, strips] part in
      let phase = Int(part * Double(milliseconds / Self.stepTime))
      Self.change(state, to: part < 1 ? (.running, phase) : (.lit, 0), strips)
    }
  }

  /// The time after which the lamps run on by one, in milliseconds.
  private static let stepTime = 90

  private static func change(
    _ state: Shared<(light: Light, phase: Int)>, to new: (light: Light, phase: Int), _ strips: [Container]
  ) {
    guard new != state.value else { return }
    state.value = new
    for strip in strips { strip.queueDraw() }
  }

  /// Draws the visible lamps: pictures of one lamp at whole pixels, because a hundred drawings take half of a frame.
  private static func draw(
    _ state: (light: Light, phase: Int), on canvas: Canvas, _ places: LampPlaces, _ visible: Rect,
    resolution: Double
  ) {
    let lamp = places.lamp(at: Point(0, 0))
    let pictures = [drawOff, drawLit].map { draw in
      Bitmap(Size(lamp.width, lamp.height), scale: resolution) {
        draw($0, Point(-lamp.x, -lamp.y), places.radius)
      }
    }
    for (index, place) in places.points.enumerated() where visible.overlaps(places.lamp(at: place)) {
      let isLit =
        switch state.light {
        case .lit: true
        case .running: (index + places.points.count - state.phase % 3) % 3 != 0
        case .off: false
        }
      pictures[isLit ? 1 : 0].paint(on: canvas, at: Point(place.x + lamp.x, place.y + lamp.y))
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

  /// The bounds of a lamp with its glow.
  func lamp(at place: Point) -> Rect {
    let glow = radius * LampPlaces.glow
    return Rect(place.x - glow, place.y - glow, 2 * glow, 2 * glow)
  }
}
