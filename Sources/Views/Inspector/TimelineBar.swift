import GtkKit

/// A slider over the actions so far, with buttons to the previous and the next one.
package final class TimelineBar: Widget {
  package let pointer: WidgetPointer
  package let backButton = Button(tr("Back")).named("backButton")
  package let forwardButton = Button(tr("Forward")).named("forwardButton")
  package let slider = Slider(0...1, step: 1, page: 10).named("timelineSlider")
  package let label = Label().named("timelineLabel").styled("timeline-label")

  package let earlierPressed = Action<Void>("earlierPressed")
  package let laterPressed = Action<Void>("laterPressed")
  package let momentChosen = Action<Int>("momentChosen")
  /// The moment that the slider was moved to and that was not sent yet.
  private var chosen: Int?

  init() {
    let row = Box(
      .horizontal, gap: 9, [backButton, slider.expanding(horizontally: true), forwardButton])
    pointer = Box(.vertical, gap: 3, role: .group, [label, row]).styled("timeline").pointer
    accessible(tr("Timeline"))
    slider.accessible(tr("Action"))
    backButton.tooltip = tr("Show the games as they were one action before")
    forwardButton.tooltip = tr("Show the games as they were one action later")
    backButton.sends(earlierPressed)
    forwardButton.sends(laterPressed)
    slider.onMoved { [weak self] in self?.moved(to: $0) }
  }

  /// Shows the place among the moments, counted from 0, and describes it.
  package func show(_ index: Int, of count: Int, _ text: String, describedAs description: String) {
    label.text = text
    slider.range = 0...max(1, count - 1)
    if chosen == nil { slider.value = index }
    slider.accessibleValue = description
    slider.isSensitive = count > 1
    backButton.isSensitive = index > 0
    forwardButton.isSensitive = index < count - 1
  }

  /// Sends at most one moment in each frame, however fast the slider moves.
  private func moved(to moment: Int) {
    let isWaiting = chosen != nil
    chosen = moment
    guard !isWaiting else { return }
    onNextFrame { [weak self] in
      guard let self, let moment = self.chosen else { return }
      self.chosen = nil
      self.momentChosen.send(moment, by: self.slider, "moved")
    }
  }
}
