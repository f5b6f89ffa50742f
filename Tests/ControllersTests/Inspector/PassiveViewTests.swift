import XCTest

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
    case let choice as TemperamentChoice: choice.choose(2)
    case let field as TextField:
      guard let window = Window(of: field), let hand = try? Hand(at: window) else { break }
      try? hand.enter("A", in: field)
      field.loseFocus()
    case let keyboard as KeyboardView:
      for key in keyboard.children where key.name.hasPrefix("key") { key.click() }
    default: count -= 1
    }
  }
  return count
}

/// The outlets of a view, and those of the cards that it consists of.
@MainActor
private func outlets(of view: Any) -> [Any] {
  Mirror(reflecting: view).children.flatMap { child in
    child.value is PlayerCard ? outlets(of: child.value) : [child.value]
  }
}
