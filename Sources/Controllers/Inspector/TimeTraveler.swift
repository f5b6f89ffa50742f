import Models
import Views

/// Shows the games and their messages at the end of an earlier action. The player can go on from there.
///
/// The past is shown by other controllers, made as at each start of the program, with services in which nothing happens
/// later, nothing is saved and nothing is counted. The controllers of the present wait unchanged meanwhile.
@MainActor package final class TimeTraveler {
  /// What is shown instead of the present: a moment of the own games, or of a session.
  private struct Visit {
    let index: Int
    let store: ReadOnlyStore
    /// The controllers of the present and its screen in front.
    let present: (controllers: GameControllers, screen: ScreenName)
    /// The own moments, and the name of the session whose moments are shown instead; nil if the own ones are shown.
    let own: (timeline: Timeline, session: String)?
  }

  let log = MessageLog()
  let recorder: MessageRecorder
  var onRecorded: () -> Void = {}
  /// Called when other games than before were recorded.
  var onReplaced: () -> Void = {}
  package private(set) var timeline = Timeline()
  private var visit: Visit?
  /// The present and the clock of the copies of its games, while these are played in its place.
  private var trial: (present: GameControllers, clock: PausableClock)?
  private var focus: WeakWidget?
  private(set) var isExchanging = false
  /// The copy of the player's games that was made when the player last played on; nil if none was necessary.
  private(set) var backup: String?

  private let tabs: TabBarController
  private let services: GameServices
  var clock: PausableClock { trial?.clock ?? services.clock }
  var gameArea: GameArea { tabs.gameArea }

  /// A traveler that shows the past in the windows of some tabs, whose controllers have these services.
  init(in tabs: TabBarController, services: GameServices) {
    (self.tabs, self.services) = (tabs, services)
    recorder = MessageRecorder(into: log) { [weak tabs] in tabs?.controllers ?? [:] }
    recorder.clock = { [weak self] in (self?.clock ?? services.clock).time }
    recorder.willBegin = { [weak self] in self?.record() }
    recorder.onRecorded = { [weak self] in
      self?.record()
      self?.onRecorded()
    }
    recorder.listen()
  }

  /// The windows may have closed while the past was shown.
  isolated deinit {
    recorder.stop()
    services.clock.reasons.remove(.past)
  }

  package var index: Int? { visit?.index }

  /// The index of the moment that is shown, or the newest one in the present.
  package var current: Int { index ?? timeline.last }

  /// Whether the moments are those of a session, and not of the games in the present.
  var showsSession: Bool { visit?.own != nil }

  /// Why a game cannot be shown as it was at the moment; nil if all can.
  var refusal: String? {
    for game in Game.all {
      switch visit?.store.refusals.first(where: { $0.key.game == game })?.value {
      case .unsuitable:
        return tr("{game} cannot be shown: it was played with another word list.", ["game": game.title])
      case .invalid:
        return tr("{game} cannot be shown: its saved state breaks a rule.", ["game": game.title])
      case nil: break
      }
    }
    return nil
  }

  // MARK: - Recording

  /// Records the states of all games after the newest action. In the past and in a trial, nothing is recorded.
  func record() {
    guard visit == nil, trial == nil else { return }
    var games = services.saves?.games ?? GameValues()
    if let last = timeline.moments.last, tabs.controllers.values.contains(where: \.isPast) {
      // The past is being left.
      for key in Game.all.flatMap(\.saveKeys) where key.kind == .shown { games.take(key, from: last.games) }
    } else {
      for (game, controller) in tabs.controllers { game.note(controller, &games) }
    }
    timeline.record(
      Timeline.Moment(
        group: log.groups.last?.id, games: games, chance: services.chance.states,
        screen: tabs.frontScreen.rawValue))
  }

  func recordGames() {
    for game in Game.all { recorder.noteProperties(of: game) }
    record()
    onReplaced()
  }

  /// Replaces a game by `change`. The log goes on with this as an action of its own.
  func recordChange(_ title: String, _ call: String, in game: Game, _ change: () -> Void) {
    // The moment before keeps the games that are replaced.
    recorder.record(title, to: Participant(.controller, "\(UndoPresenter.self)"), call, in: game, change)
    recordGames()
  }

  /// Shows other controllers by `change`, which is not recorded.
  func exchange(_ change: () -> Void) {
    recorder.stop()
    isExchanging = true
    change()
    isExchanging = false
    if visit == nil { recorder.listen() }
  }

  /// Forgets all messages and moments, and records the present as the one before the first action.
  func clear() {
    log.clear()
    timeline = Timeline()
    record()
  }

  // MARK: - Travelling

  /// Shows a moment. The newest one is the present, unless messages are shown one by one: then its messages wait to be shown.
  func show(_ index: Int) {
    let forgotten = timeline.forgotten
    record()
    let index = index - (timeline.forgotten - forgotten)
    guard timeline.moments.indices.contains(index), index != current else { return }
    if index == timeline.last, !showsSession, log.pace == .live { backToNow() } else { travel(to: index) }
  }

  /// Shows the last moment of a session until the present is shown again, or the action of its first question, whose messages wait.
  func open(_ session: Session) {
    record()
    let own = (timeline, session.name ?? tr("Session"))
    log.visit(session.log)
    timeline = Timeline(session.moments)
    let group = log.questions.first.flatMap { log.group(of: $0.message) }
    let first = group.flatMap { group in timeline.moments.firstIndex { $0.group == group.id } }
    if first != nil { log.pace = .paused }
    travel(to: first ?? timeline.last, own: own)
  }

  private func travel(to index: Int, own: (Timeline, String)? = nil) {
    let moment = timeline.moments[index]
    let store = ReadOnlyStore(moment.games)
    store.onRefused = { [weak self] in self?.showBar() }
    let past = services.showing(store)
    let screen = tabs.frontScreen
    if visit == nil { focus = tabs.window.focus.map { WeakWidget($0) } }
    services.clock.reasons.insert(.past)
    // The past has its own screens, which get new controllers.
    let screens = visit == nil ? [:] : tabs.screens
    let old = tabs.exchange(
      for: GameControllers(make: past.makeController, screens: screens, isPast: true),
      showing: ScreenName.all.first { $0.rawValue == moment.screen } ?? screen
    ) { $0.hold() }
    visit = Visit(
      index: index, store: store, present: visit?.present ?? (old, screen), own: own ?? visit?.own)
    log.visit(moment.group)
    showBar()
  }

  /// Makes the moment that is shown the present, unless the player's games cannot be copied before. `begin` begins an action.
  func playOn(_ begin: (_ title: String) -> Void) {
    guard let visit else { return }
    // A session has other games than the player, who may quit before undoing this.
    do {
      backup = showsSession ? try services.saves?.copyGames() : nil
    } catch {
      let text = tr(
        "To play on from here would replace your own games, and a copy of them could not be written ({reason}). They are unchanged.",
        ["reason": error.reason])
      return tabs.present(Alert(tr("Your games could not be copied"), text))
    }
    let (moment, before) = (timeline.moments[visit.index], services.undo.memory)
    // All games are validated before one of them changes.
    for game in Game.all { _ = tabs.controller(of: game) }
    var games = services.saves?.games ?? GameValues()
    for key in Game.all.flatMap(\.saveKeys) where [.game, .option].contains(key.kind) {
      if visit.store.refusals[key.screen] == nil { games.take(key, from: moment.games) }
    }
    let title =
      visit.own.map {
        tr("Play on from action {number} of {session}", numbers.merging(["session": $0.session]) { $1 })
      } ?? tr("Play on from action {number}", numbers)
    leave()
    // The newest moment keeps the games of the present.
    begin(title)
    services.saves?.games = games
    services.chance.begin(with: moment.chance)
    services.chance.days = [:]
    show(GameControllers(make: visit.present.controllers.make), tabs.frontScreen) { $0.dropHeld() }
    services.undo.offer(title, before)
  }

  func backToNow() {
    guard let visit else { return }
    leave()
    show(visit.present.controllers, visit.present.screen) { $0.presentHeld() }
  }

  private func leave() {
    timeline = visit?.own?.timeline ?? timeline
    visit = nil
    log.leave()
  }

  private func show(
    _ controllers: GameControllers, _ screen: ScreenName, handleAlerts: (AlertPresenter) -> Void
  ) {
    let hadFocus = gameArea.pastContainsFocus
    showBar()
    tabs.exchange(for: controllers, showing: screen, handleAlerts: handleAlerts)
    // A screen that appears finishes what it shows, but what waited goes on.
    services.clock.reasons.remove(.past)
    restoreFocus(wasInBar: hadFocus)
  }

  /// Moves the keyboard focus back, unless it is in the Inspector: GTK gives it to the first widget of a screen that appears.
  private func restoreFocus(wasInBar: Bool) {
    let root = tabs.controller(showing: tabs.frontScreen).tabContent.root
    guard wasInBar || root.containsFocus || tabs.window.focus == nil else { return }
    if let widget = focus?.widget, widget.isInside(root) {
      tabs.window.restoreFocus(to: widget)
    } else if wasInBar {
      tabs.focusFront()
    }
  }

  // MARK: - Trying

  /// Makes the player play copies of the games of the present, which wait unchanged. The bar shows a text.
  func beginTrial(_ text: String) {
    guard visit == nil else { return }
    if trial == nil {
      record()
      focus = tabs.window.focus.map { WeakWidget($0) }
      let copies = services.trying(ReadOnlyStore(services.saves?.games ?? GameValues()))
      services.clock.reasons.insert(.past)
      let present = tabs.exchange(
        for: GameControllers(make: copies.makeController, isSilent: true), showing: tabs.frontScreen
      ) { $0.hold() }
      trial = (present, copies.clock)
    }
    gameArea.showPast(text, isTrial: true)
  }

  func endTrial() {
    guard let trial else { return }
    self.trial = nil
    show(trial.present, tabs.frontScreen) { $0.presentHeld() }
  }

  // MARK: - Names

  private func showBar() {
    guard visit != nil else { return gameArea.showPast(nil) }
    gameArea.showPast(refusal.map { "\(name)\n\($0)" } ?? tr("{action}, as it was then", ["action": name]))
  }

  /// The moment that is shown in words: "Action 12 of 40".
  var name: String {
    let isFirst = timeline.number(of: current) == 0
    let name = isFirst ? tr("Before the first action") : tr("Action {number} of {count}", numbers)
    return visit?.own.map { tr("{session}: {moment}", ["session": $0.session, "moment": name]) } ?? name
  }

  /// The moment that is shown as numbers, which are never wider than the timeline: "12 of 40".
  var place: String { tr("{number} of {count}", numbers) }

  /// How many actions precede the end of the moment that is shown, and of the newest one.
  private var numbers: [String: String] {
    ["number": current, "count": timeline.last].mapValues { String(timeline.number(of: $0)) }
  }
}
