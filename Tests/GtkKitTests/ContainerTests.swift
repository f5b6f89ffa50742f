import CGtk
import GtkKit
import Hands
import XCTest

/// The widget that arranges its children in a closure.
final class ContainerTests: GtkTestCase {
  func testItHasTheSizeThatItsClosureReturns() {
    XCTAssertEqual(Container().measured(.horizontal).minimum, 0)
    let container = Container(measure: { orientation in
      orientation == .horizontal ? SizeRequest(minimum: 30, natural: 50) : SizeRequest(20)
    })
    present(container)
    XCTAssertEqual(container.measured(.horizontal).minimum, 30)
    XCTAssertEqual(container.measured(.horizontal).natural, 50)
    XCTAssertEqual(container.measured(.vertical, across: 44).natural, 20)
    XCTAssertEqual(SizeRequest(minimum: 9, natural: 3).natural, 9, "at least the minimum")
  }

  func testItsHeightCanDependOnItsWidth() {
    let container = Container(measure: { _ in SizeRequest(30) }, heightForWidth: { SizeRequest(2 * $0) })
    present(container)
    XCTAssertEqual(container.measured(.horizontal).natural, 30)
    XCTAssertEqual(container.measured(.vertical, across: 44).natural, 88)
    container.heightForWidth = nil
    XCTAssertEqual(container.measured(.vertical, across: 44).natural, 30)
  }

  func testPlacementsInALargerDrawnAreaAreScaled() {
    let child = Container().sized(width: 40, height: 30)
    let placement = child.placed(in: Rect(10, 10, 40, 30))
    let scaled = Container(arrange: { _ in [placement.scaled(by: 2)] }).add(child)
    present(scaled)
    XCTAssertEqual(child.bounds(in: scaled), Rect(20, 20, 80, 60))
    XCTAssertEqual(Size(child.width, child.height), Size(40, 30))
  }

  func testAScaledChildIsLaidOutSmallerAndDrawnLarger() {
    let child = Container()
    let container = Container(arrange: { _ in [child.placed(in: Rect(30, 40, 200, 100), scale: 2)] })
    container.add(child)
    present(container)
    XCTAssertEqual(Size(child.width, child.height), Size(100, 50))
    XCTAssertEqual(child.bounds(in: container), Rect(30, 40, 200, 100))
  }

  func testAChildNeverGetsLessThanItNeeds() {
    let child = Container().sized(width: 80, height: 70)
    let container = Container(arrange: { _ in [child.placed(in: Rect(0, 0, 10, 10))] })
    container.add(child)
    present(container)
    XCTAssertEqual(Size(child.width, child.height), Size(80, 70))
  }

  func testAChildAtScaleZeroIsHidden() {
    let child = Label("x")
    let container = Container(arrange: { _ in [child.placed(in: Rect(0, 0, 0, 0), scale: 0)] })
    container.add(child)
    let window = Window()
    window.setChild(container)
    window.present()
    pump(until: { container.isMapped })
    pump()
    XCTAssertFalse(child.isMapped)
  }

  func testRightToLeftExchangesTheSidesUnlessDirectionIsKept() {
    for (keeps, scale) in [(false, 1.0), (false, 2.0), (true, 1.0)] {
      let child = Container()
      let container = Container(arrange: { _ in [child.placed(in: Rect(10, 0, 100, 40), scale: scale)] })
      container.add(child)
      gtk_widget_set_direction(container.pointer, GTK_TEXT_DIR_RTL)
      if keeps { container.keepsDirection() }
      let window = present(container)
      let left = keeps ? 10 : Double(container.width) - 110
      XCTAssertEqual(child.bounds(in: container), Rect(left, 0, 100, 40), "\(keeps) \(scale)")
      window.destroy()
    }
  }

  func testAChildWithoutAPlacementIsHiddenUntilItHasOne() {
    let child = Container()
    let container = Container().add(child)
    present(container)
    XCTAssertFalse(child.isMapped)
    container.arrange = { _ in [child.placed(in: Rect(0, 0, 10, 10))] }
    pump(until: { child.isMapped })
    container.arrange = { _ in [] }
    pump(until: { !child.isMapped })
  }

  func testChildrenAreInTheOrderOfAddingAndCanBeRemoved() {
    let container = Container()
    let root = WidgetRoot(container)
    let children = (0..<3).map { _ in Container() }
    for child in children { container.add(child) }
    XCTAssertEqual(container.children.map(\.pointer), children.map(\.pointer))
    container.remove(children[1])
    XCTAssertEqual(container.children.map(\.pointer), [children[0].pointer, children[2].pointer])
    withExtendedLifetime(root) {}
  }

  func testAContainerKnowsTheScaleAtWhichItIsDrawn() {
    var scales: [Double] = []
    let inner = Container(arrange: { area in
      scales.append(area.scale)
      return []
    })
    let middle = Container(arrange: { [inner.placed(in: $0.rect, scale: 3)] }).add(inner)
    let outer = Container(arrange: { [middle.placed(in: $0.rect, scale: 2)] }).add(middle)
    present(outer)
    XCTAssertEqual(scales.last, 6)
  }
}
