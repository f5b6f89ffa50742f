import Controllers
import GtkKit
import Models
import Persistence
import Views

/// The application: its life cycle, and the actions of its menus and keys.
final class ParlorApplication {
  static let id = "io.github.parlor_games.Parlor"
  static let version = "1.1.0"
  private static let website = "https://github.com/parlor-games/parlor"

  private let application = Application(id: id)
  private let options: Options
  private let data: DataFiles
  private var windows: ParlorWindows?
  /// Follows the desktop while the program runs.
  private var preferences: DesktopPreferences?
  /// Whether the main loop has ended, so that no alert can be shown.
  private var hasQuit = false
  private lazy var settings = StoredSettings(
    schemas: data.schemas, takenFrom: UserFolder.settings.appending("parlor/settings.ini"),
    resets: options.resets, words: options.words?.address)
  private lazy var store = makeStore()
  private lazy var hangman = HangmanFiles(data, settings, options) { [weak self] in self?.present($0) }
  private lazy var services = makeServices()
  private lazy var sounds = SoundPlayer(in: DataFiles.sounds, isOn: settings.sound)

  init(options: Options, data: DataFiles) {
    self.options = options
    self.data = data
    application.onStartup { [weak self] in self?.startUp() }
    application.onActivate { [weak self] in _ = self?.open() }
    application.onOpen { [weak self] paths in
      guard let windows = self?.open(), let path = paths.first else { return }
      windows.openSession(path)
    }
  }

  /// Runs until the user quits, and returns the exit status.
  func run() -> Int32 {
    MainLoop.serveMainQueue()
    application.register()
    guard !application.isRemote else { return forwardToRunningInstance() }
    // Before the window is created, so that the desktop has answered before the first frame.
    preferences = DesktopPreferences()
    Program.onTermination { [weak self] in self?.application.quit() }
    let status = application.run(opening: options.session)
    windows?.saveStates()
    hasQuit = true
    Settings.finish()
    store.finish()
    return status
  }

  /// Makes the instance that is already running show the screen of the options.
  private func forwardToRunningInstance() -> Int32 {
    guard !options.resets, options.seed == nil, options.words == nil else {
      Program.writeError(
        tr(
          "Parlor is already running. --seed, --words and --reset apply only at startup: quit Parlor, then try again."
        ))
      return 1
    }
    options.screen.map { application.call($0.showAction) }
    return options.screen == nil || options.session != nil ? application.run(opening: options.session) : 0
  }

  private func makeStore() -> StateStore {
    let store = StateStore(
      in: StateFile(path: UserFolder.state.appending("parlor/state.json")), resets: options.resets,
      saves: settings.savesGames)
    if let backup = store.backup {
      print(tr("Your saved games were moved to {file}.", ["file": "\(backup)"]))
    }
    return store
  }

  private func makeServices() -> GameServices {
    var services = GameServices(seed: options.seed ?? settings.seed, savedIn: store)
    services.hangman = hangman.services
    services.playSound = { [sounds] in sounds.play($0) }
    services.hangman.chooseFile = { [weak self] chosen in
      guard let self, let window = application.activeWindow else { return }
      FileChooser.open(titled: tr("Choose a Word List"), kind: tr("All files"), pattern: "*", above: window) {
        [weak self] path in
        guard let address = path?.address else {
          self?.present(
            Alert(tr("The word list cannot be used"), tr("Only files on this computer can be used.")))
          return
        }
        chosen(address)
      }
    }
    return services
  }

  // MARK: - Actions

  private func startUp() {
    Desktop.stopHintingText()
    data.prepareStyleSheets()
    addAction("new-game", keys: ["<Control>n"]) { $0.active?.newGamePressed() }
    addAction("undo", keys: ["<Control>z"]) { $0.undo.undo(in: $0.active) }
    addAction("today", keys: []) { $0.undo.play(Clock.date, in: $0.active) }
    addAction("copy-result", keys: []) { $0.copyResult() }
    addAction("own-window", keys: ["<Control><Shift>o"], isToggle: true) { $0.toggleDetached() }
    addAction("full-screen", keys: ["F11"], isToggle: true) { $0.toggleFullScreen() }
    application.addAction("window-size") { [weak self] size in self?.windows?.resize(to: size) }
    addAction("help", keys: ["F1"]) { $0.showHelp() }
    addAction("statistics", keys: ["<Control>i"]) { $0.showStatistics() }
    addAction("sound", keys: ["<Control>m"], isToggle: true) { [weak self] _ in self?.toggleSound() }
    addAction("speak-state", keys: ["F2"]) { $0.speakState() }
    if settings.allowsInspector { addInspectorActions() }
    addAction("shortcuts", keys: ["<Control>question"]) { $0.showShortcuts() }
    application.addAction("about") { [weak self] in self?.showAbout() }
    application.addAction("quit", keys: ["<Control>q"]) { [weak self] in self?.application.quit() }
    application.setKeys(["<Control>w"], for: "window.close")
    addScreenActions()
    for game in Game.all {
      for action in game.actions {
        application.addAction(action.name, keys: action.keys) { [weak self] in
          self?.perform(action, in: game)
        }
      }
    }
    application.onActiveWindowChange { [weak self] in
      self?.windows?.activeWindowChanged()
      self?.updateActions()
    }
  }

