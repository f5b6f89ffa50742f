import XCTest

/// What the style sheets may use.
final class StyleSheetTests: XCTestCase {
  /// Each font of a page takes time before the first frame.
  func testTextsHaveFewSizesAndTwoWeights() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../Resources/style").standardized
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let text = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let sizes = Set(text.matches(of: /font-size: ([0-9.]+)rem/).map(\.1))
    XCTAssertEqual(sizes.sorted(), ["0.85", "1", "1.25", "1.5", "1.9", "2.4", "3.4"])
    let weights = Set(text.matches(of: /font-weight: ([a-z0-9]+)/).map(\.1))
    XCTAssertEqual(weights.sorted(), ["bold", "normal"])
  }
}
