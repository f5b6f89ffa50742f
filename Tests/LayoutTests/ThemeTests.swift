import XCTest

final class ThemeTests: LayoutTestCase {
  func testD5_drawingsFollowAThemeThatChangesWhileTheWindowIsOpen() throws {
    StyleSheet.setAllowsTransitions(false)
    for scene in Scene.games where scene.isPlain {
      var pictures: [Appearance.Theme: [Pixel]] = [:]
      for theme in Appearance.Theme.own {
        Appearance(theme: theme).apply()
        pictures[theme] = try Self.picture(of: scene) { _ in }
      }
      for theme in Appearance.Theme.own {
        Appearance(theme: theme == .light ? .dark : .light).apply()
        let changed = try Self.picture(of: scene) { window in
          Appearance(theme: theme).apply()
          window.waitForFrames(3)
        }
        XCTAssertTrue(changed == pictures[theme], "\(scene.name), \(theme.rawValue)")
      }
    }
  }

  /// A longer text makes the page smaller in a screen of the same size.
  func testTheSurfaceFollowsTheScaleOfThePage() throws {
    let demo = try TestWindows.demo(.craps)
    demo.window.waitForFrames(3)
    demo.craps.rollButton.text = String(repeating: "Roll the dice ", count: 8)
    demo.window.waitForFrames(3)
    let picture = try XCTUnwrap(Picture(of: demo.window, mostPixels: 1)).pixels
    demo.window.redrawAll()
    demo.window.waitForFrames(3)
    XCTAssertTrue(try XCTUnwrap(Picture(of: demo.window, mostPixels: 1)).pixels == picture)
    TestWindows.closeAll()
  }

  private static func picture(of scene: Scene, after change: (Window) -> Void) throws -> [Pixel] {
    let demo = try TestWindows.demo(scene)
    defer { TestWindows.closeAll() }
    demo.window.waitForFrames(3)
    change(demo.window)
    return try XCTUnwrap(Picture(of: demo.window, mostPixels: 1)).pixels
  }

  /// The style sheet gets the colors of the lanes from the palette of the drawings.
  func testEachLaneOfTheInspectorHasAColorOnLightAndDark() throws {
    let window = try TestWindows.demo("inspector-craps").window
    for lane in LaneStyle.allCases {
      for name in ["lane_\(lane)", "lane_\(lane)_dark"] {
        var color = GdkRGBA()
        let style = gtk_widget_get_style_context(window.pointer)
        XCTAssertNotEqual(gtk_style_context_lookup_color(style, name, &color), 0, name)
      }
    }
    TestWindows.closeAll()
  }

  /// scripts/soak-parts/themes sets the themes. `ScreenLayoutTests` check other scenes in GTK's own.
  func testTextHasEnoughContrastInCommonThemes() throws {
    let names = ProcessInfo.processInfo.environment["THEMES"]
    for theme in (names ?? "Default").split(separator: " ") {
      for isDark in [false, true] {
        let settings = gtk_settings_get_default().map { UnsafeMutableRawPointer($0) }
        cgtk_object_set_string(settings, "gtk-theme-name", String(theme))
        Desktop.setPrefersDark(isDark)
        let findings = try ThemeContrast.findings(ofAll: names != nil)
        print("\(theme)\(isDark ? ", dark" : ""): \(findings.count) findings")
        XCTAssertEqual(findings.joined(separator: "\n"), "", "\(theme), dark: \(isDark)")
      }
    }
  }
}

/// Finds text with too little contrast in the windows of Parlor: pages, header bars, tabs, menus, alerts, How to
/// Play, the Inspector and the keyboard shortcuts.
@MainActor
enum ThemeContrast {
  /// A narrow window has its tabs at the bottom, a short one has icons, a wide one has them in the header bar.
  private static let sizes = [Size(360, 640), Size(640, 360), Size(1280, 800)]

  static func findings(ofAll isAll: Bool) throws -> [String] {
    var report: [String] = []
    for scene in Scene.all where !scene.coversGame && (isAll || scene.isPlain) {
      let demo = try TestWindows.demo(scene)
      for size in sizes where scene.isPlain || size == sizes.last {
        demo.window.ask(for: size)
        for window in demo.windows {
          report += findings(in: window, "\(scene.name) \(Rect(size).dimensions)")
        }
      }
      if scene.isPlain { report += findings(inMenuOf: demo.window, scene.name) }
      TestWindows.closeAll()
    }
    return report
  }

  /// Themes may dim inactive windows, and without a window manager all windows are inactive.
  private static func findings(in window: Window, _ place: String) -> [String] {
    gtk_widget_unset_state_flags(window.pointer, GTK_STATE_FLAG_BACKDROP)
    window.waitForFrames(2)
    return ContrastChecker.findings(in: window).map { "\(place): \($0)" }
  }

  private static func findings(inMenuOf window: Window, _ scene: String) -> [String] {
    guard let button = AnyWidget.named("menuButton", below: window), let menu = button.menu else { return [] }
    gtk_menu_button_popup(OpaquePointer(button.pointer))
    gtk_widget_unset_state_flags(menu.pointer, GTK_STATE_FLAG_BACKDROP)
    // A menu draws its own frames.
    for _ in 0..<100 where Picture(of: menu) == nil { window.waitForFrames(1) }
    defer {
      gtk_popover_popdown(menu.cast())
      pump()
    }
    return ContrastChecker.findings(in: menu).map { "\(scene) menu: \($0)" }
  }
}

final class StyleSheetTests: XCTestCase {
  /// Each font of a page takes time before the first frame.
  func testTextsHaveFewSizesAndTwoWeights() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../Resources/style").standardized
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let text = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let sizes = Set(text.matches(of: /font-size: ([0-9.]+)rem/).map(\.1))
    XCTAssertEqual(sizes.sorted(), ["0.85", "1", "1.25", "1.5", "1.9", "2.4", "3.4"])
    let weights = Set(text.matches(of: /font-weight: ([a-z0-9]+)/).map(\.1))
    XCTAssertEqual(weights.sorted(), ["bold", "normal"])
  }
}

/// The contrast of controls that are no text. `ScreenLayoutTests` checks texts.
final class ContrastTests: LayoutTestCase {
  /// The knob and the edge of a control need a contrast of 3.
  func testD5_switchOfPigCanBeSeen() throws {
    // The knob would slide.
    StyleSheet.setAllowsTransitions(false)
    for theme in Appearance.Theme.own {
      Appearance(theme: theme).apply()
      let demo = try TestWindows.demo(.pig)
      for isOn in [false, true] {
        demo.pig.computerSwitch.turn(isOn)
        demo.window.waitForFrames(1)
        let box = demo.pig.computerSwitch.bounds(in: demo.window)
        let picture = try XCTUnwrap(Picture(of: demo.window))
        let luminance = { (x: Double) in picture.pixels(in: Rect(x, box.center.y, 1, 1))[0].luminance }
        let ends = [luminance(box.x + box.height / 2), luminance(box.x + box.width - box.height / 2)]
        let (card, edge) = (luminance(box.x - 4), luminance(box.x + 0.7))
        for (one, other) in [(ends[0], ends[1]), (card, edge)] {
          let contrast = (max(one, other) + 0.05) / (min(one, other) + 0.05)
          XCTAssertGreaterThan(contrast, 3, "\(theme), on: \(isOn), \(ends), \(card), \(edge)")
        }
      }
      TestWindows.closeAll()
    }
  }
}
