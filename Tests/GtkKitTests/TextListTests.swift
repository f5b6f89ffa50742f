import XCTest

/// A list of rows with two texts.
final class TextListTests: GtkTestCase {
  private static func list() -> (list: TextList, window: Window) {
    let list = TextList()
    return (list, present(list))
  }

  func testInsertedRowsKeepTheExistingItems() {
    let (list, _) = Self.list()
    list.rows = [.init("b"), .init("c")]
    let known = items(list)
    list.rows = [.init("a"), .init("a"), .init("b"), .init("c")]
    XCTAssertEqual(list.rows.map(\.text), ["a", "a", "b", "c"])
    XCTAssertEqual(Array(items(list).suffix(2)), known, "the same objects")
    let all = items(list)
    list.rows = [.init("a"), .init("a"), .init("b"), .init("c")]
    XCTAssertEqual(items(list), all, "equal rows change nothing")
  }

  func testARowOpensToItsPartsAndClosesAgain() {
    let (list, _) = Self.list()
    let row = TextList.Row("b", "2", parts: [.init("part 1"), .init("part 2")])
    list.rows = [.init("a", parts: [.init("other part")]), row, .init("c")]
    XCTAssertEqual(items(list).count, 3)
    activate(1, in: list)
    pump(until: { list.list.texts.contains("part 2") })
    XCTAssertEqual(items(list).count, 5)
    XCTAssertFalse(list.list.texts.contains("other part"))
    // It stays open below a new row.
    list.rows = [.init("new")] + list.rows
    XCTAssertEqual(items(list).count, 6)
    activate(3, in: list)
    XCTAssertEqual(items(list).count, 6, "a part does not open")
    activate(2, in: list)
    XCTAssertEqual(items(list).count, 4)
    activate(3, in: list)
    XCTAssertEqual(items(list).count, 4, "a row without parts does not open")
    XCTAssertEqual(list.rows.map(\.text), ["new", "a", "b", "c"])
  }

  func testRowsAreClosedWhenOldRowsAreDropped() {
    let (list, _) = Self.list()
    let rows = (1...4).map { TextList.Row("turn \($0)", parts: [.init("roll")]) }
    list.rows = rows
    activate(1, in: list)
    XCTAssertEqual(items(list).count, 5)
    list.rows = rows.dropLast()
    XCTAssertEqual(items(list).count, 3)
  }

  func testAnOpenedRowIsVisibleWithItsParts() {
    let (list, window) = Self.list()
    let parts = (0..<4).map { TextList.Row("part \($0)") }
    list.rows = (0..<60).map { TextList.Row("row \($0)", parts: parts) }
    window.waitForFrames(3)
    let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(list.pointer))
    let page = gtk_adjustment_get_page_size(adjustment)
    let row = Double(list.list.children[0].height)
    let index = UInt32(page / row) - 1
    activate(index, in: list)
    window.waitForFrames(8)
    let value = gtk_adjustment_get_value(adjustment)
    XCTAssertLessThanOrEqual(value, Double(index) * row + 1, "the row")
    XCTAssertGreaterThanOrEqual(value + page, Double(index + 5) * row - 1, "its parts")
  }

  func testAListOfWholeRowsCutsNoRow() {
    let list = TextList()
    // The height of the list is a little less than that of the container, so that a row would be cut.
    let container = Container(arrange: { list.wholeRows().placements(in: $0.rect) }).add(list)
    let window = present(container)
    let parts = [TextList.Row("part"), TextList.Row("part with\ntwo lines")]
    let check = { (rows: Int) in
      window.waitForFrames(8)
      let ends = list.list.children.filter(\.isMapped).map { row in
        let bounds = row.bounds(in: list)
        return bounds.y + bounds.height
      }
      let height = Double(list.height)
      XCTAssertTrue(ends.contains { abs($0 - height) < 1 }, "\(rows) rows: \(height), \(ends)")
      let room = Double(container.height) - height
      XCTAssertLessThan(room, 2 * (ends.first ?? 0), "\(rows) rows: there is room for one more")
    }
    for count in [40, 41, 60] {
      list.rows = (0..<count).reversed().map { TextList.Row("row \($0)", parts: parts) }
      check(count)
    }
    activate(0, in: list)
    check(62)
    window.setDefaultSize(Size(400, 217))
    check(62)
    list.rows = [TextList.Row("row")]
    window.waitForFrames(3)
    XCTAssertLessThan(list.height, container.height, "it is no higher than it needs")
  }

  func testRowsAreDrawnAndTheFirstIsVisibleAndNoneHasASelectedState() {
    let (list, _) = Self.list()
    for count in 1...60 {
      list.rows = (0..<count).reversed().map { .init("row \($0)", "detail") }
      pump()
    }
    pump(until: { list.list.texts.contains("row 59") })
    let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(list.pointer))
    pump(until: { gtk_adjustment_get_value(adjustment) == 0 })
    XCTAssertTrue(
      list.list.children.allSatisfy {
        cgtk_test_accessible_is($0.pointer, GTK_ACCESSIBLE_STATE_SELECTED) != 0
      })
  }
}

@MainActor
private func activate(_ index: UInt32, in list: TextList) {
  gtk_widget_activate_action_variant(list.list.pointer, "list.activate-item", g_variant_new_uint32(index))
}

@MainActor
private func items(_ list: TextList) -> [gpointer?] {
  let listModel = gtk_list_view_get_model(OpaquePointer(list.list.pointer))
  return (0..<g_list_model_get_n_items(listModel)).map { index in
    let item = g_list_model_get_item(listModel, index)
    g_object_unref(item)
    return item
  }
}
