import Controllers
import GtkKit
import Models
import Views

/// The application: one window with four games, and the actions that its menu and keys call.
final class ParlorApplication {
  static let id = "io.github.parlor_games.Parlor"
  static let version = "0.1.0"

  private let application = Application(id: id)
  private let options: Options
  private let data: DataFiles
  private let settings = RegisteredDefaults()
  private var tabBarController: TabBarController?
  private var inspector: InspectorPlacement?
  /// Looked for when the Inspector first asks.
  private lazy var sources = SourceTree(near: Program.folder)

  init(options: Options, data: DataFiles) {
    self.options = options
    self.data = data
    application.onStartup { [weak self] in self?.startUp() }
    application.onActivate { [weak self] in self?.activate() }
  }

  /// Runs until the user quits; the program's exit status.
  func run() -> Int32 {
    MainLoop.serveMainQueue()
    return application.run()
  }

  private func startUp() {
    StyleSheet.load(resource: "\(DataFiles.prefix)/style.css")
    application.addAction("new-game", keys: ["<Control>n"]) { [weak self] in
      self?.tabBarController?.newGamePressed()
    }
    application.addToggle("inspector", keys: ["F12"]) { [weak self] in self?.inspector?.toggle() }
    application.addAction("about") { [weak self] in self?.showAbout() }
    application.addAction("quit", keys: ["<Control>q"]) { [weak self] in self?.application.quit() }
    for (index, game) in Game.allCases.enumerated() {
      let keys = ["<Control>\(index + 1)", "<Alt>\(index + 1)"]
      application.addAction("show-\(game.rawValue)", keys: keys) { [weak self] in
        self?.tabBarController?.show(game)
      }
    }
  }

  private func activate() {
    if let tabBarController { return tabBarController.view.window.present() }
    let window = Window(of: application)
    window.setDefaultSize(Size(920, 640))
    window.setIcon(Self.id)
    let controller = TabBarController(view: WindowView(window, tabs: TabBarController.tabs)) {
      [weak self] game in
      self?.makeController(of: game) ?? CrapsViewController(generator: SystemRandomNumberGenerator())
    }
    controller.onModalChange = { [weak self] isModal in
      self?.application.setAction("new-game", isEnabled: !isModal)
    }
    tabBarController = controller
    inspector = InspectorPlacement(of: controller, exports: inspectorExports(window)) { [application] in
      let window = Window(of: application)
      window.setIcon(Self.id)
      return window
    }
    inspector?.onToggled = { [weak self] isOpen in
      self?.application.setAction("inspector", isOn: isOpen)
    }
    window.onDestroyed { [weak self] in
      self?.inspector = nil
      self?.tabBarController = nil
    }
    controller.show(options.game)
    window.present()
    // A list that was asked for is read at once: what is wrong with it is told before the first game.
    if options.words != nil { _ = controller.controller(of: .hangman) }
  }

  private func makeController(of game: Game) -> ViewController {
    switch game {
    case .craps: return CrapsViewController(generator: generator)
    case .pig: return PigViewController(generator: generator)
    case .tictactoe:
      let tabs = TicTacToeTabBarController(generator: generator)
      if options.opensBank { tabs.show(page: TicTacToeTabsView.bankPage) }
      return tabs
    case .hangman:
      let loader = WordLoader(resources: data.resources, file: options.words)
      return HangmanViewController(settings: settings, words: loader.source, generator: generator)
    }
  }

  private func inspectorExports(_ window: Window) -> InspectorViewController.Exports {
    InspectorViewController.Exports(
      copy: { window.copyToClipboard($0) },
      save: { [weak self] text, name, saved in
        FileSaver.save(
          text, titled: tr("Save the Diagram"), named: name, above: self?.inspector?.window ?? window
        ) { failure in
          guard let failure else { return saved() }
          self?.tabBarController?.present(Alert(tr("The file could not be saved"), failure)) {}
        }
      },
      open: { [weak self] file in self?.sources?.path(of: file).map { Program.open(file: $0) } ?? false },
      hasSources: { [weak self] in self?.sources != nil })
  }

  /// Each game has its own chance; from a seed, each the same in every run, in whatever order they are played.
  private var generator: any RandomNumberGenerator {
    if let seed = options.seed { SeededGenerator(seed: seed) } else { SystemRandomNumberGenerator() }
  }

  private func showAbout() {
    guard let window = tabBarController?.view.window else { return }
    AboutWindow.present(
      AboutWindow.Facts(
        name: tr("Parlor"), version: Self.version, icon: Self.id,
        comments: tr("Four small games of chance and wit, and a model-view-controller design to look into."),
        copyright: tr("© 2026 The Parlor authors")),
      above: window)
  }
}
