import CGtk
import DemoScenes
import GtkKit
import Hands
import XCTest

/// Tests of the layout checker: it finds each defect by name, and nothing else.
final class CheckerTests: LayoutTestCase {
  func testD5_eachKindOfDefectIsFound() {
    for kind in Finding.Kind.allCases {
      XCTAssertEqual(found(in: defect(kind)), ["\(kind) planted"])
    }
  }

  func testD5_nothingIsFoundInAWindowWithoutDefects() {
    let list = TextList()
    list.rows = (0..<50).map { TextList.Row("Row \($0)", "\($0)") }
    let field = TextField()
    field.text = "A name"
    let slider = Slider(0...500, step: 5, page: 50)
    let overlay = Overlay(Label("below"))
    overlay.add(Label("above"))
    let box = Box(
      .vertical, gap: 6,
      [
        Label("A title that takes its room", wraps: true), field, slider,
        Switch().aligned(.center, .center), DropDown(["one", "two"]),
        Button("Play").styled("main").sized(height: 44), overlay, list.expanding(vertically: true),
      ])
    XCTAssertEqual(found(in: box, Size(400, 480)), [])
  }

  func testD5_overlapsAcrossParentsAreFound() {
    let left = container([AnyWidget(Label("left").named("planted"))]) { children, _ in
      [children[0].placed(in: Rect(60, 20, 100, 30))]
    }
    let both = container([AnyWidget(left), AnyWidget(Label("right"))]) { children, _ in
      [children[0].placed(in: Rect(0, 0, 100, 100)), children[1].placed(in: Rect(110, 20, 20, 30))]
    }
    XCTAssertEqual(found(in: both), ["covered planted"])
  }

  func testD5_mainControlsMustBeLargerInLargeWindows() {
    for (width, expected) in [(340.0, [String]()), (360, ["tooSmall planted"])] {
      let button = Button("Play").named("planted").styled("main")
      let page = container([AnyWidget(button)]) { children, _ in
        [children[0].placed(in: Rect(20, 20, 100, 40))]
      }
      XCTAssertEqual(found(in: page, Size(width, 300)), expected)
    }
  }

  func testD5_controlsThatTakeNoClicksCanBeSmall() {
    for takesClicks in [false, true] {
      let page = container([AnyWidget(Button("Play").named("planted"))]) { children, _ in
        [children[0].placed(in: Rect(20, 20, 100, 20), scale: 0.5)]
      }
      page.canTarget = takesClicks
      XCTAssertEqual(found(in: page), takesClicks ? ["tooSmall planted"] : [])
    }
  }

  func testD5_scaledWidgetsAreMeasuredAsDrawn() {
    for (scale, expected) in [(1.0, ["faint planted"]), (2, [])] {
      let label = Label("Grey").named("planted")
      label.opacity = 0.6
      let page = container([AnyWidget(label)]) { children, _ in
        [children[0].placed(in: Rect(10, 10, 300, 100), scale: scale)]
      }
      XCTAssertEqual(found(in: page), expected)
    }
  }

  func testD5_contrastOfDisabledAndCoveredTextIsIgnored() {
    let button = Button("Play")
    button.opacity = 0.2
    button.isSensitive = false
    let label = Label("Grey")
    label.opacity = 0.2
    let overlay = Overlay(label)
    overlay.add(Label("In front").aligned(.center, .end))
    XCTAssertEqual(found(in: Box(.vertical, [button, overlay])), [])
  }

  func testD5_textLargerThanItsFieldIsFound() {
    let field = TextField().named("planted")
    field.setCharacters(minimum: 4, maximum: 8)
    field.text = "A name that is too long for so small a field"
    XCTAssertEqual(
      found(in: Box(.horizontal, [field.aligned(.start, .start)])), ["cutOff planted › GtkText"])
  }

  func testD5_namedWidgetWithoutSpaceIsFound() {
    let part = Container().named("planted")
    let page = container([AnyWidget(part)]) { children, _ in
      [children[0].placed(in: Rect(10, 10, 50, 0))]
    }
    XCTAssertEqual(found(in: page), ["belowMinimum planted"])
  }

