import GtkKit

/// The code that can send a message: its file, and the lines around it. Buttons lead to other lines.
package final class SourcePane: CustomWidget {
  package let fileLabel = Label().named("sourceFileLabel").styled("source")
  package let placeLabel = Label().named("placeLabel").textAligned(1).expanding(horizontally: true)
  package let previousButton = Button(icon: "go-up-symbolic").named("previousPlaceButton")
  package let nextButton = Button(icon: "go-down-symbolic").named("nextPlaceButton")
  private let heading: Box
  private let lines = (0..<SourcePane.lineCount).map { _ in
    Label(wraps: true).withoutHyphens().styled("source-line").textAligned(0)
  }
  /// The number of lines that are shown.
  private var count = 0
  package private(set) var description = ""

  package let placeStepped = Action<Int>("placeStepped")

  package static let lineCount = 4

  init() {
    heading = Box(.horizontal, gap: 6, [fileLabel, placeLabel, previousButton, nextButton]).keepsDirection()
    super.init()
    styled("source-pane").named("sourcePane").keepsDirection().add(heading)
    for line in lines { add(line.keepsDirection()) }
    previousButton.styled("flat").labeledByTooltip(tr("The previous line that can send it"))
    nextButton.styled("flat").labeledByTooltip(tr("The next line that can send it"))
    for (button, step) in [(previousButton, -1), (nextButton, 1)] {
      button.onClicked { [placeStepped] in placeStepped.send(step, by: button, "clicked") }
    }
    isVisible = false
  }

  /// Shows lines of code, of which the first one has the number `start`, at one of several places that can send the message.
  package func show(
    _ location: String, _ code: [String], from start: Int, marking marked: Int, place: Int, of places: Int
  ) {
    count = code.count
    fileLabel.text = location
    placeLabel.text =
      places < 2
      ? ""
      : tr("Possible line {n} of {count}", ["n": Numeral.text(place + 1), "count": Numeral.text(places)])
    for button in [previousButton, nextButton] { button.isVisible = places > 1 }
    for (index, text) in code.enumerated() {
      let number = String(start + index)
      // A line is not broken at its start.
      let margin = String(repeating: "\u{A0}", count: 5 - number.count + text.prefix { $0 == " " }.count)
      lines[index].text = "\(number)\(margin)\(text.drop { $0 == " " })"
      lines[index].limited(toLines: index == marked ? 2 : 1).setWraps(index == marked)
      lines[index].setStyle("marked", index == marked)
      // Screen readers read the description of the pane.
      lines[index].setAccessibleHidden(true)
    }
    let line = tr("{file}: {code}", ["file": location, "code": String(code[marked].drop { $0 == " " })])
    description = places < 2 ? line : "\(line). \(placeLabel.text)"
    accessibleLabel(description)
    queueResize()
  }

  // MARK: - Layout

  override package var childLayout: Layout? {
    column {
      heading.fixed()
      for line in lines.prefix(count) { line.fixed() }
      Layout.spacer
    }
  }

  /// The height with all lines, of which the marked one can need two.
  var fullHeight: Double { heading.minimumHeight + Double(Self.lineCount + 1) * lines[0].minimumHeight }
}
