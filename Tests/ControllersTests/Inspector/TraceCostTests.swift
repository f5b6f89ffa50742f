import AllocationCounter
import XCTest

/// While nothing is recorded, such as in the past, tracing allocates nothing and makes no texts.
final class TraceCostTests: GameTestCase {
  func testD6_anActionAllocatesNothing() {
    let target = Target()
    let action = Action<Int>("sliderWasMovedAsFarAsTheUserCouldMoveIt")
    let slider = Slider(0...10, step: 1, page: 1)
    let root = WidgetRoot(slider)
    action.connect(to: target) { $0.sum += $1 }
    XCTAssertEqual(allocations(of: { action.send(1, by: slider, "moved") }), 0)
    XCTAssertEqual(target.sum, 1001)
    XCTAssertEqual(root.pointer, slider.pointer)
  }

  func testD6_aCallOfAModelAllocatesNothing() {
    let craps = CrapsTable(dice: 1, 1)
    let model = Bank()
    let bank = ModelHandle(model)
    bank.controller = craps.controller
    var (texts, sum) = (0, 0)
    func text() -> String {
      texts += 1
      return "a message that is too long to be kept within a string itself"
    }
    XCTAssertEqual(
      allocations(of: {
        try? bank.add(1)
        sum += bank.won
        bank.callDelegate(with: text()) {}
      }), 0)
    XCTAssertEqual(model.credit, 1101)
    XCTAssertEqual(sum, 0)
    XCTAssertEqual(texts, 0)
  }

  func testD6_settingAnOutletAllocatesNothing() {
    let label = Label("").named("balanceLabel")
    let root = WidgetRoot(label)
    var (changes, texts) = (0, 0)
    func text() -> String {
      texts += 1
      return "[a, description, that, is, too, long, to, be, kept, within, a, string, itself]"
    }
    func isNew() -> Bool { text().isEmpty }
    XCTAssertEqual(
      allocations(of: {
        label.set(changes, from: text().count) { changes += 1 }
        label.set("rows", isNew: isNew(), describedAs: text()) { changes += 1 }
      }), 0)
    XCTAssertEqual(changes, 2002)
    XCTAssertEqual(texts, 0)
    XCTAssertEqual(root.pointer, label.pointer)
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
