import CGtk
import DemoScenes
import GtkKit
import Views
import XCTest

/// Themes other than GTK's own: the colors of a theme and those of Parlor must not combine to unreadable text.
final class ThemeTests: LayoutTestCase {
  /// Like Arc, which has white text on pressed and selected widgets.
  private static let loudTheme = """
    headerbar { background-image: none; background-color: #e7e8eb; color: #525d76; }
    headerbar button, button { background-image: none; background-color: #fbfbfc; color: #5c616c; }
    button label, button box { text-shadow: none; }
    button:checked, headerbar button:checked, button:active, headerbar button:active {
      background-image: none; background-color: #5294e2; color: #ffffff; }
    button:hover, headerbar button:hover { color: #2f3540; }
    row:selected, listview > row:selected { background-color: #5294e2; color: #ffffff; }
    entry, dropdown > button { background-color: #ffffff; color: #5c616c; }
    """

  /// The opposite: a dark theme with light pressed buttons.
  private static let inverseTheme = """
    @define-color theme_bg_color #303030; @define-color theme_fg_color #f4f4f4;
    @define-color theme_base_color #202020; @define-color theme_text_color #f4f4f4;
    @define-color theme_selected_bg_color #f4f4f4; @define-color theme_selected_fg_color #101010;
    window, headerbar, popover > contents { background-image: none; background-color: #303030; color: #f4f4f4; }
    button, headerbar button { background-image: none; background-color: #404040; color: #f4f4f4; }
    button:checked, headerbar button:checked { background-image: none; background-color: #f4f4f4; color: #101010; }
    entry { background-image: none; background-color: #202020; color: #f4f4f4; }
    row:selected, listview > row:selected { background-color: #f4f4f4; color: #101010; }
    """

  func testD5_pressedAndSelectedTextHasEnoughContrastInEveryTheme() throws {
    try onMain {
      for sheet in [Self.loudTheme, Self.inverseTheme] {
        let provider = gtk_css_provider_new()
        gtk_css_provider_load_from_data(provider, sheet, -1)
        let display = gdk_display_get_default()
        gtk_style_context_add_provider_for_display(
          display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_SETTINGS))
        defer {
          gtk_style_context_remove_provider_for_display(display, OpaquePointer(provider))
          g_object_unref(provider.map { UnsafeMutableRawPointer($0) })
        }
        XCTAssertEqual(
          Set(try ThemeContrast.findings(includesMenus: false)).sorted().joined(separator: "\n"), "", sheet)
      }
    }
  }

  func testD5_drawingsFollowAThemeThatChangesWhileTheWindowIsOpen() throws {
    try onMain {
      StyleSheet.allowsTransitions = false
      for scene in Scene.games where scene.isPlain {
        var pictures: [Appearance.Theme: [Pixel]] = [:]
        for theme in Appearance.Theme.allCases {
          Appearance(theme: theme).apply()
          pictures[theme] = try Self.picture(of: scene) { _ in }
        }
        for theme in Appearance.Theme.allCases {
          Appearance(theme: theme == .light ? .dark : .light).apply()
          let changed = try Self.picture(of: scene) { window in
            Appearance(theme: theme).apply()
            window.waitForFrames(3)
          }
          XCTAssertTrue(changed == pictures[theme], "\(scene.name), \(theme.rawValue)")
        }
      }
    }
  }

  /// A picture of a scene after a change of its window.
  @MainActor private static func picture(of scene: Scene, after change: (Window) -> Void) throws -> [Pixel] {
    let demo = try TestWindows.demo(scene)
    defer { TestWindows.closeAll() }
    demo.window.waitForFrames(3)
    change(demo.window)
    return try XCTUnwrap(Picture(of: demo.window, mostPixels: 1)).pixels
  }

  /// The style sheet gets the colors of the lanes from the palette of the drawings.
  func testEachLaneOfTheInspectorHasAColorOnLightAndDark() throws {
    try onMain {
      let scene = try XCTUnwrap(Scene.all.first { $0.name == "inspector-craps" })
      let window = try TestWindows.demo(scene).window
      for lane in LaneStyle.allCases {
        for name in ["lane_\(lane)", "lane_\(lane)_dark"] {
          var color = GdkRGBA()
          let style = gtk_widget_get_style_context(window.pointer)
          XCTAssertNotEqual(gtk_style_context_lookup_color(style, name, &color), 0, name)
        }
      }
      TestWindows.closeAll()
    }
  }

  /// scripts/soak-parts/themes sets the themes; the default is GTK's built-in theme.
  func testTextHasEnoughContrastInCommonThemes() throws {
    let names = ProcessInfo.processInfo.environment["THEMES"]
    try onMain {
      for theme in (names ?? "Default").split(separator: " ") {
        for isDark in [false, true] {
          let settings = gtk_settings_get_default().map { UnsafeMutableRawPointer($0) }
          cgtk_object_set_string(settings, "gtk-theme-name", String(theme))
          Desktop.setPrefersDark(isDark)
          let findings = try ThemeContrast.findings(includesMenus: names != nil)
          print("\(theme)\(isDark ? ", dark" : ""): \(findings.count) findings")
          XCTAssertEqual(findings.joined(separator: "\n"), "", "\(theme), dark: \(isDark)")
        }
      }
    }
  }
}
