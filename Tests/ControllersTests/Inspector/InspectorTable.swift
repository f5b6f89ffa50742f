import Controllers
import DemoScenes
import GtkKit
import Models
import Views
import XCTest

/// The Inspector of a fixture's games, with clocks that the test controls and services that it records.
@MainActor
final class InspectorTable {
  let fixture: WindowFixture
  let view: InspectorView
  let clock = ManualClock()
  private(set) var copied: [String] = []
  private(set) var saved: [(text: String, name: String)] = []
  private(set) var opened: [String] = []
  private(set) var placement: InspectorPresenter?
  /// The milliseconds of the clock.
  var now: Double {
    get { clock.milliseconds }
    set { clock.milliseconds = newValue }
  }

  /// Opens the Inspector beside a fixture's games. `playing` is the game of the active window, if it is not the one in
  /// front.
  init(
    of fixture: WindowFixture, playing game: Game? = nil,
    services games: GameServices = GameServices(makeGenerator: { SystemRandomNumberGenerator() }), hasSources: Bool = true
  ) {
    self.fixture = fixture
    weak var table: InspectorTable?
    var services = InspectorViewController.Services()
    services.copy = { table?.copied.append($0) }
    services.save = { text, name, saved in
      table?.saved.append((text, name))
      saved()
    }
    services.open = { file in
      table?.opened.append(file)
      return hasSources
    }
    services.hasSources = { hasSources }
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

  /// The rows of the diagram as text.
  var rows: [String] {
    pump()
    return view.messageList.items.map(\.line)
  }

  /// Runs an action of the player, and returns the rows that it adds.
  func rows(of play: () -> Void) -> [String] {
    let known = rows.count
    play()
    return Array(rows.dropFirst(known))
  }

  /// Presses or releases a toggle like a user.
  func press(_ toggle: ToggleButton) {
    pump()
    toggle.toggle()
    pump()
  }

  /// Selects the first row with this text.
  func select(_ row: String) {
    guard let index = rows.firstIndex(of: row) else { return XCTFail("no row \(row)") }
    view.messageList.select(at: index)
    pump()
  }

  /// The widget of the first row with this text, which is scrolled into view.
  func widget(ofRow row: String) -> AnyWidget {
    guard let index = rows.firstIndex(of: row) else {
      XCTFail("no row \(row)")
      return AnyWidget(view.messageList)
    }
    let text = view.messageList.items[index].text
    var found: AnyWidget?
    // The list knows the heights of rows only after it has shown them.
    pump(
      until: {
        self.view.messageList.scroll(to: index)
        self.fixture.window.waitForFrames(1)
        found = AnyWidget.all(styled: "message-row", below: self.view.messageList).first { widget in
          widget.isMapped && widget.children.first.map { Label($0).text } == text && !widget.hasStyle("group")
        }
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
  /// The text of its label.
  var text: String {
    switch content {
    case .group(let title, _): title
    case .message(let text, _, _, _): text
    }
  }

  /// "== title" for a group's head, "Sender > Receiver: message" for a message.
  var line: String {
    switch content {
    case .group(let title, _): return "== \(title)"
    case .message(let text, let from, let to, let stroke):
      let arrow =
        switch stroke {
        case .call: ">"
        case .answer: "-->"
        case .observed: "o->"
        case .delegated: "<>>"
        case .faint: "..>"
        }
      return "\(from.map { lifelines[$0].name } ?? "Player") \(arrow) \(lifelines[to].name): \(text)"
    }
  }
}
