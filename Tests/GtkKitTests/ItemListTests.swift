import XCTest

/// A list of many items, of which other ones are shown while the user reads.
final class ItemListTests: GtkTestCase {
  private static func list(isLog: Bool = false) -> (list: ItemList<String>, window: Window) {
    let list = ItemList<String>(isLog: isLog) { TestRow() }
    return (list, present(list))
  }

  func testChangedItemsLeaveThePositionAndTheFocus() throws {
    let (list, window) = Self.list()
    list.show((0..<100).map { "row \($0)" })
    let position = scroll(list, window)
    let row = try XCTUnwrap(
      list.list.children.first { $0.children.contains { Label($0)?.text == "row 50" } })
    row.grabFocus()
    list.show((0..<100).map { "changed \($0)" })
    window.waitForFrames(3)
    XCTAssertEqual(value(of: list), position)
    XCTAssertEqual(window.focus?.children.first.flatMap { Label($0)?.text }, "changed 50")
    XCTAssertTrue(rowTexts(list).allSatisfy { $0.hasPrefix("changed") }, "\(rowTexts(list))")
  }

  func testALogAtItsEndKeepsItsRowsForOtherItems() {
    let (list, window) = Self.list(isLog: true)
    let show = { (name: String, count: Int) in
      list.show((1...count).map { "\(name) \($0)" })
      return Set(list.list.children.map(\.pointer))
    }
    _ = show("first", 400)
    window.waitForFrames(3)
    var rows = Set(list.list.children.map(\.pointer))
    for (name, count) in [("fewer", 300), ("more", 500), ("many", 501)] {
      let new = show(name, count)
      // GTK may need a few others around them.
      XCTAssertLessThan(new.subtracting(rows).count, 10, name)
      rows = new
      pump(until: { rowTexts(list).last == "\(name) \(count)" })
      XCTAssertTrue(rowTexts(list).allSatisfy { $0.hasPrefix(name) }, "\(rowTexts(list))")
    }
  }

  func testItemsThatAreReadStayInViewWhenTheFirstOnesAreDropped() {
    let (list, window) = Self.list()
    list.show((0..<100).map { "row \($0)" })
    let position = scroll(list, window)
    let height = gtk_adjustment_get_upper(adjustment(of: list)) / 100
    for first in 1...3 {
      list.show((first..<100 + first).map { "row \($0)" })
      window.waitForFrames(3)
      XCTAssertEqual(value(of: list), position - Double(first) * height, accuracy: 1)
    }
    XCTAssertEqual(list.items, (3..<103).map { "row \($0)" })
  }

  func testAnyItemsCanFollowAnyOthers() {
    for isLog in [false, true] {
      let (list, _) = Self.list(isLog: isLog)
      let contents = [
        "", "a", "abc", "bcd", "d", "xdy", "dd", "ddd", "cdd", "abcdef", "abef", "af", "afaf", "",
      ]
      for content in contents + contents.reversed() {
        list.show(content.map { String($0) })
        XCTAssertEqual(list.items.joined(), content)
        pump(until: { rowTexts(list).joined() == content })
      }
    }
  }

  func testTheEndOfALogStaysInViewWhenRowsGrowOrTheListIsResized() {
    let list = ItemList<String> { TestRow() }
    let frame = Container()
    frame.add(list)
    var height = 250.0
    frame.arrange = { [list.placed(in: Rect(0, 0, $0.size.width, height))] }
    let window = present(frame)
    list.show((0..<3).map { "row \($0)" })
    let lastIsInView = {
      list.list.children.contains { row in
        row.children.first.map { Label($0)?.text.hasPrefix("row 2") } == true
          && row.visibleBounds(in: list).map { $0.height > Double(row.height) - 1 } == true
      }
    }
    pump(until: lastIsInView, "the last row")
    height = Double(list.list.children[0].height) * 1.5
    frame.queueAllocate()
    window.waitForFrames(3)
    XCTAssertTrue(lastIsInView(), "resized")
    height = 250
    frame.queueAllocate()
    window.waitForFrames(3)
    list.show(["row 0", String(repeating: "row 1\n", count: 16), "row 2"])
    window.waitForFrames(3)
    XCTAssertGreaterThan(value(of: list), 0)
    XCTAssertTrue(lastIsInView(), "a row has grown")
  }

  func testTheRowsOnTheScreenAreInOrder() throws {
    let (list, window) = Self.list()
    list.show((0..<100).map { "row \($0)" })
    list.scroll(to: 50)
    window.waitForFrames(3)
    let rows = list.mappedRows
    let first = try XCTUnwrap(list.items.firstIndex(of: try XCTUnwrap(rows.first).item))
    XCTAssertEqual(rows.map(\.item), Array(list.items[first..<first + rows.count]))
    XCTAssertTrue(rows.contains { $0.item == "row 50" })
    XCTAssertLessThan(rows.count, 50)
    XCTAssertTrue(rows.allSatisfy { Label($0.row.widget)?.text == $0.item })
  }

  func testNewRowsOfAnyHeightComeIntoView() {
    let (list, _) = Self.list()
    for round in 1...3 {
      list.show(
        (0..<100 * round).map { Array(repeating: "row \($0)", count: $0 % 5 + 1).joined(separator: "\n") })
      for last in [100 * round - 1, 7, 50] {
        list.scroll(to: last - 3...last)
        pump(until: { wholeRows(list).isSuperset(of: last - 3...last) }, "row \(last)")
      }
    }
  }
}

/// The numbers of the rows that are wholly visible.
@MainActor
private func wholeRows(_ list: ItemList<String>) -> Set<Int> {
  let numbers = list.list.children.compactMap { row -> Int? in
    guard row.isMapped, let text = row.children.first.flatMap({ Label($0)?.text }) else { return nil }
    let bounds = row.bounds(in: list)
    guard bounds.y >= 0, bounds.y + bounds.height <= Double(list.height) else { return nil }
    return text.firstMatch(of: /[0-9]+/).flatMap { Int($0.output) }
  }
  return Set(numbers)
}

@MainActor
private final class TestRow: ItemRow {
  private let label = Label()
  var widget: AnyWidget { AnyWidget(label) }
  var description: String? { nil }
  func show(_ item: String) { label.text = item }
}

@MainActor
private func scroll(_ list: ItemList<String>, _ window: Window) -> Double {
  window.waitForFrames(3)
  list.scroll(to: list.items.count / 2)
  window.waitForFrames(3)
  XCTAssertGreaterThan(value(of: list), 0)
  return value(of: list)
}

@MainActor
private func value(of list: ItemList<String>) -> Double {
  gtk_adjustment_get_value(adjustment(of: list))
}

@MainActor
private func adjustment(of list: ItemList<String>) -> UnsafeMutablePointer<GtkAdjustment>? {
  gtk_scrolled_window_get_vadjustment(OpaquePointer(list.pointer))
}

@MainActor
private func rowTexts(_ list: ItemList<String>) -> [String] {
  list.list.children.filter(\.isMapped).compactMap { $0.children.first.flatMap { Label($0)?.text } }
}
