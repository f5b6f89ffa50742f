import XCTest

final class PlacementTests: GtkTestCase {
  func testAChildIsLaidOutAndDrawnInItsPlaceButNeverGetsLessThanItNeeds() {
    for (needed, rect, scale, factor, size, drawn) in [
      (Size(40, 30), Rect(10, 10, 40, 30), 1.0, 2.0, Size(40, 30), Rect(20, 20, 80, 60)),
      (Size(0, 0), Rect(30, 40, 200, 100), 2, 1, Size(100, 50), Rect(30, 40, 200, 100)),
      (Size(80, 70), Rect(0, 0, 10, 10), 1, 1, Size(80, 70), Rect(0, 0, 80, 70)),
    ] {
      let child = Container().sized(width: Int(needed.width), height: Int(needed.height))
      let container = Container(arrange: { _ in [child.placed(in: rect, scale: scale).scaled(by: factor)] })
      present(container.add(child))
      XCTAssertEqual(Size(child.width, child.height), size)
      XCTAssertEqual(child.bounds(in: container), drawn)
    }
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
