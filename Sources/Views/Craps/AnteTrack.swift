import GtkKit

/// The slider of the ante in its track, in which the part that the balance cannot pay is hatched.
struct AnteTrack: Widget {
  let pointer: WidgetPointer
  private let track: Container
  private let limit = Shared(0)

  init(_ slider: Slider) {
    track = Container(
      measure: { slider.measured($0) }, arrange: { [slider.placed(in: $0.rect)] },
      drawBelow: { [limit] canvas, area in
        Self.draw(slider, limit: limit.value, isMirrored: slider.readsRightToLeft, on: canvas, area)
      })
    pointer = track.add(slider).named("anteTrack").pointer
  }

  /// Shows how much the balance pays.
  func show(limit: Int) {
    set("limit", to: limit, from: self.limit.value) {
      self.limit.value = limit
      track.queueDraw()
    }
  }

  private static func draw(_ slider: Slider, limit: Int, isMirrored: Bool, on canvas: Canvas, _ area: Area) {
    guard let trough = slider.trough(in: area.container) else { return }
    let groove = Rect(trough.x, area.rect.center.y - 4, trough.width, 8)
    canvas.roundedRectangle(groove, radius: 4)
    canvas.fill(area.container.themeColor("craps_groove"))
    let share = Double(limit) / Double(slider.range.upperBound)
    guard share < 1 else { return }
    let width = groove.width * (1 - share)
    let rest = Rect(isMirrored ? groove.x : groove.x + groove.width - width, groove.y, width, groove.height)
    let color = area.container.themeColor("craps_hatch")
    canvas.roundedRectangle(rest, radius: 4)
    canvas.clippedToPath { canvas in
      for x in stride(from: rest.x - 10, to: rest.x + rest.width, by: 7) {
        canvas.polyline(Point(x, groove.y + 9), Point(x + 10, groove.y - 1))
      }
      canvas.stroke(color, width: 1.7)
    }
    let end = isMirrored ? rest.x + rest.width : rest.x
    canvas.polyline(Point(end, groove.y - 4), Point(end, groove.y + 12))
    canvas.stroke(color, width: 1.6)
  }
}
