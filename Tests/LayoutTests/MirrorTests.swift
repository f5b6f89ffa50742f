import XCTest

/// In right-to-left text, each screen is mirrored. Parts with a fixed direction move to the other side, but are
/// not mirrored themselves.
final class MirrorTests: LayoutTestCase {
  /// The parts with a fixed direction on each screen. Dice, pig and gallows are pictures of things; board and
  /// keyboard keep their sides; the words are English, and numbers and code run left to right in every script.
  private static let fixed: [String: Set<String>] = [
    "craps-point": ["dieLabel1", "dieLabel2"],
    "pig-turn": ["pot"],
    "tictactoe-loss": ["board"],
    "bank": [],
    "hangman-game": ["gallows", "keyboard", "wordLabel"],
    "hangman-chip": ["gallows", "keyboard", "wordLabel"],
    "hangman-ledger": [],
    "flipside": [],
    "inspector-craps": ["dieLabel1", "dieLabel2", "groupHeader"],
  ]

  func testL3_screensAreMirroredExceptForFixedParts() throws {
    for (name, fixed) in Self.fixed {
      let demo = try TestWindows.demo(name)
      for size in [Size(360, 640), Size(640, 360), Size(1280, 800)] {
        Self.check(demo.window, size, fixed, name)
      }
      TestWindows.closeAll()
    }
  }

  private static func check(_ window: Window, _ size: Size, _ fixed: Set<String>, _ scene: String) {
    let original = layout(of: window, size, isRightToLeft: false)
    let mirrored = layout(of: window, size, isRightToLeft: true)
    let place = "\(scene) \(Rect(size).dimensions)"
    let fixedParts = Set(mirrored.values.compactMap(\.fixedPart)).compactMap {
      name(ofFixedPart: AnyWidget($0))
    }
    // A small page may have no room for some of them.
    let shown = fixed.filter { AnyWidget.named($0, below: window)?.isMapped == true }
    XCTAssertEqual(Set(fixedParts), shown, place)
    if size.width > 1000 { XCTAssertEqual(shown, fixed, place) }
    guard let whole = original[window.pointer]?.box else { return XCTFail(place) }
    let windowButtonsTolerance = windowButtonsOffset(original, mirrored, whole)
    var wrong: [String] = []
    for (pointer, before) in original {
      let widget = AnyWidget(pointer)
      guard let after = mirrored[pointer], widget.isNamed || after.fixedPart == pointer else { continue }
      var expected = whole.x + whole.right - before.box.right
      // Inside a part with a fixed direction, distances from its left edge are unchanged.
      if let fixedPart = after.fixedPart, fixedPart != pointer, let was = original[fixedPart],
        let isNow = mirrored[fixedPart]
      {
        expected = isNow.box.x + before.box.x - was.box.x
      }
      // Scaled widgets are placed in larger pixels.
      let tolerance = 4 + (widget.isInHeaderBar ? windowButtonsTolerance : 0)
      if abs(after.box.x - expected) > tolerance || abs(after.box.width - before.box.width) > 4 {
        wrong.append("\(widget.reportName) is \(after.box.place), was \(before.box.place)")
      }
    }
    XCTAssertEqual(wrong.sorted().joined(separator: "\n"), "", place)
  }

  /// The distance of the window buttons from their mirrored position: GTK 4.18 moves them to the other edge only
  /// in left-to-right text. The rest of the header bar makes room for them.
  private static func windowButtonsOffset(
    _ original: [WidgetPointer: Place], _ mirrored: [WidgetPointer: Place], _ whole: Rect
  ) -> Double {
    let offsets = original.compactMap { pointer, before -> Double? in
      guard AnyWidget(pointer).isA(gtk_window_controls_get_type()), let after = mirrored[pointer] else {
        return nil
      }
      return abs(after.box.x - (whole.x + whole.right - before.box.right))
    }
    return offsets.max() ?? 0
  }

  /// The name of a part with a fixed direction, or of a widget in it.
  private static func name(ofFixedPart part: AnyWidget) -> String? {
    part.isNamed ? part.name : part.children.compactMap { name(ofFixedPart: $0) }.first
  }

  private typealias Place = (box: Rect, fixedPart: WidgetPointer?)

  private static func layout(of window: Window, _ size: Size, isRightToLeft: Bool) -> [WidgetPointer: Place] {
    Appearance(isRightToLeft: isRightToLeft).apply()
    window.ask(for: size)
    var places: [WidgetPointer: Place] = [:]
    func visit(_ widget: AnyWidget, _ fixedPart: WidgetPointer?) {
      let fixedPart = fixedPart ?? (widget.readsRightToLeft ? nil : widget.pointer)
      places[widget.pointer] = (widget.bounds(in: window), fixedPart)
      for child in widget.shownChildren { visit(child, fixedPart) }
    }
    visit(AnyWidget(window), nil)
    return places
  }
}

@MainActor
extension AnyWidget {
  fileprivate var isInHeaderBar: Bool { gtk_widget_get_ancestor(pointer, gtk_header_bar_get_type()) != nil }
}
