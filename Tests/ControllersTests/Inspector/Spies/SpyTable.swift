@testable import Controllers

/// All games as in the program, but with spies of their outlets, announcements and saved values.
@MainActor
final class SpyTable {
  /// How the games are played: with a closed Inspector, or with one that shows messages at once or holds them back.
  enum Pace: CaseIterable { case closed, live, paused, slow }

  let clock = ManualClock()
  let store = SpiedStore()
  let fixture: WindowFixture
  let log: SpyLog
  let inspector: InspectorTable?

  init(_ game: Game, generator: @escaping () -> any RandomNumberGenerator, hasInspector: Bool) {
    Desktop.setAllowsMotion(true)
    Announcer.usesDescriptions = false
    var services = GameServices(makeGenerator: generator, time: clock.time, saves: store)
    let settings = RegisteredDefaults()
    settings.wordLength = 4
    let words = try? WordList(["BEAR", "BOAR", "DEER", "DUCK", "HARE", "WOLF", "LION", "MOTH"])
    services.hangman = HangmanServices(
      settings: { settings }, words: WordSource { _, answer in words.map { answer(.init(words: $0)) } })
    services.solvePig = { $0(.standard) }
    fixture = WindowFixture(game, size: Size(760, 700)) { [services] game, screen in
      // The pig of another view would blink for ever.
      let screen = screen ?? (game == .pig ? PigView(strategies: PigViewController.strategyTitles) : nil)
      return services.makeController(of: game, for: screen)
    }
    log = SpyLog(of: fixture)
    inspector = hasInspector ? InspectorTable(of: fixture, services: services) : nil
  }

  private var front: any Screen { fixture.tabBar.controller(showing: fixture.tabBar.frontScreen).screen }
  var craps: CrapsView? { front as? CrapsView }
  var pig: PigView? { front as? PigView }
  var bank: BankView? { front as? BankView }
  var flip: HangmanFlipView? { front as? HangmanFlipView }

  private func find(_ name: String) -> AnyWidget {
    AnyWidget.named(name, below: front.root) ?? fixture.find(name)
  }

  func click(_ name: String) {
    find(name).click()
    settle()
  }

  func clickIfMapped(_ name: String) {
    if let button = AnyWidget.named(name, below: front.root), button.isMapped { button.click() }
  }

  /// An action that leaves little behind.
  func play(_ game: Game) {
    switch game {
    case .craps: click("antePlus5Button")
    case .pig: click("rollButton")
    case .ticTacToe: click("betButton")
    default: click("keyL")
    }
  }

  func press(_ key: Key) {
    fixture.tabBar.keyPressed(key)
    settle()
  }

  private var view: InspectorView? { inspector?.placement?.inspector?.screen as? InspectorView }

  func set(_ pace: Pace) {
    guard let view else { return }
    if view.pauseButton.isActive != (pace == .paused) { inspector?.press(view.pauseButton) }
    if view.slowButton.isActive != (pace == .slow) { inspector?.press(view.slowButton) }
  }

  /// Shows all messages that wait, and runs what the games have scheduled, until nothing is left.
  func settle() {
    repeat {
      pumpUntilIdle()
      pump()
      while let view, view.skipButton.isSensitive {
        if view.pauseButton.isActive { view.skipButton.click() } else { inspector?.clock.step() }
        pump()
      }
      front.root.finishAnimations()
    } while clock.step()
    pump()
  }

  var messages: [Message] {
    guard let log = inspector?.placement?.inspector?.log else { return [] }
    return (0..<log.end).compactMap(log.message)
  }

  /// What is saved and shown, as lines.
  var finalState: [String] {
    [store.text] + log.outlets.map { "\($0) \($1)" }.sorted()
  }

  func travel() {
    guard let bar = view?.timelineBar, bar.earlierButton.isSensitive else { return }
    bar.earlierButton.click()
    pump(until: { fixture.tabBar.showsPast }, "the past")
    fixture.find("backToNowButton").click()
    pump(until: { !fixture.tabBar.showsPast }, "the present")
    settle()
  }
}
