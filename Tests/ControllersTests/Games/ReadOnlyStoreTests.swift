import XCTest

/// Games that are restored from values, and save nothing.
final class ReadOnlyStoreTests: GameTestCase {
  func testAGameIsRestoredAndItsTurnIsDiscarded() {
    let (store, state) = Self.store()
    let fixture = Self.open(store)
    XCTAssertEqual(Self.balance(fixture), "$\(state.balance)")
    fixture.find("rollButton").click()
    XCTAssertNotEqual(Self.balance(fixture), "$\(state.balance)")
    WindowFixture.clear()
    XCTAssertEqual(Self.balance(Self.open(store)), "$\(state.balance)")
    XCTAssertEqual(store.refusals, [:])
  }

  func testAGameThatBreaksARuleIsNamed() {
    let (store, _) = Self.store { $0.balance = -5 }
    XCTAssertNotEqual(Self.balance(Self.open(store)), "$-5")
    XCTAssertEqual(store.refusals, [.craps: .invalid])
  }

  private static func store(
    change: (inout CrapsModel.State) -> Void = { _ in }
  ) -> (ReadOnlyStore, CrapsModel.State) {
    let model = CrapsModel(generator: ScriptedGenerator.dice([3, 4]))
    model.playTurn()
    var state = model.state
    change(&state)
    var values = GameValues()
    values[.craps] = state
    return (ReadOnlyStore(values), state)
  }

  private static func open(_ store: ReadOnlyStore) -> WindowFixture {
    let services = GameServices(makeGenerator: { ScriptedGenerator.dice([5, 6]) }, saves: store)
    return WindowFixture(.craps) { _ in services.makeController(of: .craps) }
  }

  private static func balance(_ fixture: WindowFixture) -> String? {
    Label(fixture.find("balanceLabel"))?.text
  }
}
