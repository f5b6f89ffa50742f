import GtkKit

/// The lamps around the cabinet: all are lit at rest, two of three run while the reels turn and after a win, and all are
/// off after a loss.
///
/// They are four strips, so that a step of the lamps repaints nothing else. This one is at the top, and has the others.
package final class Lamps: LampStrip {
  package enum Light {
    case lit, running, off
  }

  /// The strips at the left, at the right and at the bottom.
  let sides = (1...3).map { _ in LampStrip(role: .presentation) }
  private lazy var animation = Animation(of: self)

  init() {
    super.init(role: .presentation)
    named("lamps")
  }

  package var strips: [LampStrip] { [self] + sides }

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
      for strip in strips { strip.change(to: light, 0) }
    }
  }

  /// Lets the lamps run for a time, by one lamp in 90 ms. Then all are lit.
  package func run(milliseconds: Int) {
    traceCall()
    animation.run(milliseconds: milliseconds, curve: .linear) { [self] part in
      let phase = Int(part * Double(milliseconds / 90))
      for strip in strips { part < 1 ? strip.change(to: .running, phase) : strip.change(to: .lit, 0) }
    }
  }
}

/// A strip of lamps at equal distances. Those at the top and at the bottom have the corners.
package class LampStrip: CustomWidget {
  package private(set) var light = Lamps.Light.lit
  /// By how many lamps the running light has moved on.
  private var phase = 0

  fileprivate final func change(to light: Lamps.Light, _ phase: Int) {
    guard light != self.light || phase != self.phase else { return }
    (self.light, self.phase) = (light, phase)
    queueDraw()
  }

  override package func draw(on canvas: Canvas, in area: Area) {
    let (length, width) = (max(area.size.width, area.size.height), min(area.size.width, area.size.height))
    let count = max(3, Int(length / (width * 0.95)))
    // The corners of the cabinet are round.
    let inset = area.size.width > area.size.height ? width * 0.3 : 0
    let places = (0..<count).map { index in
      let part = (Double(index) + 0.5) / Double(count)
      let (along, across) = (inset + (length - 2 * inset) * part, width / 2)
      return area.size.width > area.size.height ? Point(along, across) : Point(across, along)
    }
    let isLit = { [self] (index: Int) in
      light == .lit || light == .running && (index + 3 - phase % 3) % 3 != 0
    }
    let (lit, off) = (places.indices.filter(isLit), places.indices.filter { !isLit($0) })
    // One path for all lamps takes less time than a path for each, and a disc on a disc less than a stroke.
    func add(_ indices: [Int], _ radius: Double) {
      for index in indices { canvas.circle(places[index], radius: radius) }
    }
    let radius = width * 0.18
    add(off, radius)
    canvas.fill(Color(0xA08436, alpha: 0.6), outline: Color(0x4F4018), width: radius * 0.23)
    let discs = [(1.6, Color(0xFFD86B, alpha: 0.3)), (1.115, Color(0xD99A1E)), (0.885, Color(0xFFE9A8))]
    for (size, color) in discs {
      add(lit, radius * size)
      canvas.fill(color)
    }
  }
}