  private func addInspectorActions() {
    addAction("inspector", keys: ["F12"], isToggle: true) { $0.inspector?.toggle() }
    for action in InspectorAction.ofApplication {
      addAction(action.rawValue, keys: action.keys) { $0.inspector?.perform(action) }
      application.setAction(action.rawValue, isEnabled: false)
    }
    addAction("lesson", keys: []) { [weak self] windows in
      if let lesson = self?.data.lesson { windows.inspector?.open(lesson) }
    }
  }

  /// Adds an action of the windows, which does nothing while they are closed.
  private func addAction(
    _ name: String, keys: [String], isToggle: Bool = false, _ perform: @escaping (ParlorWindows) -> Void
  ) {
    application.addAction(name, keys: keys, isToggle: isToggle) { [weak self] in
      if let windows = self?.windows { perform(windows) }
    }
  }

  private func addScreenActions() {
    for (number, screen) in zip(1..., ScreenName.byKey) {
      let keys = ["<Control>\(number)", "<Alt>\(number)"]
      application.addAction(screen.showAction, keys: keys) { [weak self] in
        self?.open()?.show(screen)
      }
      let detachKeys = ["<Control><Shift>\(screen.key)"]
      application.addAction(screen.detachAction, keys: detachKeys, isToggle: true) { [weak self] in
        guard let self else { return }
        // If the windows are open, only the screen's own window is raised.
        (self.windows ?? self.open())?.detachedWindows.toggle(screen)
      }
    }
  }

  private func perform(_ action: GameAction, in game: Game) {
    // Before the main window is raised.
    let isInFront = windows?.active?.frontScreen.game == game
    open()?.perform(action, in: game, isInFront: isInFront)
  }

  private func updateActions() {
    guard let windows else { return }
    application.setAction("new-game", isEnabled: windows.active?.canPlay == true)
    application.setAction("undo", isEnabled: windows.undo.canUndo(in: windows.active))
    application.setAction("today", isEnabled: windows.undo.canPlayDay(in: windows.active))
    application.setAction("copy-result", isEnabled: windows.undo.hasResult(in: windows.active))
    application.setAction("own-window", isEnabled: windows.canMoveScreen)
    application.setAction("own-window", isOn: windows.isDetached)
    application.setAction("full-screen", isEnabled: windows.canBeFullScreen)
    application.setAction("full-screen", isOn: windows.isFullScreen)
  }

  private func toggleSound() {
    sounds.choice = !sounds.isOn
    settings.sound = sounds.choice
    showSound()
  }

  private func soundChanged() {
    sounds.choice = settings.sound
    showSound()
  }

  private func showSound() {
    application.setAction("sound", isOn: sounds.isOn)
    let isEnabled = sounds.isAvailable && !settings.soundIsLocked
    application.setAction("sound", isEnabled: isEnabled)
    if !isEnabled { windows?.showSoundIsDisabled(isMissing: !sounds.isAvailable) }
  }

  // MARK: - The windows

  /// Raises the windows, or opens them.
  private func open() -> ParlorWindows? {
    if let windows {
      windows.present()
      return windows
    }
    let screen = options.screen ?? settings.firstScreen
    let windows = ParlorWindows(
      of: application, opening: screen, services: services, settings: settings, store: store)
    self.windows = windows
    if options.words != nil { windows.loadWords() }
    // The window has become active before this. Without a keyboard, no later event reports it.
    updateActions()
    showSound()
    settings.onSoundChange = { [weak self] in self?.soundChanged() }
    sounds.onFailure = { [weak self] in self?.showSound() }
    windows.onChange = { [weak self] in self?.updateActions() }
    windows.onInspectorToggled = { [application] isOpen in
      application.setAction("inspector", isOn: isOpen)
      for action in InspectorAction.ofApplication {
        application.setAction(action.rawValue, isEnabled: isOpen)
      }
    }
    windows.onClosed = { [weak self] in
      // The end of the other windows makes another one active, which is looked up.
      let closed = self?.windows
      self?.windows = nil
      withExtendedLifetime(closed) {}
    }
    windows.openDetachedWindows()
    windows.present()
    screen.map { windows.detachedWindows.controller(of: $0)?.present() }
    store.onProblem = { [weak self] problem in self?.present(problem.alert) }
    if !settings.isStored {
      present(
        Alert(
          tr("Your settings could not be loaded"),
          tr("The default settings are used, and your changes apply until you quit. Install Parlor again.")))
    }
    return windows
  }

  /// Opens an alert, or writes it to the standard error if there is no window.
  private func present(_ alert: Alert) {
    if let windows, !hasQuit { windows.present(alert) } else { alert.writeToStandardError() }
  }

  private func showAbout() {
    guard let window = application.activeWindow else { return }
    AboutWindow.present(
      name: tr("Parlor"), version: Self.version, icon: Self.id,
      comments: tr("Four small games of chance and wit,\nand a model-view-controller design to explore."),
      copyright: tr("© 2026 The Parlor authors"), website: Self.website, authors: [tr("The Parlor authors")],
      // TRANSLATORS: your name, and those of the earlier translators, one per line; GTK shows them in About Parlor
      translators: tr("translator-credits"), links: [tr("Report an Issue"): "\(Self.website)/issues"],
      styles: windows?.stylesInFront ?? ([], []), above: window)
  }
}
