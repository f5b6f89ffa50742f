import CGtk
import GtkKit
import XCTest

/// The widget that places its children itself.
final class ContainerTests: GtkTestCase {
  func testItNeedsWhatItsBehaviorSays() {
    onMain {
      let container = Container()
      XCTAssertEqual(container.measured(.horizontal).minimum, 0)
      var asked: [Int] = []
      var behavior = Container.Behavior()
      behavior.measure = { orientation, across in
        asked.append(across)
        return orientation == .horizontal ? Extent(minimum: 30, natural: 50) : Extent(20)
      }
      container.behavior = behavior
      let window = present(container)
      XCTAssertEqual(container.measured(.horizontal).minimum, 30)
      XCTAssertEqual(container.measured(.horizontal).natural, 50)
      XCTAssertEqual(container.measured(.vertical, across: 44).natural, 20)
      XCTAssertTrue(asked.contains(44) || asked.contains(-1))
      XCTAssertEqual(Extent(minimum: 9, natural: 3).natural, 9, "never likes less than it needs")
      window.destroy()
    }
  }

  func testItGivesEachChildItsPlace() {
    onMain {
      let (container, child) = (Container(), Container())
      container.add(child)
      var behavior = Container.Behavior()
      behavior.arrange = { size in child.place(in: Rect(10, 20, size.width - 50, 60)) }
      container.behavior = behavior
      let window = present(container, Size(400, 300))
      XCTAssertEqual(bounds(of: child, in: container), Rect(10, 20, Double(container.width) - 50, 60))
      window.destroy()
    }
  }

  func testAScaledChildIsLaidOutSmallerAndDrawnLarger() {
    onMain {
      let (container, child) = (Container(), Container())
      container.add(child)
      var behavior = Container.Behavior()
      behavior.arrange = { _ in child.place(in: Rect(30, 40, 200, 100), scale: 2) }
      container.behavior = behavior
      let window = present(container)
      XCTAssertEqual(Size(child.width, child.height), Size(100, 50))
      XCTAssertEqual(bounds(of: child, in: container), Rect(30, 40, 200, 100))
      window.destroy()
    }
  }

  func testAChildNeverGetsLessThanItNeeds() {
    onMain {
      let (container, child) = (Container(), Container())
      child.sized(width: 80, height: 70)
      container.add(child)
      var behavior = Container.Behavior()
      behavior.arrange = { _ in child.place(in: Rect(0, 0, 10, 10)) }
      container.behavior = behavior
      let window = present(container)
      XCTAssertEqual(Size(child.width, child.height), Size(80, 70))
      window.destroy()
    }
  }

  func testAChildAtAScaleOfNothingIsOffTheScreen() {
    onMain {
      let (container, child) = (Container(), Label("x"))
      container.add(child)
      var behavior = Container.Behavior()
      behavior.arrange = { _ in child.place(in: Rect(0, 0, 0, 0), scale: 0) }
      container.behavior = behavior
      let window = Window()
      window.setChild(container)
      window.present()
      pump(until: { container.isMapped })
      pump()
      XCTAssertFalse(child.isMapped)
      window.destroy()
    }
  }

  func testRightToLeftExchangesTheSidesUnlessDirectionIsKept() {
    onMain {
      for (keeps, scale) in [(false, 1.0), (false, 2.0), (true, 1.0)] {
        let (container, child) = (Container(), Container())
        container.add(child)
        gtk_widget_set_direction(container.pointer, GTK_TEXT_DIR_RTL)
        if keeps { container.keepsDirection() }
        var behavior = Container.Behavior()
        behavior.arrange = { _ in child.place(in: Rect(10, 0, 100, 40), scale: scale) }
        container.behavior = behavior
        let window = present(container)
        let left = keeps ? 10 : Double(container.width) - 110
        XCTAssertEqual(bounds(of: child, in: container), Rect(left, 0, 100, 40), "\(keeps) \(scale)")
        window.destroy()
      }
    }
  }

  func testAnUnshownChildIsOffTheScreenAndPlacingShowsItAgain() {
    onMain {
      let (container, child) = (Container(), Container())
      container.add(child)
      var hides = true
      var behavior = Container.Behavior()
      behavior.arrange = { _ in
        if hides { child.isShown = false } else { child.place(in: Rect(0, 0, 10, 10)) }
      }
      container.behavior = behavior
      let window = present(container)
      XCTAssertFalse(child.isMapped)
      hides = false
      container.queueResize()
      pump(until: { child.isMapped })
      window.destroy()
    }
  }

  func testChildrenAreInTheOrderOfAddingAndCanBeRemoved() {
    onMain {
      let container = Container()
      let root = WidgetRoot(container)
      let children = (0..<3).map { _ in Container() }
      for child in children { container.add(child) }
      XCTAssertEqual(container.children.map(\.pointer), children.map(\.pointer))
      container.remove(children[1])
      XCTAssertEqual(container.children.map(\.pointer), [children[0].pointer, children[2].pointer])
      withExtendedLifetime(root) {}
    }
  }

  func testItsBehaviorGoesWithIt() {
    onMain {
      let (boxes, objects) = (SignalBoxes.live, GObjectRef.liveCount)
      do {
        let container = Container()
        let root = WidgetRoot(container.add(Container()))
        XCTAssertEqual(SignalBoxes.live, boxes + 2)
        container.behavior = Container.Behavior()
        XCTAssertEqual(SignalBoxes.live, boxes + 2, "another behavior replaces the first")
        XCTAssertEqual(GObjectRef.liveCount, objects + 1)
        withExtendedLifetime(root) {}
      }
      XCTAssertEqual(SignalBoxes.live, boxes)
      XCTAssertEqual(GObjectRef.liveCount, objects)
    }
  }
}

@MainActor
func bounds(of child: some Widget, in parent: some Widget) -> Rect {
  var rect = graphene_rect_t()
  _ = gtk_widget_compute_bounds(child.pointer, parent.pointer, &rect)
  return Rect(
    Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height))
}
