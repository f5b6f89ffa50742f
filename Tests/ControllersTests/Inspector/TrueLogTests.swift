import XCTest

/// The Inspector shows what ran, in the order in which it ran: its log holds what the spies see in a run without it.
final class TrueLogTests: GameTestCase {
  func testD6_craps_theLogIsTrue() { onMain { compare(Play.craps) } }
  func testD6_pig_theLogIsTrue() { onMain { compare(Play.pig) } }
  func testD6_ticTacToe_theLogIsTrue() { onMain { compare(Play.ticTacToe) } }
  func testD6_hangman_theLogIsTrue() { onMain { compare(Play.hangman) } }
}

/// Compares what the spies see in each play to the log of the Inspector in another run of it, without spies.
@MainActor
private func compare(_ plays: [Play]) {
  for play in plays {
    let (seen, logged) = (play.seen, play.logged)
    XCTAssertFalse(seen.isEmpty, play.name)
    let changes = logged.map(\.event).difference(from: seen.map(\.event)).prefix(8).map {
      "\($0)".prefix(200)
    }
    guard changes.isEmpty else {
      XCTFail("\(play.name): \(changes.joined(separator: "\n  "))")
      continue
    }
    // What has changed before the first event is what the player did.
    for (seen, logged) in zip(seen, logged).dropFirst() {
      for outlet in seen.outlets where outlet.isDisjoint(with: logged.outlets.joined()) {
        XCTFail("\(play.name), after \(seen.event): the log does not show that \(outlet.sorted()) changed")
      }
      for label in logged.labels where !seen.outlets.contains(where: { $0.contains(label) }) {
        XCTFail("\(play.name), after \(seen.event): \(label) did not change")
      }
    }
  }
}

/// An event, and the outlets that have changed between it and the next one.
private struct Step {
  let event: String
  /// The names of each outlet and of those around it or that show the same.
  var outlets: Set<Set<String>> = []
  /// The outlets among them that show a text.
  var labels: Set<String> = []
}

extension Play {
  fileprivate var seen: [Step] {
    let table = makeTable(hasInspector: false, isSpied: true, notesReads: true)
    play(on: table) { table.log.begin() }
    defer { WindowFixture.clear() }
    var steps = [Step(event: "begin")]
    for (kind, text) in table.log.end() {
      switch kind {
      case .result, .save: break
      case .outlet:
        let names = outlets(text)
        // The focus and the style of a widget are the view's own business.
        guard names != ["focus"], !text.contains(".css-classes ") else { break }
        steps[steps.count - 1].outlets.insert(names)
      case .announcement: steps.append(Step(event: plain("announce(\"\(text)\")")))
      default: steps.append(Step(event: plain(text)))
      }
    }
    return steps
  }

  fileprivate var logged: [Step] {
    let table = makeTable(hasInspector: true)
    var start = 0
    play(on: table) { start = table.messages.count }
    defer { WindowFixture.clear() }
    var steps = [Step(event: "begin")]
    for message in table.messages[start...] {
      switch message.kind {
      case .call where message.receiver.lane == .model && message.text != "record(_:)":
        steps.append(Step(event: plain("\(message.receiver.name).\(message.text)")))
      case .delegateCall where message.sender?.lane == .model:
        steps.append(Step(event: plain("\(message.sender?.name ?? "").\(message.text.dropFirst(2))")))
      case .call where message.receiver.name == "AlertPresenter":
        steps[steps.count - 1].outlets.insert(["alert"])
      case .observation: steps.append(Step(event: "an observer"))
      case .announcement: steps.append(Step(event: plain(message.text)))
      case .update(let accesses):
        for access in accesses {
          if access.isRead {
            steps.append(Step(event: "\(access.owner.name)\(access.name)"))
          } else if access.isNew {
            steps[steps.count - 1].outlets.insert(Set([access.outlet ?? access.name] + access.shown))
            if let outlet = access.outlet, outlet == access.name, outlet.hasSuffix("Label") {
              steps[steps.count - 1].labels.insert(outlet)
            }
          }
        }
      default: break
      }
    }
    return steps
  }
}

/// A text without what Swift writes before the cases of enumerations.
private func plain(_ text: String) -> String {
  text.replacing(/Models\.\w+/, with: "").replacing(".", with: "")
}

/// The names of an outlet and of those around it in an entry such as "crapsScreen.anteSlider/0.value".
private func outlets(_ text: String) -> Set<String> {
  let names = text.prefix { $0 != " " }.split(separator: ".").map { String($0.prefix { $0 != "/" }) }
  return Set(names.count > 2 ? names[1..<(names.count - 1)] : names[...])
}

/// Views set no outlets by themselves. So the sender of an outlet's arrow is the controller that holds the view.
final class PassiveViewTests: GameTestCase {
  func testD6_aViewWithoutAControllerSetsNoOutlet() {
    let views: [ScreenView] = [
      CrapsView(points: CrapsRoll.points, anteStep: CrapsModel.anteStep), PigView(strategies: ["a", "b"]),
      GameView(), BankView(),
      MainView(),
      LedgerView(),
      FlipsideView(temperaments: Temperament.names),
    ]
    for view in views {
      let window = Window()
      window.setChild(view.root)
      window.present()
      pump(until: { view.root.isMapped }, "\(view)")
      let listener = SettingListener()
      XCTAssertGreaterThan(use(outlets(of: view)), 0, "\(view)")
      pump()
      listener.stop()
      XCTAssertEqual(
        listener.settings.map { "\($0.widget.name).\($0.property) \($0.value)" }, [], "\(view)")
      window.destroy()
    }
    pump()
  }
}

/// Uses each outlet like a user. Returns how many were used.
@MainActor
private func use(_ outlets: [Any]) -> Int {
  var count = 0
  for outlet in outlets {
    count += 1
    switch outlet {
    case let button as Button: button.click()
    case let slider as Slider: for value in [0, 1] { slider.move(to: value) }
    case let toggle as Switch: toggle.turn(true)
    case let choice as DropDown: choice.choose(1)
    case let field as TextField:
      guard let window = Window(of: field), let hand = try? Hand(at: window) else { break }
      try? hand.enter("A", in: field)
      window.clearFocus()
    case let keyboard as KeyboardView:
      for key in keyboard.children where key.name.hasPrefix("key") { key.click() }
    default: count -= 1
    }
  }
  return count
}

@MainActor
private func outlets(of view: Any) -> [Any] {
  Mirror(reflecting: view).children.flatMap { child in
    child.value is PlayerCard ? outlets(of: child.value) : [child.value]
  }
}
