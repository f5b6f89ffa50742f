import XCTest

/// The checkers find each kind of defect by name, and nothing else.
final class CheckerTests: LayoutTestCase {
  /// Widgets with the only finding about each, or nil. Its part with a defect is named "planted".
  private static let cases: [(finding: String?, make: @MainActor () -> any Widget)] = [
    // The window refuses the size; it is named "planted", too.
    ("refusedSize planted", { Label("wide").sized(width: 500) }),
    ("belowMinimum planted", { undersizedParent() }),
    ("belowMinimum planted", { place((Container().named("planted"), Rect(10, 10, 50, 0))) }),
    ("ellipsized planted", { place((ellipsizedLabel(), Rect(0, 0, 60, 30))) }),
    ("outside planted", { place((Container().named("planted"), Rect(380, 0, 60, 30))) }),
    (
      "covered planted",
      {
        place((Label("below").named("planted"), Rect(0, 0, 100, 60)), (Label("above"), Rect(80, 0, 100, 60)))
      }
    ),
    (
      "covered planted",
      {
        let left = place((Label("left").named("planted"), Rect(60, 20, 100, 30)))
        return place((left, Rect(0, 0, 100, 100)), (Label("right"), Rect(110, 20, 20, 30)))
      }
    ),
    ("tooSmall planted", { smallButton() }),
    ("tooSmall planted", { place((Button("Play").named("planted").styled("main"), Rect(20, 20, 100, 40))) }),
    (
      nil,
      {
        let button = smallButton()
        button.canTarget = false
        return button
      }
    ),
    (
      "cutOff planted",
      { place((Label("cut at the edge").named("planted"), Rect(370, 0, 100, 30))).clipped() }
    ),
    (
      "cutOff planted › GtkText",
      {
        let field = TextField().named("planted")
        field.setCharacters(minimum: 4, maximum: 8)
        field.text = "A name that is too long for so small a field"
        return Box(.horizontal, [field.aligned(.start, .start)])
      }
    ),
    ("faint planted", { place((faintLabel(0.6), Rect(10, 10, 300, 100))) }),
    (nil, { place((faintLabel(0.6), Rect(10, 10, 300, 100)), scale: 2) }),
    (
      nil,
      {
        let button = Button("Play")
        button.isSensitive = false
        button.opacity = 0.2
        let overlay = Overlay(faintLabel(0.2))
        overlay.add(Label("In front").aligned(.center, .end))
        return Box(.vertical, [button, overlay])
      }
    ),
    (
      "repeated planted",
      {
        let label = Label("15").named("planted").accessibleLabel("Balance")
        label.setAccessibleDescription("Balance")
        return label
      }
    ),
  ]

  func testD5_eachDefectIsFoundAndNothingElse() {
    for (index, (finding, make)) in Self.cases.enumerated() {
      XCTAssertEqual(found(in: make()), finding.map { [$0] } ?? [], "\(index)")
    }
    let kinds = Set(Self.cases.compactMap { $0.finding?.split(separator: " ").first.map(String.init) })
    XCTAssertEqual(kinds, Set(Finding.Kind.allCases.map { "\($0)" }))
  }
}

// MARK: - Defects

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
private func faintLabel(_ opacity: Double) -> Label {
  let label = Label("pale").named("planted")
  label.opacity = opacity
  return label
}

@MainActor
private func smallButton() -> Container {
  place((Button("-").named("planted"), Rect(0, 0, 60, 20)), scale: 0.5)
}

/// A container with widgets at their places.
@MainActor
private func place(_ parts: (any Widget, Rect)..., scale: Double = 1) -> Container {
  let parts = parts.map { (AnyWidget($0), $1) }
  let container = Container(arrange: { _ in parts.map { $0.placed(in: $1, scale: scale) } })
  for (part, _) in parts { container.add(part) }
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
