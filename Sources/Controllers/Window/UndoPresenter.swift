import Views

/// Starts games of a day, shows what can be undone above the games, and undoes it.
@MainActor package final class UndoPresenter {
  private let undo: GameUndo
  private let tabs: TabBarController
  private let detachedWindows: DetachedWindows
  /// Changes a game by the function that it gets. The Inspector records it as an action with a title and a call.
  package var performs: (_ title: String, _ call: String, _ game: Game, _ change: () -> Void) -> Void = {
    $3()
  }
  package var onChange: () -> Void = {}

  package init(_ undo: GameUndo, in tabs: TabBarController, and detachedWindows: DetachedWindows) {
    self.undo = undo
    self.tabs = tabs
    self.detachedWindows = detachedWindows
    undo.onChange = { [weak self] in self?.changed() }
    undo.remake = { [weak tabs] in tabs?.remakeControllers(of: $0) }
    tabs.onScreenChange { [weak self] _ in
      self?.tabs.gameArea.endNews()
      self?.showNotices()
    }
  }

  package func canUndo(in window: (any GameWindowController)?) -> Bool {
    window.map { $0.canPlay && undo.canUndo($0.frontScreen.game) } ?? false
  }

  package func undo(in window: (any GameWindowController)?) {
    guard let window, canUndo(in: window) else { return }
    let game = window.frontScreen.game
    let focus = window.gameArea.undoContainsFocus ? nil : window.window.focus.map { WidgetRoot($0) }
    performs(tr("Undo"), "undo()", game) {
      Trace.unreported { undo.undo(game) }
      let controller = window.playableController
      if focus?.grabFocus() != true { controller?.screen.initialFocus?.grabFocus() }
      controller?.announce(sentences(tr("Undone"), controller?.spokenState ?? ""))
    }
  }

  // MARK: - Today's game

  package func canPlayDay(in window: (any GameWindowController)?) -> Bool {
    window?.canPlay == true && !tabs.showsUnsaved
  }

  /// Starts the game in front of a window with the random numbers of a date: "2026-11-26".
  package func play(_ date: String, in window: (any GameWindowController)?) {
    guard let window, window.canPlay else { return }
    let game = window.frontScreen.game
    guard tabs.controller(of: game).canStartNewGame else { return }
    performs(tr("Today’s game"), "play(\(CodeText.of(date)))", game) {
      Trace.unreported { start(game, on: date) }
      let new = window.playableController
      new?.screen.initialFocus?.grabFocus()
      let hint = undo.canUndo(game) ? tr("Ctrl+Z undoes it.") : ""
      new?.announce(sentences(tr("Today’s game"), new?.spokenState ?? "", hint))
    }
  }

  private func start(_ game: Game, on date: String) {
    undo.starting(game, on: date) { [tabs] in
      let controller = tabs.controller(of: game)
      // It is announced once, afterwards.
      let speakers = [controller] + controller.children
      for each in speakers { each.isSilent = true }
      controller.startGameOfDay()
      for each in speakers { each.isSilent = false }
    }
  }

  /// Whether the game in front of a window is one of a day.
  package func hasResult(in window: (any GameWindowController)?) -> Bool {
    canPlayDay(in: window) && window.flatMap { undo.day(of: $0.frontScreen.game) } != nil
  }

  /// How the game of a day that is in front of a window has ended, or stands, in one line; nil if there is none.
  package func result(in window: (any GameWindowController)?) -> String? {
    guard let window, canPlayDay(in: window), let day = undo.day(of: window.frontScreen.game) else {
      return nil
    }
    let game = window.frontScreen.game
    return tr(
      "Parlor, {game}, {date}: {result}",
      ["game": game.title, "date": day.date, "result": day.result ?? tabs.controller(of: game).resultLine])
  }

  private func changed() {
    showNotices()
    onChange()
  }

  package func showNotices() {
    // A window that was closed has no notices.
    for window in [tabs] + detachedWindows.controllers as [any GameWindowController]
    where Window.all.contains(where: window.window.isSame) {
      window.gameArea.showUndo(window.canPlay ? undo.notice(of: window.frontScreen.game) : nil)
    }
  }
}
