import XCTest

@testable import GtkKit

final class DrawingTests: GtkTestCase {
  func testThePathOfADrawing() {
    XCTAssertEqual(
      Path("M 1,2 L 3 4 C 5 6, 7 8, 9 10 Z")?.steps,
      [
        .move(Point(1, 2)), .line(Point(3, 4)), .curve(Point(5, 6), Point(7, 8), to: Point(9, 10)), .close,
      ])
    for wrong in ["M 1", "M 1 2 C 3 4 5 6 Z", "m 1 2", "M 1 2 A 3 4"] { XCTAssertNil(Path(wrong), wrong) }
  }

  func testTheGroupsOfADrawing() {
    let drawing = Drawing(
      svg: """
        <svg xmlns="http://www.w3.org/2000/svg">
          <g id="snout" display="none">
            <path fill="#4A1226" d="M 1 2 L 3 4"/>
            <path d="M 5 6 Z"/>
          </g>
          <g id="ear"><path stroke="#7E2243" d="M 7 8 Z"/></g>
        </svg>
        """)
    XCTAssertEqual(drawing["snout"].map(\.path), ["M 1 2 L 3 4", "M 5 6 Z"].map { Path($0) })
    XCTAssertEqual(drawing["ear"].map(\.path), [Path("M 7 8 Z")])
  }
}
