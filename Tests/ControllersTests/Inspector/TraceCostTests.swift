import AllocationCounter
import XCTest

/// While nothing is recorded, such as in the past, tracing allocates nothing and makes no texts.
final class TraceCostTests: GameTestCase {
  func testD6_actionsCallsAndOutletsAllocateNothingAndMakeNoTexts() {
    var (texts, sum, changes) = (0, 0, 0)
    func text() -> String {
      texts += 1
      return "a message that is too long to be kept within a string itself"
    }
    let (slider, label) = (Slider(0...10, step: 1, page: 1), Label("").named("balanceLabel"))
    let roots = [WidgetRoot(slider), WidgetRoot(label)]
    let (target, model) = (Target(), Bank())
    let (action, bank) = (Action<Int>("sliderWasMovedAsFarAsTheUserCouldMoveIt"), ModelHandle(model))
    action.connect(to: target) { $0.sum += $1 }
    let craps = CrapsTable(dice: 1, 1)
    bank.controller = craps.controller
    XCTAssertEqual(allocations(of: { action.send(1, by: slider, "moved") }), 0, "an action")
    XCTAssertEqual(
      allocations(of: {
        try? bank.add(1)
        sum += bank.won
        bank.callDelegate(with: text()) {}
      }), 0, "a call of a model")
    XCTAssertEqual(
      allocations(of: {
        label.set(changes, from: text().count) { changes += 1 }
        label.set("rows", isNew: text().isEmpty, describedAs: text()) { changes += 1 }
      }), 0, "an outlet that is set")
    XCTAssertEqual([target.sum, model.credit, changes], [1001, 1101, 2002])
    XCTAssertEqual([sum, texts], [0, 0])
    withExtendedLifetime(roots) {}
  }
}

/// The number of allocations in 1000 runs of some work, after a first run.
@MainActor
private func allocations(of work: () -> Void) -> UInt {
  work()
  let before = allocation_count()
  for _ in 0..<1000 { work() }
  return allocation_count() - before
}

@MainActor
private final class Target {
  var sum = 0
}
