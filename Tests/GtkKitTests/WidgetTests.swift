import GtkKit
import XCTest

/// Properties that all widgets share, and ownership.
final class WidgetTests: GtkTestCase {
  func testRootOwnsItsTree() {
    onMain {
      let (boxes, objects) = (RetainedObjects.liveCount, GObjectRef.liveCount)
      do {
        let label = Label("inside")
        let box = Box(.vertical, [label, Button("b")])
        let root = WidgetRoot(box)
        let window = present(root)
        window.destroy()
        pump()
        XCTAssertEqual(label.text, "inside", "the tree outlives the window")
        XCTAssertEqual(GObjectRef.liveCount, objects + 1)
        withExtendedLifetime(root) {}
      }
      pump()
      XCTAssertEqual(GObjectRef.liveCount, objects)
      XCTAssertEqual(RetainedObjects.liveCount, boxes)
    }
  }

  func testWidgetIsFoundByName() {
    onMain {
      let label = Label("x").named("inner")
      let root = WidgetRoot(
        Box(.vertical, [Box(.horizontal, [label]), Label().named("other")]).named("outer"))
      XCTAssertEqual(AnyWidget.named("inner", below: root)?.pointer, label.pointer)
      XCTAssertEqual(AnyWidget.named("outer", below: root)?.pointer, root.pointer)
      XCTAssertNil(AnyWidget.named("nobody", below: root))
    }
  }

  func testHandlesOfOneWidgetAreTheSame() {
    onMain {
      let (label, other) = (Label("x"), Label("x"))
      let roots = [WidgetRoot(label), WidgetRoot(other)]
      XCTAssertTrue(roots[0].isSame(as: label))
      XCTAssertTrue(AnyWidget(label).isSame(as: roots[0]))
      XCTAssertFalse(label.isSame(as: other))
    }
  }

  func testPaintableAndMenuAreReleased() {
    onMain {
      let objects = GObjectRef.liveCount
      do {
        let picture = Paintable(Size(10, 10)) { canvas in
          canvas.circle(Point(5, 5), radius: 3)
          canvas.fill(Color(0xFF0000))
        }
        let menu = Menu()
        menu.add("Quit", action: "app.quit")
        XCTAssertEqual(GObjectRef.liveCount, objects + 2)
        withExtendedLifetime((picture, menu)) {}
      }
      XCTAssertEqual(GObjectRef.liveCount, objects)
    }
  }

  func testStackShowsOnePageAtATime() {
    onMain {
      let stack = Stack()
      let (first, second) = (Label("1"), Label("2"))
      stack.add(first, named: "first", title: "first")
      stack.add(second, named: "second", title: "second")
      let window = present(stack)
      XCTAssertEqual(stack.shownPage, "first")
      stack.show("second")
      pump(until: { second.isMapped && !first.isMapped })
      window.destroy()
    }
  }

  func testOldPageFadesOutAsAPictureAboveTheNewOne() {
    onMain {
      Desktop.setAllowsMotion(true)
      let live = GObjectRef.liveCount
      let stack = Stack()
      let (first, second) = (Label("1"), Label("2"))
      stack.add(first, named: "first", title: "first")
      stack.add(second, named: "second", title: "second")
      let window = present(stack)
      let picture = stack.children[1]
      XCTAssertFalse(picture.isVisible)
      stack.show("second", crossfades: true)
      XCTAssertTrue(second.isMapped, "the new page is there at once")
      XCTAssertTrue(picture.isVisible)
      XCTAssertFalse(picture.canTarget, "clicks go through to the new page")
      pump(until: { !picture.isVisible })
      stack.show("first", crossfades: true)
      stack.show("second")
      XCTAssertFalse(picture.isVisible, "a change without a fade ends the one that is running")
      stack.show("first", crossfades: true)
      window.destroy()
      pump()
      XCTAssertEqual(GObjectRef.liveCount, live)
    }
  }

  func testPageDoesNotFadeWithoutAnimations() {
    onMain {
      let stack = Stack()
      stack.add(Label("1"), named: "first", title: "first")
      stack.add(Label("2"), named: "second", title: "second")
      let window = present(stack)
      stack.show("second", crossfades: true)
      XCTAssertFalse(stack.children[1].isVisible)
      window.destroy()
    }
  }
}
