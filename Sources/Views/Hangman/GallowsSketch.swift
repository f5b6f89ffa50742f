import GtkKit

/// The gallows for a limit of wrong guesses, with as many strokes as the limit.
struct GallowsSketch: Widget {
  let pointer: WidgetPointer
  private let canvas: Container
  private let limit = Shared(0)

  init() {
    // The label beside the slider shows the same number.
    canvas = Container(
      role: .presentation,
      drawBelow: { [limit] canvas, area in
        Gallows(limit: limit.value).drawSteps(
          on: canvas, in: area.rect, [area.container.color, Chalk.yellow])
      })
    pointer = canvas.named("mistakesSketch").pointer
  }

  func show(_ limit: Int) {
    set("", to: limit, from: self.limit.value) {
      self.limit.value = limit
      canvas.queueDraw()
    }
  }
}
