import XCTest

/// The texts of the Inspector: their sizes, and where they are broken.
final class InspectorTextTests: LayoutTestCase {
  func testD6_textIsAtLeastAFiftiethOfTheWindow() throws {
    for size in [Size(1280, 800), Size(1920, 1080)] {
      for name in ["inspector-craps", "inspector-bank", "inspector-hangman"] {
        let (demo, view) = try inspector(name, size)
        for text in UserText.all(below: AnyWidget(view.root)) where text.widget.isMapped {
          guard let shown = ShownText(of: text.widget), shown.ink.width > 0 else { continue }
          XCTAssertGreaterThanOrEqual(
            shown.fontSize(in: demo.window), (size.height / 50).rounded(.down), "\(name): \(text.text)")
        }
        let rows = view.messageList.drawnTexts
        XCTAssertFalse(rows.isEmpty, name)
        for (item, row, text) in rows {
          let fontSize = row.fontSize * row.scale(in: demo.window)
          XCTAssertGreaterThanOrEqual(
            fontSize, (size.height / 50).rounded(.down), "\(name): \(item.text)")
          let area = Rect(Size(Double(row.width), Double(row.height)))
          XCTAssertTrue(text.place.isWithin(area, tolerance: 1), "\(name): \(item.text)")
        }
        view.zoom = 1.15
        demo.window.waitForFrames(2)
        let head = try XCTUnwrap(AnyWidget.named("groupHeader", below: view.root))
        let names = UserText.all(below: head).compactMap { ShownText(of: $0.widget) }
        XCTAssertGreaterThan(
          try XCTUnwrap(names.first).fontSize(in: demo.window), size.height / 50 * 1.05)
        TestWindows.closeAll()
      }
    }
  }

  func testD6_noNameOrValueOfAPropertyIsBroken() throws {
    let (demo, view) = try inspector("inspector-hangman", Size(1278, 700))
    for height in [700.0, 725, 750] {
      demo.window.ask(for: Size(1278, height))
      view.propertyPane.show([
        (
          "RegisteredDefaults",
          [
            ("showsCandidateCount", "false", nil), ("candidateCount", "9811", "23713"),
            ("temperament", ".honest", ".evil"), ("wordLength", "7", nil),
          ]
        )
      ])
      demo.window.waitForFrames(2)
      let lines = view.propertyPane.children.filter(\.isMapped)
      XCTAssertGreaterThanOrEqual(lines.count, 4)
      for line in lines {
        for label in line.children.filter(\.isVisible).compactMap({ Label($0) }) {
          let wrapped = label.naturalHeight(forWidth: Double(label.width))
          XCTAssertLessThan(wrapped, 1.5 * label.lineHeight, "\(height): \(label.text) is not broken")
          let size = try XCTUnwrap(ShownText(of: AnyWidget(label))).fontSize(in: demo.window)
          XCTAssertGreaterThanOrEqual(size, (height / 50).rounded(.down), "\(height): \(label.text)")
        }
      }
    }
  }

  func testD6_dotsArgumentsAndEllipsesStayWithWhatTheyBelongTo() {
    XCTAssertEqual(
      InspectorRow.breakable("10 set: ● rollButton, ● oddsButton, …"),
      "10 set: ●\u{A0}rollButton, ●\u{A0}oddsButton,\u{A0}…")
    XCTAssertEqual(
      InspectorRow.breakable("◆ pigModel(self, didLog: .rolled(player: 0, die: .four))"),
      "◆ pigModel(\u{200B}self, didLog:\u{A0}.rolled(\u{200B}player:\u{A0}0, die:\u{A0}.four))")
    XCTAssertTrue(InspectorRow.breakable("HangmanStatistics").hasSuffix("Hangman\u{200B}Statistics"))
  }

  func testD5_textsOfMessagesHaveEnoughContrast() throws {
    for isDark in [false, true] {
      Desktop.setPrefersDark(isDark)
      for name in ["inspector-craps", "inspector-pig", "inspector-hangman"] {
        let (demo, view) = try inspector(name, Size(1280, 800))
        let picture = try XCTUnwrap(Picture(of: demo.window))
        let room = view.messageList.bounds(in: demo.window)
        for (item, row, text) in view.messageList.drawnTexts {
          let rect = row.rect(text.place, in: demo.window)
          guard rect.isWithin(room, tolerance: 0) else { continue }
          let contrast = try XCTUnwrap(ContrastChecker.contrast(of: picture.pixels(in: rect)))
          XCTAssertGreaterThan(contrast, 4.5, "\(name), dark: \(isDark): \(item.text)")
        }
        TestWindows.closeAll()
      }
    }
  }

