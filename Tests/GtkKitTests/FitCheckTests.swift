import GtkKit
import XCTest

/// A layout tried out before it is used.
final class FitCheckTests: GtkTestCase {
  func testItFitsWhereEachChildHasWhatItNeeds() {
    onMain {
      let both = container(placing: Rect(0, 0, 40, 30), Rect(50, 0, 60, 30))
      XCTAssertTrue(fits(both, in: Size(110, 30)))
    }
  }

  func testItDoesNotFitWhereAChildGetsTooLittle() {
    onMain {
      XCTAssertFalse(fits(container(placing: Rect(0, 0, 38, 30))))
      XCTAssertFalse(fits(container(placing: Rect(0, 0, 40, 28))))
    }
  }

  func testAScaledChildNeedsSoManyTimesMore() {
    onMain {
      XCTAssertFalse(fits(container(placing: Rect(0, 0, 60, 45), scale: 2)))
      XCTAssertTrue(fits(container(placing: Rect(0, 0, 20, 15), scale: 0.5)))
    }
  }

  func testItDoesNotFitWhereAChildWouldBeOutside() {
    onMain {
      for place in [Rect(-5, 0, 60, 60), Rect(0, -5, 60, 60), Rect(50, 0, 60, 60), Rect(0, 50, 60, 60)] {
        XCTAssertFalse(fits(container(placing: place)), "\(place)")
      }
    }
  }

  func testItDoesNotFitWhereOneChildWouldCoverAnother() {
    onMain {
      XCTAssertFalse(fits(container(placing: Rect(0, 0, 50, 50), Rect(40, 40, 50, 50))))
    }
  }

  func testItLooksIntoContainersUnlessTheyClip() {
    onMain {
      for clips in [false, true] {
        let inner = container(placing: Rect(0, 0, 200, 200))
        if clips { inner.clipped() }
        let outer = Container()
        outer.add(inner)
        var behavior = Container.Behavior()
        behavior.arrange = { inner.place(in: Rect($0)) }
        outer.behavior = behavior
        XCTAssertEqual(fits(outer), clips)
      }
    }
  }

  func testAContainersOwnScaleIsThatOfItsChildrensPixels() {
    onMain {
      let scaled = container(placing: Rect(10, 10, 40, 30))
      var behavior = scaled.behavior
      behavior.scale = { _ in 2 }
      scaled.behavior = behavior
      let window = present(scaled)
      let child = scaled.children[0]
      XCTAssertEqual(bounds(of: child, in: scaled), Rect(20, 20, 80, 60))
      XCTAssertEqual(Size(child.width, child.height), Size(40, 30))
      XCTAssertTrue(scaled.fits(in: Size(50, 40)))
      XCTAssertFalse(scaled.fits(in: Size(48, 40)))
      window.destroy()
    }
  }

  func testItMovesAndHidesNothing() {
    onMain {
      let (container, child, other) = (Container(), Container(), Container())
      container.add(child).add(other)
      var isTrial = false
      var behavior = Container.Behavior()
      behavior.arrange = { _ in
        child.place(in: isTrial ? Rect(0, 0, 10, 10) : Rect(20, 20, 50, 50))
        if isTrial { other.isShown = false } else { other.place(in: Rect(100, 0, 5, 5)) }
      }
      container.behavior = behavior
      let window = present(container)
      isTrial = true
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
  let container = Container()
  let children = places.map { _ in Container().sized(width: 40, height: 30) }
  for child in children { container.add(child) }
  var behavior = Container.Behavior()
  behavior.arrange = { _ in
    for (child, place) in zip(children, places) { child.place(in: place, scale: scale) }
  }
  container.behavior = behavior
  return container
}

/// Whether what the container holds fits a size.
@MainActor
private func fits(_ container: Container, in size: Size = Size(100, 100)) -> Bool {
  let root = WidgetRoot(container)
  return withExtendedLifetime(root) { container.fits(in: size) }
}
