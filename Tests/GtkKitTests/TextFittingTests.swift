import XCTest

/// Text that is scaled down to fit, and rolling digits.
final class TextFittingTests: GtkTestCase {
  func testLongLineIsScaledDownToAMinimum() {
    let text = "What is too long for its place"
    XCTAssertEqual(scale(of: Label(text)) { $0.placedLine(in: Rect(0, 0, 390, 40)) }, 1, accuracy: 0.02)
    let narrow = scale(of: Label(text)) { $0.placedLine(in: Rect(0, 0, $0.naturalWidth * 0.8, 40)) }
    XCTAssertEqual(narrow, 0.8, accuracy: 0.02)
    let tiny = scale(of: Label(text)) { $0.placedLine(in: Rect(0, 0, 20, 40), minimumScale: 0.6) }
    XCTAssertEqual(tiny, 0.6, accuracy: 0.02)
  }

  func testALineThatIsScaledDownStaysOneLine() {
    let labels = (0...200).map { _ in Label("You lost this run: your bet is gone", wraps: true) }
    let container = Container(arrange: { _ in
      labels.enumerated().map { step, label in
        let width = label.naturalWidth * (1 - Double(step) / 400)
        return label.placedLine(in: Rect(0, 0, width, 40), minimumScale: 0.3)
      }
    })
    for label in labels { container.add(label) }
    present(container)
    for label in labels { XCTAssertEqual(Double(label.width), label.naturalWidth) }
  }

  func testWrappedTextIsScaledDownUntilItFits() {
    let text = "A text of several words that goes on over more than one line where there is little room"
    let one = scale(of: Label("Short", wraps: true)) { $0.placedText(in: Rect(0, 0, 200, 40)) }
    XCTAssertEqual(one, 1, accuracy: 0.02)
    let label = Label(text, wraps: true)
    let many = scale(of: label) { $0.placedText(in: Rect(0, 0, 200, 46)) }
    XCTAssertLessThan(many, 0.95)
    XCTAssertGreaterThanOrEqual(many, 0.5)
    let hopeless = scale(of: Label(text, wraps: true)) { $0.placedText(in: Rect(0, 0, 60, 10)) }
    XCTAssertEqual(hopeless, 0.5, accuracy: 0.02)
  }

  func testATextThatAWidgetDrawsHasTheSizeOfALabel() {
    let text = "A text that is drawn"
    let (label, area) = (Label(text), Container())
    let window = present(Box(.vertical, [label, area]))
    var widths: [Double] = []
    for size in [nil, 40.0] {
      StyleSheet.setTextSize(size, of: "window")
      window.waitForFrames(2)
      XCTAssertEqual(area.size(of: text).width, label.naturalWidth, accuracy: 1)
      XCTAssertEqual(area.size(of: text).height, Double(label.measured(.vertical).natural), accuracy: 1)
      XCTAssertEqual(area.fontNumber, label.fontNumber)
      widths.append(area.width(of: text))
    }
    XCTAssertGreaterThan(widths[1], 1.5 * widths[0])
    XCTAssertEqual(
      area.height(of: text, inLinesOf: widths[1] * 0.7), 2 * area.size(of: text).height, accuracy: 2)
    StyleSheet.setTextSize(nil, of: "window")
  }

  func testRollingLabelHasItsTextImmediatelyAndShowsItAfterTheAnimation() {
    let label = Label("95")
    present(RollingLabel(label))
    label.text = "104"
    XCTAssertEqual(label.opacity, 1, "without motion")
    Desktop.setAllowsMotion(true)
    label.text = "105"
    XCTAssertEqual(label.text, "105")
    XCTAssertEqual(label.opacity, 0, "the rolling digits replace it")
    pump(until: { label.opacity == 1 })
  }

  func testTextCanChangeAndTheWindowCloseWhileDigitsRoll() {
    Desktop.setAllowsMotion(true)
    let live = RetainedObjects.liveCount
    let label = Label("1")
    let window = present(RollingLabel(label))
    for number in 2...9 { label.text = String(number) }
    label.text = "9"
    XCTAssertEqual(label.text, "9")
    pump(until: { label.opacity == 1 })
    label.text = "10"
    window.destroy()
    pump()
    XCTAssertEqual(RetainedObjects.liveCount, live, "a window can close while its digits roll")
  }

  func testLongNumberIsScaledDown() {
    let label = Label("9")
    let rolling = RollingLabel(label)
    let container = Container(arrange: { _ in [rolling.placed(in: Rect(0, 0, 60, 40))] })
    container.add(rolling)
    let window = present(container)
    XCTAssertEqual(drawnScale(of: label, in: rolling), 1, accuracy: 0.02)
    label.text = "9223372036854775807"
    window.waitForFrames(2)
    XCTAssertLessThan(drawnScale(of: label, in: rolling), 0.8)
    XCTAssertLessThan(rolling.measured(.horizontal).minimum, rolling.measured(.horizontal).natural)
  }

  func testNumberThatFillsItsSpaceIsScaledUp() {
    let label = Label("9")
    let rolling = RollingLabel(label, fills: true)
    present(rolling, Size(300, 200))
    XCTAssertGreaterThan(drawnScale(of: label, in: rolling), 2)
  }
}

/// Shows a label with a placement. Returns the ratio of its drawn size to its layout size.
@MainActor
private func scale(of label: Label, _ placement: @escaping (Label) -> Placement) -> Double {
  let container = Container(arrange: { _ in [placement(label)] }).add(label)
  let window = present(container)
  defer { window.destroy() }
  return drawnScale(of: label, in: container)
}

@MainActor
private func drawnScale(of label: Label, in container: some Widget) -> Double {
  label.bounds(in: container).width / Double(label.width)
}
