import Views

/// Shows the games as they were after an action, and lets the player go on from there.
///
/// The past is shown by other controllers, made as at each start of the program, with services in which nothing happens
/// later, nothing is saved and nothing is counted. The controllers of the present wait unchanged meanwhile.
@MainActor package final class TimeTraveler {
  /// The moments to go to.
  package private(set) var timeline = Timeline()
  /// The index of the moment that is shown; nil in the present.
  package private(set) var index: Int?
  /// The id of the newest group of messages; nil before the first action.
  var newestGroup: () -> Int? = { nil }
  /// Called before other controllers are shown.
  var willTravel: () -> Void = {}
  /// Called when another moment is shown.
  var onTravel: () -> Void = {}
  /// Called when the player goes on from an action, with its number.
  var onPlayOn: (_ number: Int) -> Void = { _ in }

  private let tabs: TabBarController
  private let services: GameServices
  /// The clock of the games.
  var clock: PausableClock { services.clock }
  /// The controllers of the present and its screen in front, while the past is shown.
  private var present: (controllers: GameControllers, screen: ScreenName)?
  /// The moments of the present, while those of another session are shown.
  private var ownTimeline: Timeline?
  private var store: ReadOnlyStore?
  /// The stores of controllers that stay from the moment that was shown before.
  private var olderStores: [Game: ReadOnlyStore] = [:]

  /// A traveler that shows the past in the windows of some tabs, whose controllers have these services.
  init(in tabs: TabBarController, services: GameServices) {
    self.tabs = tabs
    self.services = services
    tabs.view.past.playOnPressed.connect(to: self) { $0.playOnPressed() }
    tabs.view.past.backToNowPressed.connect(to: self) { $0.backToNowPressed() }
  }

  /// The windows may have closed while the past was shown.
  isolated deinit { services.clock.reasons.remove(.past) }

  /// The index of the moment that is shown, or the newest one in the present.
  package var current: Int { index ?? timeline.last }

  /// Whether the moments are those of another session, and not of the games in the present.
  var showsSession: Bool { ownTimeline != nil }

  /// Why a game cannot be shown as it was at the moment; nil if all can.
  var refusal: String? {
    for game in Game.all {
      guard let store = store(of: game) else { continue }
      if store.unsuitable.contains(where: { $0.game == game }) {
        return tr("{game} cannot be shown: it was played with another word list.", ["game": game.title])
      }
      if store.refused.contains(where: { $0.game == game }) {
        return tr("{game} cannot be shown: its saved state breaks a rule.", ["game": game.title])
      }
    }
    return nil
  }

  /// The store of a game's controller that shows the past.
  private func store(of game: Game) -> ReadOnlyStore? { olderStores[game] ?? store }

  private func isRefused(_ screen: ScreenName) -> Bool {
    guard let store = store(of: screen.game) else { return false }
    return store.refused.contains(screen) || store.unsuitable.contains(screen)
  }

  // MARK: - Recording

  /// Records the states of all games after the newest action.
  func record() {
    guard index == nil, !showsSession else { return }
    timeline.record(
      Timeline.Moment(
        group: newestGroup(), games: services.saves?.games ?? GameValues(), chance: services.chance.states,
        screen: tabs.frontScreen.rawValue))
  }

  /// Shows the moments of another session, beginning with the last one, until the present is shown again.
  func open(_ moments: [Timeline.Moment]) {
    backToNow()
    ownTimeline = timeline
    timeline = Timeline(moments)
    show(timeline.last)
  }

  /// Forgets all moments, and records the present as the one before the first action.
  func restart() {
    backToNow()
    timeline = Timeline()
    record()
  }

  // MARK: - Travelling

  /// Shows the moment with an index. The newest moment of the own games is the present.
  func show(_ new: Int) {
    guard timeline.moments.indices.contains(new), new != index else { return }
    if new == timeline.last, !showsSession { return backToNow() }
    record()
    let moment = timeline.moments[new]
    let store = ReadOnlyStore(moment.games)
    store.onRefused = { [weak self] in self?.showBar() }
    let past = services.showing(store)
    let same = tabs.controllers.filter { game, _ in
      index != nil
        && game.saveKeys.allSatisfy { key in
          self.store(of: game).map { moment.games.hasSame(key, as: $0.games) } ?? false
        }
    }
    olderStores = same.keys.reduce(into: [:]) { $0[$1] = self.store(of: $1) }
    let screen = tabs.frontScreen
    willTravel()
    services.clock.reasons.insert(.past)
    self.store = store
    let old = tabs.exchange(
      for: GameControllers(make: { past.makeController(of: $0) }, made: same, isPast: true),
      showing: ScreenName.all.first { $0.rawValue == moment.screen } ?? screen
    ) { $0.hold() }
    if present == nil { present = (old, screen) }
    index = new
    showBar()
    onTravel()
  }

  func playOnPressed() { playOn() }

  func backToNowPressed() { backToNow() }

  /// Makes the moment that is shown the present. What was played after it stays in the log.
  func playOn() {
    guard let index, let present else { return }
    let moment = timeline.moments[index]
    // All games are validated before one of them changes.
    for game in Game.all { _ = tabs.controller(of: game) }
    var games = services.saves?.games ?? GameValues()
    for key in Game.all.flatMap(\.saveKeys) where !key.isStatistics && !isRefused(key.screen) {
      games.take(key, from: moment.games)
    }
    services.saves?.games = games
    services.chance.begin(with: moment.chance)
    let number = timeline.number(of: index)
    end(with: GameControllers(make: present.controllers.make), showing: tabs.frontScreen) { $0.dropHeld() }
    onPlayOn(number)
  }

  /// Shows the present again.
  package func backToNow() {
    guard let present else { return }
    end(with: present.controllers, showing: present.screen) { $0.presentHeld() }
    onTravel()
  }

  private func end(
    with controllers: GameControllers, showing screen: ScreenName, handleAlerts: (AlertPresenter) -> Void
  ) {
    willTravel()
    (index, present, store, olderStores) = (nil, nil, nil, [:])
    timeline = ownTimeline ?? timeline
    ownTimeline = nil
    let hadFocus = tabs.view.past.containsFocus
    tabs.view.past.show(nil)
    services.clock.reasons.remove(.past)
    tabs.exchange(for: controllers, showing: screen, handleAlerts: handleAlerts)
    if hadFocus { tabs.focusFront() }
  }

  private func showBar() {
    guard index != nil else { return }
    tabs.view.past.show(refusal ?? tr("{action}, as it was then", ["action": name]))
  }

  /// The moment that is shown in words: "Action 12 of 40".
  var name: String {
    let number = timeline.number(of: current)
    guard number > 0 else { return tr("Before the first action") }
    return tr(
      "Action {number} of {count}",
      ["number": String(number), "count": String(timeline.number(of: timeline.last))])
  }
}
