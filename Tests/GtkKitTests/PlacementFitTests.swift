import CGtk
import GtkKit
import Hands
import XCTest

/// Whether placements fit an area.
final class PlacementFitTests: GtkTestCase {
  func testItFitsIfEachChildHasTheRoomThatItNeeds() {
    onMain {
      let both = container(placing: Rect(0, 0, 40, 30), Rect(50, 0, 60, 30))
      XCTAssertTrue(fits(both, in: Size(110, 30)))
    }
  }

  func testItDoesNotFitIfAChildHasTooLittleRoom() {
    onMain {
      XCTAssertFalse(fits(container(placing: Rect(0, 0, 38, 30))))
      XCTAssertFalse(fits(container(placing: Rect(0, 0, 40, 28))))
    }
  }

  func testAScaledChildNeedsItsSizeTimesTheScale() {
    onMain {
      XCTAssertFalse(fits(container(placing: Rect(0, 0, 60, 45), scale: 2)))
      XCTAssertTrue(fits(container(placing: Rect(0, 0, 20, 15), scale: 0.5)))
    }
  }

  func testItDoesNotFitIfAChildIsOutside() {
    onMain {
      for place in [Rect(-5, 0, 60, 60), Rect(0, -5, 60, 60), Rect(50, 0, 60, 60), Rect(0, 50, 60, 60)] {
        XCTAssertFalse(fits(container(placing: place)), "\(place)")
      }
    }
  }

  func testItDoesNotFitIfChildrenOverlap() {
    onMain {
      XCTAssertFalse(fits(container(placing: Rect(0, 0, 50, 50), Rect(40, 40, 50, 50))))
    }
  }

  func testContainersInsideAreCheckedUnlessTheyClip() {
    onMain {
      for clips in [false, true] {
        let inner = container(placing: Rect(0, 0, 200, 200))
        if clips { inner.clipped() }
        let outer = Container(arrange: { [inner.placed(in: $0.rect)] })
        XCTAssertEqual(fits(outer.add(inner)), clips)
      }
    }
  }

  func testPlacementsInALargerDrawnAreaAreScaled() {
    onMain {
      let child = Container().sized(width: 40, height: 30)
      let placement = child.placed(in: Rect(10, 10, 40, 30))
      let scaled = Container(arrange: { _ in [placement.scaled(by: 2)] }).add(child)
      let window = present(scaled)
      XCTAssertEqual(bounds(of: child, in: scaled), Rect(20, 20, 80, 60))
      XCTAssertEqual(Size(child.width, child.height), Size(40, 30))
      XCTAssertTrue([placement].fit(in: Size(50, 40)))
      XCTAssertFalse([placement].fit(in: Size(48, 40)))
      window.destroy()
    }
  }

  func testItDoesNotFitAtScaleZero() {
    onMain { XCTAssertFalse(fits(container(placing: Rect(0, 0, 40, 30), scale: 0))) }
  }

  func testTheBorderOfAContainerTakesRoom() {
    onMain {
      let child = Container().sized(width: 40, height: 30)
      let framed = Container(measure: { _ in SizeRequest(20) }, arrange: { [child.placed(in: $0.rect)] })
      gtk_widget_set_margin_start(framed.pointer, 10)
      let root = WidgetRoot(framed.add(child))
      XCTAssertTrue(framed.fits(in: Size(50, 30)))
      XCTAssertFalse(framed.fits(in: Size(46, 30)))
      withExtendedLifetime(root) {}
    }
  }

  func testTheCheckHasNoSideEffects() {
    onMain {
      let (container, child, other) = (Container(), Container(), Container())
      container.add(child).add(other)
      container.arrange = { area in
        area.size.width > 299
          ? [child.placed(in: Rect(0, 0, 10, 10))]
          : [child.placed(in: Rect(20, 20, 50, 50)), other.placed(in: Rect(100, 0, 5, 5))]
      }
      let window = present(container, Size(200, 200))
      XCTAssertTrue(container.fits(in: Size(300, 300)))
      XCTAssertEqual(Size(child.width, child.height), Size(50, 50))
      XCTAssertTrue(other.isShown)
      window.destroy()
    }
  }
}

/// A container that places children of 40 × 30 in these places.
@MainActor
private func container(placing places: Rect..., scale: Double = 1) -> Container {
  let children = places.map { _ in Container().sized(width: 40, height: 30) }
  let container = Container(arrange: { _ in zip(children, places).map { $0.placed(in: $1, scale: scale) } })
  for child in children { container.add(child) }
  return container
}

/// Whether the children of a container fit a size.
@MainActor
private func fits(_ container: Container, in size: Size = Size(100, 100)) -> Bool {
  let root = WidgetRoot(container)
  return withExtendedLifetime(root) { container.fits(in: size) }
}
