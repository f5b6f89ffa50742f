import XCTest

/// The drawings in each theme, and the texts in themes that are installed.
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

  /// A picture of a scene after a change of its window.
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

  /// scripts/soak-parts/themes sets the themes; the default is GTK's own.
  func testTextHasEnoughContrastInCommonThemes() throws {
    let names = ProcessInfo.processInfo.environment["THEMES"] ?? "Default"
    for theme in names.split(separator: " ") {
      for isDark in [false, true] {
        let settings = gtk_settings_get_default().map { UnsafeMutableRawPointer($0) }
        cgtk_object_set_string(settings, "gtk-theme-name", String(theme))
        Desktop.setPrefersDark(isDark)
        let findings = try ThemeContrast.findings()
        print("\(theme)\(isDark ? ", dark" : ""): \(findings.count) findings")
        XCTAssertEqual(findings.joined(separator: "\n"), "", "\(theme), dark: \(isDark)")
      }
    }
  }
}