  func testD6_textsDoNotCrossLifelines() throws {
    for scene in Scene.all where scene.name.hasPrefix("inspector-") {
      let demo = try TestWindows.demo(scene)
      let view = try XCTUnwrap(demo.inspectorView)
      while let closed = view.messageList.items.first(where: { $0.isOpen == false }) {
        view.messageList.updateToggled.send(closed.place?.message ?? 0, by: view.messageList.list, "toggled")
        demo.windowToCapture.waitForFrames(1)
      }
      for row in view.messageList.items where row.arrow != nil {
        for width in [240.0, 288, 320, 400, 700, 1100] {
          for textWidth in [40.0, 200, 900] {
            let layout = MessageLayout(of: row, in: width) { _ in textWidth }
            for text in layout.texts {
              let lanes = zip(row.lifelines, layout.lifelines).filter(\.0.isInHeader).map(\.1)
              let crossed = lanes.filter { text.left < $0 && $0 < text.right }
              XCTAssertEqual(crossed, [], "\(scene.name): \(row.text) \(width)")
              XCTAssertGreaterThan(text.right - text.left, 30, "\(scene.name): \(row.text) \(width)")
              guard let arrow = row.arrow, let from = arrow.from,
                row.lifelines[from].lane != row.lifelines[arrow.to].lane
              else { continue }
              let ends = [layout.lifelines[from], layout.lifelines[arrow.to]].sorted()
              XCTAssertTrue(
                text.left < ends[1] && ends[0] < text.right, "\(scene.name): \(row.text) \(width)")
            }
          }
        }
      }
      TestWindows.closeAll()
    }
  }

  func testD6_anUpdateEndsAtItsController() {
    let lanes = [
      Lifeline(.view, "PigView", short: "PigView"),
      Lifeline(.controller, "PigViewController", short: "PigVC"),
      Lifeline(.model, "PigModel", short: "Pig"),
    ]
    let row = InspectorRow(
      .update(reads: "reads", from: 1, models: [2], isOpen: false), "sets", at: .init(0), lanes,
      describedAs: "")
    for textWidth in [100.0, 600] {
      let layout = MessageLayout(of: row, in: 700) { _ in textWidth }
      XCTAssertEqual(layout.texts.map(\.text), ["▸\u{A0}sets", "reads"])
      XCTAssertLessThan(layout.texts[0].right, layout.lifelines[1])
      XCTAssertGreaterThan(layout.texts[1].left, layout.lifelines[1])
      XCTAssertLessThan(layout.texts[1].right, layout.lifelines[2])
    }
    let reading = InspectorRow(
      .update(reads: "reads", from: 1, models: [2], isOpen: true), "", at: .init(0), lanes, describedAs: "")
    let texts = MessageLayout(of: reading, in: 700) { _ in 100 }.texts
    XCTAssertEqual(texts.map(\.text), ["▾\u{A0}reads"], "the triangle is beside the text")
  }
}

/// The Inspector in a window that is higher than wide.
final class HighInspectorTests: LayoutTestCase {
  func testD6_besideTheGameItHasMostOfTheWidthAndItsControlsInOneRow() throws {
    let (demo, view) = try inspector("inspector-craps", Size(960, 1080))
    XCTAssertGreaterThan(view.root.bounds(in: demo.window).width, 550)
    let (first, last) = (view.pauseButton, view.closeButton)
    XCTAssertEqual(first.bounds(in: demo.window).center.y, last.bounds(in: demo.window).center.y, accuracy: 4)
    XCTAssertTrue(view.projectorButton.isMapped)
  }

  func testD6_onAPhoneItsPlacesAreBesideItsControls() throws {
    let (demo, view) = try inspector("inspector-craps", Size(360, 640))
    let window = demo.windowToCapture
    window.ask(for: Size(360, 640))
    let (first, last) = (view.pauseButton.bounds(in: window), view.closeButton.bounds(in: window))
    XCTAssertEqual(first.center.y, last.center.y, accuracy: 4)
    XCTAssertGreaterThan(view.skipButton.bounds(in: window).center.y, first.y + first.height)
  }
}

extension MessageList {
  /// The rows on the screen, and where they draw their texts.
  var drawnTexts: [(item: InspectorRow, row: AnyWidget, text: (text: String, place: Rect))] {
    mappedRows.flatMap { item, row in
      (row as? MessageRow)?.drawnTexts.map { (item, row.widget, $0) } ?? []
    }
  }
}

/// A scene of the Inspector in a window of a size.
@MainActor
func inspector(_ name: String, _ size: Size) throws -> (DemoWindow, InspectorView) {
  let demo = try TestWindows.demo(try XCTUnwrap(Scene.all.first { $0.name == name }, name))
  demo.windowToCapture.ask(for: size)
  demo.windowToCapture.waitForFrames(5)
  return (demo, try XCTUnwrap(demo.inspectorView))
}
