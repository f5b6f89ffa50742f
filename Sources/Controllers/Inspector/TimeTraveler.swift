import Views

/// Shows the games as they were after an action, and lets the player go on from there.
///
/// The past is shown by other controllers, made as at each start of the program, with services in which nothing happens
/// later, nothing is saved and nothing is counted. The controllers of the present wait unchanged meanwhile.
@MainActor package final class TimeTraveler {
  /// A stay in the past.
  private struct Visit {
    /// The index of the moment that is shown.
    var index: Int
    /// The stores of the games' controllers. Those that stay from the moment before have an older store.
    var stores: [Game: ReadOnlyStore]
    /// The controllers of the present and its screen in front.
    let present: (controllers: GameControllers, screen: ScreenName)
    /// The own moments, and the name of the session whose moments are shown instead; nil if the own ones are shown.
    let own: (timeline: Timeline, session: String)?
  }

  /// The moments to go to.
  package private(set) var timeline = Timeline()
  private var visit: Visit?
  /// The widget that had the keyboard focus in the present.
  private var focus: WeakWidget?
  /// The copy of the player's games that was made last.
  private var backup: String?
  /// The id of the newest group of messages; nil before the first action.
  var newestGroup: () -> Int? = { nil }
  /// Called before other controllers are shown.
  var willTravel: () -> Void = {}
  /// Called when another moment is shown. `isFirst` if the present was shown before.
  var onTravel: (_ isFirst: Bool) -> Void = { _ in }
  /// Called before the player goes on from a moment, with a title. What follows belongs to a new group of messages.
  var willPlayOn: (_ title: String) -> Void = { _ in }
  /// Called when the player has gone on from a moment.
  var onPlayOn: () -> Void = {}

  private let tabs: TabBarController
  private let services: GameServices
  /// The clock of the games.
  var clock: PausableClock { services.clock }

  /// A traveler that shows the past in the windows of some tabs, whose controllers have these services.
  init(in tabs: TabBarController, services: GameServices) {
    self.tabs = tabs
    self.services = services
    tabs.view.past.playOnPressed.connect(to: self) { $0.playOnPressed() }
    tabs.view.past.backToNowPressed.connect(to: self) { $0.backToNowPressed() }
  }

  /// The windows may have closed while the past was shown.
  isolated deinit { services.clock.reasons.remove(.past) }

  /// The index of the moment that is shown; nil in the present.
  package var index: Int? { visit?.index }

  /// The index of the moment that is shown, or the newest one in the present.
  package var current: Int { index ?? timeline.last }

  /// Whether the moments are those of another session, and not of the games in the present.
  var showsSession: Bool { visit?.own != nil }

  /// Why a game cannot be shown as it was at the moment; nil if all can.
  var refusal: String? {
    for game in Game.all {
      guard let store = visit?.stores[game] else { continue }
      switch store.refusals.first(where: { $0.key.game == game })?.value {
      case .unsuitable:
        return tr("{game} cannot be shown: it was played with another word list.", ["game": game.title])
      case .invalid:
        return tr("{game} cannot be shown: its saved state breaks a rule.", ["game": game.title])
      case nil: break
      }
    }
    return nil
  }

  private func isRefused(_ screen: ScreenName) -> Bool {
    visit?.stores[screen.game]?.refusals[screen] != nil
  }

  // MARK: - Recording

  /// Records the states of all games after the newest action. In the past, nothing is recorded.
  func record() {
    guard visit == nil else { return }
    timeline.record(
      Timeline.Moment(
        group: newestGroup(), games: services.saves?.games ?? GameValues(), chance: services.chance.states,
        screen: tabs.frontScreen.rawValue))
  }

  /// Shows the moments of a session, beginning with the last one, until the present is shown again. The present has been
  /// recorded.
  func open(_ moments: [Timeline.Moment], of session: String) {
    let own = timeline
    timeline = Timeline(moments)
    travel(to: timeline.last, own: (own, session))
  }

  /// Forgets all moments, and records the present as the one before the first action.
  func restart() {
    timeline = Timeline()
    record()
  }

  // MARK: - Travelling

  /// Shows the moment with an index. The newest moment of the own games is the present, unless it is to be shown `asPast`.
  func show(_ index: Int, asPast: Bool = false) {
    let forgotten = timeline.forgotten
    record()
    let index = index - (timeline.forgotten - forgotten)
    guard timeline.moments.indices.contains(index), index != current else { return }
    if index == timeline.last, !showsSession, !asPast { backToNow() } else { travel(to: index) }
  }

  private func travel(to index: Int, own: (Timeline, String)? = nil) {
    let moment = timeline.moments[index]
    let store = ReadOnlyStore(moment.games)
    store.onRefused = { [weak self] in self?.showBar() }
    let past = services.showing(store)
    let known = visit?.stores ?? [:]
    let same = tabs.controllers.filter { game, _ in
      known[game].map { known in
        game.saveKeys.allSatisfy { moment.games.hasSame($0, as: known.games) }
      } ?? false
    }
    // The past has its own screens, which get new controllers when the games differ.
    let (isFirst, screen) = (visit == nil, tabs.frontScreen)
    if isFirst { focus = tabs.window.focus.map { WeakWidget($0) } }
    let screens = isFirst ? [:] : tabs.screens.filter { same[$0.key] == nil }
    willTravel()
    services.clock.reasons.insert(.past)
    let old = tabs.exchange(
      for: GameControllers(make: past.makeController, made: same, screens: screens, isPast: true),
      showing: ScreenName.all.first { $0.rawValue == moment.screen } ?? screen
    ) { $0.hold() }
    visit = Visit(
      index: index,
      stores: Game.all.reduce(into: [:]) { $0[$1] = same[$1] == nil ? store : known[$1] },
      present: visit?.present ?? (old, screen), own: own ?? visit?.own)
    showBar()
    onTravel(isFirst)
  }

  func playOnPressed() { playOn() }

  func backToNowPressed() { backToNow() }

  /// Makes the moment that is shown the present. What was played after it stays in the log.
  func playOn() {
    guard let visit else { return }
    // A session has other games than the player, who may quit before undoing this.
    if showsSession {
      do { backup = try services.saves?.copyGames() } catch { return tabs.present(Alert(notCopied: error)) }
    }
    let (moment, before) = (timeline.moments[visit.index], services.undo.memory)
    // All games are validated before one of them changes.
    for game in Game.all { _ = tabs.controller(of: game) }
    var games = services.saves?.games ?? GameValues()
    for key in Game.all.flatMap(\.saveKeys) where !key.isStatistics && !isRefused(key.screen) {
      games.take(key, from: moment.games)
    }
    let title = playOnTitle
    leave()
    // The newest moment keeps the games of the present.
    willPlayOn(title)
    services.saves?.games = games
    services.chance.begin(with: moment.chance)
    show(GameControllers(make: visit.present.controllers.make), tabs.frontScreen) { $0.dropHeld() }
    services.undo.offer(title, before)
    onPlayOn()
  }

  /// The copy of the player's games that was made before playing on from a session; nil if it was taken before.
  func takeBackup() -> String? {
    defer { backup = nil }
    return backup
  }

  /// Shows the present again.
  package func backToNow() {
    guard let visit else { return }
    leave()
    show(visit.present.controllers, visit.present.screen) { $0.presentHeld() }
  }

  private func leave() {
    timeline = visit?.own?.timeline ?? timeline
    visit = nil
  }

  /// Shows controllers of the present.
  private func show(
    _ controllers: GameControllers, _ screen: ScreenName, handleAlerts: (AlertPresenter) -> Void
  ) {
    willTravel()
    let hadFocus = tabs.view.past.barContainsFocus
    tabs.view.past.show(nil)
    tabs.exchange(for: controllers, showing: screen, handleAlerts: handleAlerts)
    // A screen that appears finishes what it shows, but what waited goes on.
    services.clock.reasons.remove(.past)
    restoreFocus(wasInBar: hadFocus)
    onTravel(false)
  }

  /// Moves the keyboard focus back to where it was in the present, unless it is in the Inspector: GTK gives it to the first
  /// widget of a screen that appears.
  private func restoreFocus(wasInBar: Bool) {
    let root = tabs.controller(showing: tabs.frontScreen).tabContent.root
    guard wasInBar || root.containsFocus || tabs.window.focus == nil else { return }
    if let widget = focus?.widget, widget.isInside(root) {
      tabs.window.restoreFocus(to: widget)
    } else if wasInBar {
      tabs.focusFront()
    }
  }

  // MARK: - Names

  private func showBar() {
    guard visit != nil else { return }
    tabs.view.past.show(refusal.map { "\(name)\n\($0)" } ?? tr("{action}, as it was then", ["action": name]))
  }

  /// The moment that is shown in words: "Action 12 of 40".
  var name: String {
    let number = timeline.number(of: current)
    let name =
      number == 0
      ? tr("Before the first action")
      : tr(
        "Action {number} of {count}",
        ["number": String(number), "count": String(timeline.number(of: timeline.last))])
    return visit?.own.map { tr("{session}: {moment}", ["session": $0.session, "moment": name]) } ?? name
  }

  /// The moment that is shown as numbers, which are never wider than the timeline: "12 of 40".
  var place: String {
    tr(
      "{number} of {count}",
      ["number": String(timeline.number(of: current)), "count": String(timeline.number(of: timeline.last))])
  }

  /// The title of playing on from the moment that is shown.
  private var playOnTitle: String {
    let number = String(timeline.number(of: current))
    guard let session = visit?.own?.session else {
      return tr("Play on from action {number}", ["number": number])
    }
    return tr("Play on from action {number} of {session}", ["number": number, "session": session])
  }
}

extension Alert {
  /// Says that the player's games could not be copied, so that they are not replaced.
  fileprivate init(notCopied error: CopyError) {
    self.init(
      tr("Your games could not be copied"),
      tr(
        "To play on from here would replace your own games, and a copy of them could not be written ({reason}). They are unchanged.",
        ["reason": error.reason]))
  }
}
