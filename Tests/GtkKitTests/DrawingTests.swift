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

  func testAnInvalidPathIsReported() throws {
    let file = #"<g id="ear"><path d="m 1 2"/><path d="M 1 2 Z"/></g>"#
    let report = try standardError {
      XCTAssertEqual(Drawing(svg: file)["ear"].map(\.path), [Path("M 1 2 Z")])
    }
    XCTAssertTrue(
      report.hasSuffix(#": A drawing has an invalid path in the group "ear": <path d="m 1 2"/>"# + "\n"),
      report)
  }

  func testAllPathsOfTheDrawingsAreRead() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../Resources").standardized
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".svg")
    }
    XCTAssertTrue(names.contains("pig.svg") && names.contains("tabs/pig.svg"), "\(names)")
    for name in names {
      let file = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      var shapes = 0
      let report = try standardError {
        let drawing = Drawing(svg: file)
        shapes = drawing.names.reduce(0) { $0 + drawing[$1].count }
      }
      XCTAssertEqual(report, "", name)
      XCTAssertEqual(shapes, file.ranges(of: "<path ").count, name)
    }
  }
}
