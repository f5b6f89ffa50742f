import CGtk
import DemoScenes
import GtkKit
import XCTest

/// In right-to-left text, each screen is mirrored. Parts with a fixed direction move to the other side, but are
/// not mirrored themselves.
final class MirrorTests: LayoutTestCase {
  /// The parts with a fixed direction on each screen. Dice, pig and gallows are pictures of things; board and
  /// keyboard keep their sides; the words are English, and numbers run left to right in every script.
  private static let kept: [String: Set<String>] = [
    "craps-point": ["dieLabel1", "dieLabel2"],
    "pig-turn": ["pot"],
    "tictactoe-loss": ["board"],
    "bank": [],
    "hangman-game": ["gallows", "keyboard", "wordLabel"],
    "flipside": [],
    "inspector-craps": ["dieLabel1", "dieLabel2"],
  ]

  func testL3_screensAreMirroredExceptForFixedParts() throws {
    try onMain {
      for (name, kept) in Self.kept {
        let scene = try XCTUnwrap(Scene.all.first { $0.name == name }, name)
        let demo = try Opened.demo(scene)
        for size in [Size(360, 640), Size(640, 360), Size(1280, 800)] {
          Self.check(demo.window, size, kept, scene)
        }
        Opened.closeAll()
      }
    }
  }

  @MainActor
  private static func check(_ window: Window, _ size: Size, _ kept: Set<String>, _ scene: Scene) {
    let straight = layout(of: window, size, isRightToLeft: false)
    let mirrored = layout(of: window, size, isRightToLeft: true)
    let place = "\(scene.name) \(Rect(size).dimensions)"
    let keepers = Set(mirrored.values.compactMap(\.keeper)).compactMap { nameOfKeeper(AnyWidget($0)) }
    XCTAssertEqual(Set(keepers), kept, place)
    guard let whole = straight[window.pointer]?.box else { return XCTFail(place) }
    let slip = slipOfWindowButtons(straight, mirrored, whole)
    var wrong: [String] = []
    for (pointer, before) in straight {
      let widget = AnyWidget(pointer)
      guard let after = mirrored[pointer], widget.isNamed || after.keeper == pointer else { continue }
      var expected = whole.x + whole.right - before.box.right
      // Inside a part with a fixed direction, distances from its left edge are unchanged.
      if let keeper = after.keeper, keeper != pointer, let was = straight[keeper],
        let isNow = mirrored[keeper]
      {
        expected = isNow.box.x + before.box.x - was.box.x
      }
      // Scaled widgets are placed in larger pixels.
      let tolerance = 4 + (widget.isInHeaderBar ? slip : 0)
      if abs(after.box.x - expected) > tolerance || abs(after.box.width - before.box.width) > 4 {
        wrong.append("\(widget.reportName) is \(after.box.place), was \(before.box.place)")
      }
    }
    XCTAssertEqual(wrong.sorted().joined(separator: "\n"), "", place)
  }

  /// The distance of the window buttons from their mirrored position: GTK 4.18 moves them to the other edge only
  /// in left-to-right text. The rest of the header bar makes room for them.
  @MainActor
  private static func slipOfWindowButtons(
    _ straight: [WidgetPointer: Place], _ mirrored: [WidgetPointer: Place], _ whole: Rect
  ) -> Double {
    let slips = straight.compactMap { pointer, before -> Double? in
      guard AnyWidget(pointer).isA(gtk_window_controls_get_type()), let after = mirrored[pointer] else {
        return nil
      }
      return abs(after.box.x - (whole.x + whole.right - before.box.right))
    }
    return slips.max() ?? 0
  }

  /// The name of a part with a fixed direction, or of a widget in it.
  @MainActor
  private static func nameOfKeeper(_ keeper: AnyWidget) -> String? {
    keeper.isNamed ? keeper.name : keeper.children.compactMap { nameOfKeeper($0) }.first
  }

  /// The bounds of a widget, and the outermost part with a fixed direction at or above it.
  private typealias Place = (box: Rect, keeper: WidgetPointer?)

  @MainActor
  private static func layout(of window: Window, _ size: Size, isRightToLeft: Bool) -> [WidgetPointer: Place] {
    Looks(isRightToLeft: isRightToLeft).apply()
    window.ask(for: size)
    var places: [WidgetPointer: Place] = [:]
    func note(_ widget: AnyWidget, _ keeper: WidgetPointer?) {
      let keeper = keeper ?? (widget.readsRightToLeft ? nil : widget.pointer)
      places[widget.pointer] = (widget.box(in: window), keeper)
      for child in widget.shownChildren { note(child, keeper) }
    }
    note(AnyWidget(window), nil)
    return places
  }
}

@MainActor
extension AnyWidget {
  /// Whether the widget is in a header bar.
  fileprivate var isInHeaderBar: Bool { gtk_widget_get_ancestor(pointer, gtk_header_bar_get_type()) != nil }
}