  func testD5_defectsOfAScreenAreFound() throws {
    let demo = try TestWindows.demo(try XCTUnwrap(Scene.all.first { $0.name == "pig" }))
    demo.window.ask(for: Size(360, 640))
    XCTAssertEqual(LayoutChecker.findings(in: demo.window, asked: Size(360, 640)), [])
    XCTAssertEqual(ContrastChecker.findings(in: demo.window), [])
    demo.pig.titleLabel.text = String(repeating: "Pass the Pigs ", count: 5)
    demo.pig.rollButton.opacity = 0.3
    demo.window.waitForFrames(2)
    let found = Set(
      LayoutChecker.findings(in: demo.window, asked: Size(360, 640)).map { "\($0.kind) \($0.widget)" })
    // The page makes room for its title, so the widget is drawn too small for touch.
    XCTAssertTrue(found.isSuperset(of: ["tooSmall nameField2", "tooSmall nameField1"]), "\(found)")
    XCTAssertEqual(
      ContrastChecker.findings(in: demo.window).map(\.widget), ["rollButton › GtkLabel 'Roll'"])
  }

  func testD5_screenTooLargeForTheWindowIsFound() throws {
    let demo = try TestWindows.demo(try XCTUnwrap(Scene.all.first { $0.name == "craps" }))
    demo.craps.root.sized(width: 700)
    demo.window.ask(for: Size(360, 640))
    let found = LayoutChecker.findings(in: demo.window, asked: Size(360, 640))
    XCTAssertEqual(found.map(\.kind), [.refusedSize])
  }
}

// MARK: - Defects

/// A widget with one defect, at a part named "planted".
@MainActor
private func defect(_ kind: Finding.Kind) -> AnyWidget {
  switch kind {
  case .refusedSize:
    // The window refuses the size; it is named in `found`.
    AnyWidget(Label("wide").sized(width: 500))
  case .belowMinimum:
    AnyWidget(undersizedParent())
  case .ellipsized:
    AnyWidget(
      container([AnyWidget(ellipsizedLabel())]) { children, _ in
        [children[0].placed(in: Rect(0, 0, 60, 30))]
      })
  case .outside:
    AnyWidget(
      container([AnyWidget(Container().named("planted"))]) { children, size in
        [children[0].placed(in: Rect(size.width - 20, 0, 60, 30))]
      })
  case .covered:
    AnyWidget(
      container([AnyWidget(Label("below").named("planted")), AnyWidget(Label("above"))]) { children, _ in
        [children[0].placed(in: Rect(0, 0, 100, 60)), children[1].placed(in: Rect(80, 0, 100, 60))]
      })
  case .tooSmall:
    AnyWidget(
      container([AnyWidget(Button("-").named("planted"))]) { children, _ in
        [children[0].placed(in: Rect(0, 0, 60, 20), scale: 0.5)]
      })
  case .cutOff:
    AnyWidget(
      container([AnyWidget(Label("cut at the edge").named("planted"))]) { children, size in
        [children[0].placed(in: Rect(size.width - 30, 0, 100, 30))]
      }.clipped())
  case .faint: AnyWidget(faintLabel())
  case .repeated: AnyWidget(labelWithRepeatedName())
  }
}

/// A widget whose child has less than its minimum size, as no container gives it.
@MainActor
private func undersizedParent() -> Container {
  let parent = Container().add(Container().named("planted").sized(width: 80, height: 70))
  let manager = gtk_custom_layout_new(
    nil, { _, _, _, _, _, _, _ in },
    { parent, _, _, _ in gtk_widget_allocate(gtk_widget_get_first_child(parent), 40, 30, -1, nil) })
  gtk_widget_set_layout_manager(parent.pointer, manager)
  return parent
}

@MainActor
private func ellipsizedLabel() -> Label {
  let label = Label("too long for its room").named("planted")
  gtk_label_set_ellipsize(OpaquePointer(label.pointer), PANGO_ELLIPSIZE_END)
  return label
}

@MainActor
private func faintLabel() -> Label {
  let label = Label("pale").named("planted")
  label.opacity = 0.3
  return label
}

@MainActor
private func labelWithRepeatedName() -> Label {
  let label = Label("15").named("planted").accessibleLabel("Balance")
  label.setAccessibleDescription("Balance")
  return label
}

/// A container that arranges these children.
@MainActor
private func container(
  _ children: [AnyWidget], _ arrange: @escaping ([AnyWidget], Size) -> [Placement]
) -> Container {
  let container = Container(arrange: { arrange(children, $0.size) })
  for child in children { container.add(child) }
  return container
}

/// The findings in a window of this size that contains this widget: kinds and names.
@MainActor
private func found(in widget: some Widget, _ size: Size = Size(400, 300)) -> [String] {
  let window = TestWindows.window(widget, size)
  if window.contentSize != size { window.ask(for: size) }
  window.waitForFrames(1)
  defer { TestWindows.closeAll() }
  let found =
    LayoutChecker.findings(in: window, asked: size) + ContrastChecker.findings(in: window)
    + DescriptionChecker.findings(in: window)
  return found.map { "\($0.kind) \($0.widget)" }
}
