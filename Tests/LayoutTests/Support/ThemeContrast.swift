/// Finds text with too little contrast in the windows of Parlor: pages, header bars, tabs, menus, alerts, How to
/// Play, the Inspector and the keyboard shortcuts.
@MainActor
enum ThemeContrast {
  /// A narrow window has its tabs at the bottom, a short one has icons, a wide one has them in the header bar.
  private static let sizes = [Size(360, 640), Size(640, 360), Size(1280, 800)]

  /// All findings in the current theme.
  static func findings() throws -> [String] {
    var report: [String] = []
    for scene in Scene.all where !scene.coversGame {
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

  /// Findings in the menu of the window.
  private static func findings(inMenuOf window: Window, _ scene: String) -> [String] {
    var report: [String] = []
    if let button = AnyWidget.named("menuButton", below: window) {
      gtk_menu_button_popup(OpaquePointer(button.pointer))
      if let popover = gtk_menu_button_get_popover(OpaquePointer(button.pointer)) {
        let menu = AnyWidget(UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkWidget.self))
        report += findings(inMenu: menu, above: window, scene)
      }
    }
    return report
  }

  private static func findings(inMenu menu: AnyWidget, above window: Window, _ scene: String) -> [String] {
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
