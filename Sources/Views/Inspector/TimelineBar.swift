import GtkKit

/// A slider over the actions so far, with buttons to the previous and the next one.
package final class TimelineBar: Widget {
  package let pointer: WidgetPointer
  package let earlierButton = Button(tr("Earlier")).named("earlierButton")
  package let laterButton = Button(tr("Later")).named("laterButton")
  package let slider = Slider(0...1, step: 1, page: 10).named("timelineSlider")
  package let label = Label().named("timelineLabel").styled("timeline-label")

  package let momentChosen = Action<Int>("momentChosen")

  init(_ chosen: Action<InspectorAction>) {
    let place = Box(.vertical, [label, slider]).expanding(horizontally: true)
    pointer =
      Box(.horizontal, gap: 9, role: .group, [earlierButton, place, laterButton]).styled("timeline").pointer
    accessibleLabel(tr("Timeline"))
    slider.accessibleLabel(tr("Action"))
    earlierButton.tooltip = tr("Show the games one action earlier")
    laterButton.tooltip = tr("Show the games one action later")
    earlierButton.sends(chosen, .earlier)
    laterButton.sends(chosen, .later)
    slider.onMoved { [momentChosen, slider] in momentChosen.send($0, by: slider, "moved") }
  }

  /// Shows the place among the moments, counted from 0, and describes it.
  package func show(_ index: Int, of count: Int, _ text: String, describedAs description: String) {
    label.text = text
    slider.range = 0...max(1, count - 1)
    slider.value = index
    slider.accessibleValue = description
    slider.isSensitive = count > 1
    // A button that becomes insensitive would lose the keyboard focus.
    if index == 0 && earlierButton.containsFocus || index >= count - 1 && laterButton.containsFocus {
      slider.grabFocus()
    }
    earlierButton.isSensitive = index > 0
    laterButton.isSensitive = index < count - 1
  }
}
