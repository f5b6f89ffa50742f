import XCTest

/// Points between points, and cutting and dividing rectangles.
final class GeometryTests: GtkTestCase {
  func testStripsAreCutFromEachSide() {
    var room = Rect(10, 20, 100, 80)
    XCTAssertEqual(room.cutTop(10, gap: 5), Rect(10, 20, 100, 10))
    XCTAssertEqual(room, Rect(10, 35, 100, 65))
    XCTAssertEqual(room.cutBottom(15, gap: 5), Rect(10, 85, 100, 15))
    XCTAssertEqual(room, Rect(10, 35, 100, 45))
    XCTAssertEqual(room.cutLeft(20, gap: 5), Rect(10, 35, 20, 45))
    XCTAssertEqual(room, Rect(35, 35, 75, 45))
    XCTAssertEqual(room.cutRight(25, gap: 5), Rect(85, 35, 25, 45))
    XCTAssertEqual(room, Rect(35, 35, 45, 45))
  }

  func testRemainderIsNeverNegative() {
    var room = Rect(0, 0, 10, 10)
    _ = room.cutTop(20, gap: 5)
    XCTAssertEqual(room.height, 0)
    _ = room.cutLeft(20)
    XCTAssertEqual(room.width, 0)
    XCTAssertEqual(Rect(0, 0, 10, 10).inset(by: 8), Rect(8, 8, 0, 0))
  }

  func testColumnsAndRowsDivideTheSpaceEvenly() {
    let room = Rect(5, 6, 100, 50)
    XCTAssertEqual((0..<3).map { room.column($0, of: 3, gap: 5).x }, [5, 40, 75])
    XCTAssertEqual(room.column(2, of: 3, gap: 5), Rect(75, 6, 30, 50))
    XCTAssertEqual((0..<2).map { room.row($0, of: 2, gap: 10).y }, [6, 36])
    XCTAssertEqual(room.row(1, of: 2, gap: 10), Rect(5, 36, 100, 20))
    XCTAssertEqual(room.column(0, of: 1, gap: 9), room)
  }

  func testPointsBetweenPointsAreOnTheLine() {
    let (start, end) = (Point(1, 2), Point(4, 6))
    XCTAssertEqual(start.distance(to: end), 5)
    XCTAssertEqual(start.mixed(with: end, 0), start)
    XCTAssertEqual(start.mixed(with: end, 0.5), Point(2.5, 4))
    XCTAssertEqual(start.mixed(with: end, 2), Point(7, 10))
    XCTAssertEqual(Rect(center: end, Size(2, 4)), Rect(3, 4, 2, 4))
  }

  func testAPlaceOnALineIsAtADistanceFromItsBeginning() {
    let line = [Point(0, 0), Point(3, 4), Point(3, 14)]
    XCTAssertEqual(line.length, 15)
    XCTAssertEqual([-1, 0, 2.5, 10, 15, 20].map { line.place(at: $0) }, [0, 0, 0.5, 1.5, 2, 2])
    XCTAssertEqual(
      [0, 0.5, 1.5, 2].map { line.point(at: $0) }, [Point(0, 0), Point(1.5, 2), Point(3, 9), Point(3, 14)])
  }

  func testRectanglesAreCentered() {
    XCTAssertEqual(Rect(10, 10, 20, 40).center, Point(20, 30))
    XCTAssertEqual(Rect(10, 10, 20, 40).centered(Size(10, 10)), Rect(15, 25, 10, 10))
    XCTAssertEqual(Rect(10, 10, 20, 40).inset(by: 2, 4), Rect(12, 14, 16, 32))
  }
}
