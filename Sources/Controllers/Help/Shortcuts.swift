import Views

/// The keyboard shortcuts of the program, for the window that lists them.
package enum Shortcuts {
  /// The title of the window.
  package static var title: String { tr("Keyboard Shortcuts") }

  /// All shortcuts: those that work everywhere, then those of each screen.
  package static var groups: [Shortcut.Group] {
    [
      .init(tr("General"), general),
      .init(tr("Games"), ScreenName.byKey.map { Shortcut(action: "app.\($0.showAction)", $0.title) }),
    ] + Game.all.map { .init($0.title, $0.shortcuts()) } + [
      .init(
        tr("Open in Own Window, or Bring Back"),
        [Shortcut(action: "app.own-window", tr("Current screen"))]
          + ScreenName.all.map { Shortcut(action: "app.\($0.detachAction)", $0.title) }),
      .init(
        tr("How to Play"),
        [
          Shortcut("Up Down", tr("Scroll")), Shortcut("Page_Up Page_Down", tr("Scroll by a page")),
          Shortcut("Home End", tr("Scroll to the start or the end")), Shortcut("Escape", tr("Close")),
        ]),
      .init(
        tr("MVC Inspector"),
        InspectorAction.allCases.map { Shortcut(action: "app.\($0.name)", $0.title) } + [
          Shortcut("Page_Down Page_Up", tr("Step and back, by a presenter")),
          Shortcut("Escape", tr("Clear the selection")),
        ]),
    ]
  }

  private static var general: [Shortcut] {
    [
      Shortcut(action: "app.help", tr("How to play")), Shortcut("F10", tr("Menu")),
      Shortcut(action: "app.full-screen", tr("Full screen")),
      Shortcut(action: "app.shortcuts", tr("Keyboard shortcuts")),
      Shortcut(action: "app.new-game", tr("New game")), Shortcut(action: "app.undo", tr("Undo")),
      Shortcut(action: "app.statistics", tr("Statistics")),
      Shortcut(action: "app.speak-state", tr("Speak the state of the game (screen reader)")),
      Shortcut(action: "app.inspector", tr("MVC Inspector")),
    ] + Game.all.flatMap(\.actions).map { Shortcut(action: "app.\($0.name)", $0.title()) } + [
      Shortcut(action: "window.close", tr("Close the window")), Shortcut(action: "app.quit", tr("Quit")),
    ]
  }
}
