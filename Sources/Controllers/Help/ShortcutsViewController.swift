import Views

package final class ShortcutsViewController: ViewController, SideWindowController {
  package static var title: String { tr("Keyboard Shortcuts") }
  package static let size = Size(600, 680)

  /// `keys` returns the keys of an action of the application, such as "app.quit".
  package init(keys: (_ action: String) -> [String]) {
    super.init(screen: ShortcutsView(Self.groups(keys), of: TabBarController.tabs))
  }

  /// The shortcuts of all games are shown.
  package func show(_ game: Game) {}

  /// All shortcuts: those that work everywhere, then those of each screen.
  package static func groups(_ keys: (_ action: String) -> [String]) -> [Shortcut.Group] {
    // The keys of an action, without those of the keypad, which are the same once more.
    func shortcut(_ action: String, _ title: String) -> Shortcut {
      Shortcut(keys(action).filter { !$0.contains("KP_") }.joined(separator: " "), title)
    }
    // Without keys, the administrator does not allow it.
    let inspector = shortcut("app.inspector", tr("MVC Inspector"))
    let hasInspector = !inspector.keys.isEmpty
    let general =
      [
        Shortcut("Tab", tr("Next control")), Shortcut("space Return", tr("Press the control")),
        shortcut("app.help", tr("How to play")), Shortcut("F10", tr("Menu")),
        shortcut("app.full-screen", tr("Full screen")), Shortcut("Escape", tr("Leave full screen")),
        shortcut("app.shortcuts", tr("Keyboard shortcuts")),
        shortcut("app.new-game", tr("New game")), shortcut("app.undo", tr("Undo")),
        shortcut("app.statistics", tr("Statistics")), shortcut("app.sound", tr("Sound")),
        shortcut("app.speak-state", tr("Speak the state of the game (screen reader)")),
      ] + (hasInspector ? [inspector] : [])
      + Game.all.flatMap(\.actions).map { shortcut("app.\($0.name)", $0.title()) } + [
        shortcut("window.close", tr("Close the window")), shortcut("app.quit", tr("Quit")),
      ]
    return [
      .init(tr("General"), general),
      .init(tr("Games"), ScreenName.byKey.map { shortcut("app.\($0.showAction)", $0.title) }),
    ] + Game.all.map { .init($0.title, $0.shortcuts(), of: $0.name) } + [
      .init(
        tr("Own Window On or Off"),
        [shortcut("app.own-window", tr("Current screen"))]
          + ScreenName.all.map { shortcut("app.\($0.detachAction)", $0.title) }),
      .init(
        tr("Other Windows, Alerts"),
        [
          Shortcut("Up Down", tr("Scroll")), Shortcut("Page_Up Page_Down", tr("Scroll by a page")),
          Shortcut("Home End", tr("Scroll to the start or the end")),
          Shortcut("Escape", tr("Close, or cancel")),
        ]),
    ]
      + (hasInspector
        ? [
          .init(
            tr("MVC Inspector"),
            InspectorAction.ofApplication.map { shortcut("app.\($0.rawValue)", $0.title) } + [
              Shortcut("Page_Down Page_Up", tr("Step and back, with a presentation remote")),
              Shortcut("Right Left Return", tr("Open or close a row")),
              Shortcut("Escape", tr("Clear the selection")),
            ])
        ] : [])
  }
}
