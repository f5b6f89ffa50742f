/// The Inspector of a fixture's games, with clocks that the test controls and services that it records.
@MainActor
final class InspectorTable {
  /// Rows of the first roll at a craps table, which shows 5 and 6: its first one, its call, and what comes of it.
  static let roll = [
    "== rollButton clicked", "CrapsViewController > CrapsModel: playTurn()",
    "CrapsViewController > CrapsView: balanceLabel \"$205\"",
  ]

  let fixture: WindowFixture
  let view: InspectorView
  let clock = ManualClock()
  private(set) var saved: [(text: String, name: String)] = []
  var session: Session?
  private(set) var savedSession: Session?
  private(set) var placement: InspectorPresenter?
  var now: Double {
    get { clock.milliseconds }
    set { clock.milliseconds = newValue }
  }

  /// Opens the Inspector beside a fixture's games. `playing` is the game of the active window, if it is not the one in
  /// front.
  init(
    of fixture: WindowFixture, playing game: Game? = nil, services games: GameServices? = nil,
    time: TimeSource? = nil
  ) {
    self.fixture = fixture
    weak var table: InspectorTable?
    var services = InspectorViewController.Services()
    services.save = { text, name, saved in
      table?.saved.append((text, name))
      saved()
    }
    services.saveSession = { session, saved in
      table?.savedSession = session
      saved()
    }
    services.openSession = { opened in if let session = table?.session { opened(session) } }
    services.sources = DataFiles.sources
    let time = time ?? clock.time
    let games = games ?? GameServices(makeGenerator: { SystemRandomNumberGenerator() }, time: time)
    let placement = InspectorPresenter(
      of: fixture.tabBar, playing: games, services: services, time: clock.time, makeWindow: { Window() })
    pump()
    if let game { placement.follow(game) }
    placement.toggle()
    let screen = placement.inspector?.screen as? InspectorView
    XCTAssertNotNil(screen)
    view = screen ?? InspectorView(games: [])
    self.placement = placement
    table = self
    pump()
  }

  /// A game in a window, and the Inspector beside it.
  static func beside<Table: GameTable>(_ table: Table, time: TimeSource? = nil) -> (Table, InspectorTable) {
    (table, InspectorTable(of: table.fixture, time: time))
  }

  /// The Inspector beside a game of Craps after its first roll.
  static func afterARoll() -> (CrapsTable, InspectorTable) {
    let (craps, inspector) = beside(CrapsTable(dice: 5, 6))
    craps.roll()
    return (craps, inspector)
  }

  /// The same while it holds the messages back.
  static func waitingRoll() -> (craps: CrapsTable, inspector: InspectorTable) {
    let (craps, inspector) = beside(CrapsTable(dice: 5, 6))
    inspector.press(inspector.view.pauseButton)
    craps.roll()
    pump()
    return (craps, inspector)
  }

  /// The rows of the diagram as text, with what each update reads and sets that is new instead of its row.
  var rows: [String] {
    openUpdates()
    let all = view.messageList.items
    return all.filter { $0.isOpen == nil && !$0.isFaint && $0.content != .pause }.map(\.line)
  }

  /// The rows of the diagram as text, as they are shown.
  var shownRows: [String] {
    pump()
    return view.messageList.items.map(\.line)
  }

  /// Opens the updates that are closed, like a user.
  func openUpdates() {
    pump()
    while let closed = view.messageList.items.first(where: { $0.isOpen == false }) {
      view.messageList.updateToggled.send(closed.place?.message ?? 0, by: view.messageList.list, "toggled")
      pump()
    }
  }

  func choose(_ entry: Button) {
    pump()
    view.menu.button.popUp()
    pump(until: { entry.isMapped }, "the menu")
    entry.click()
    pump()
  }

  private func index(ofRow row: String) -> Int? {
    openUpdates()
    return view.messageList.items.firstIndex { $0.line == row }
  }

  /// Runs an action of the player, and returns the rows that it adds.
  func rows(of play: () throws -> Void) rethrows -> [String] {
    let known = rows.count
    try play()
    return Array(rows.dropFirst(known))
  }

  func press(_ toggle: ToggleButton) {
    pump()
    toggle.toggle()
    pump()
  }

  /// Waits until a part of the Inspector has the keyboard focus.
  func waitForFocus(in widget: some Widget, _ focus: () -> Void = {}) {
    pump(
      until: {
        fixture.window.waitForFrames(1)
        focus()
        return widget.containsFocus
      }, "the focus in \(AnyWidget(widget).name)")
  }

  func select(_ row: String) {
    guard let index = index(ofRow: row) else { return XCTFail("no row \(row)") }
    view.messageList.select(at: index)
    pump()
  }

  /// The widget of the first row with this text, which is scrolled into view.
  func widget(ofRow row: String) -> AnyWidget {
    guard let index = index(ofRow: row) else {
      XCTFail("no row \(row)")
      return AnyWidget(view.messageList)
    }
    let item = view.messageList.items[index]
    var found: AnyWidget?
    // The list knows the heights of rows only after it has shown them.
    pump(
      until: {
        self.view.messageList.scroll(to: index)
        self.fixture.window.waitForFrames(1)
        found = self.view.messageList.mappedRows.first { $0.item == item }?.row.widget
        return found != nil
      }, "\(row) in view")
    return found ?? AnyWidget(view.messageList)
  }

  /// The properties of the models, one per line.
  var properties: [String] {
    pump()
    return view.propertyPane.text
  }
}

@MainActor
extension InspectorRow {
  /// "== title" for a group, "Sender > Receiver: message" for a message, "> Controller: updateUI(): …" for a closed update.
  var line: String {
    switch content {
    case .group: return "== \(text)"
    case .message(let from, let to, let stroke):
      let arrow =
        switch stroke {
        case .call: ">"
        case .answer: "-->"
        case .observed: "o->"
        case .delegated: "<>>"
        }
      return
        "\(from.map { lifelines[$0].name } ?? "Player") \(arrow) \(lifelines[to].name): \(text.replacing("● ", with: ""))"
    case .update(let reads, let from, _, let isOpen):
      let parts = [text, reads].filter { !$0.isEmpty }.joined(separator: "; ")
      return "\(isOpen ? "v" : ">") \(lifelines[from].name): \(parts)"
    case .pause: return "-- \(text)"
    case .note: return "# \(text)"
    }
  }
}

func assertInOrder(
  _ rows: [String], _ expected: [String], file: StaticString = #filePath, line: UInt = #line
) {
  var rest = rows[...]
  for row in expected {
    guard let index = rest.firstIndex(of: row) else {
      return XCTFail("no row \(row) after those before it in \(rows)", file: file, line: line)
    }
    rest = rest[(index + 1)...]
  }
}
