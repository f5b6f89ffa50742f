import GtkKit

/// The gallows, in chalk. Each wrong guess adds to it.
package struct GallowsView: Widget {
  /// The expression of the figure.
  package typealias Mood = Gallows.Mood

  package let pointer: WidgetPointer
  private let canvas: Container
  private let animation: Animation
  private let shown: Shared<Shown>

  /// What is shown, of which the last step may be drawn in part.
  private struct Shown {
    var gallows = Gallows(limit: 1)
    var limit = 1
    var mistakes = 0
    var drawn = 0.0
    var mood = Mood.sad
  }

  /// The duration of a wrong guess's stroke in milliseconds.
  package static let strokeTime = 220

  init() {
    let shown = Shared(Shown())
    canvas = Container(
      role: .image,
      drawBelow: { canvas, area in
        let (gallows, state) = (shown.value.gallows, shown.value)
        gallows.draw(state.drawn, state.mood, on: canvas, in: area.rect, area.container.color)
      })
    self.shown = shown
    animation = Animation(of: canvas)
    pointer = canvas.named("gallows").keepsDirection().pointer
  }

  /// Draws the wrong guesses. One more than before is drawn as a stroke.
  package func show(_ mistakes: Int, of limit: Int, _ mood: Mood, describedAs description: String) {
    let old = shown.value
    let isNew = (mistakes, limit, mood) != (old.mistakes, old.limit, old.mood)
    set("", isNew: isNew, describedAs: description.debugDescription) {
      canvas.accessible(description)
      guard isNew else { return }
      if limit != old.limit { shown.value.gallows = Gallows(limit: limit) }
      (shown.value.mistakes, shown.value.limit, shown.value.mood) = (mistakes, limit, mood)
      draw(from: limit == old.limit && mistakes > old.mistakes ? old.drawn : Double(mistakes))
    }
  }

  private func draw(from start: Double) {
    let end = Double(shown.value.mistakes)
    shown.value.drawn = end
    canvas.queueDraw()
    guard start != end else { return animation.stop() }
    animation.run(milliseconds: Self.strokeTime) { [canvas, shown] progress in
      shown.value.drawn = start.mixed(with: end, progress)
      canvas.queueDraw()
    }
  }
}
