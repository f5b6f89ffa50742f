import XCTest

final class PropertyListTests: XCTestCase {
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  func testStringsAreReadInOrderWithTheirLines() throws {
    for (content, texts) in [
      ("<array>\n<string>CAT</string>\n<!-- none -->\n<string>DOG</string>\n</array>\n", ["5 CAT", "7 DOG"]),
      ("<array><string>A&amp;B</string><string>&#65;&#x42;</string></array>", ["4 A&B", "4 AB"]),
      ("<array><string><![CDATA[CAT]]></string></array>", ["4 CAT"]),
      ("<dict><key>words</key><array><string>CAT</string><integer>5</integer></array></dict>", ["4 CAT"]),
      ("", []),
    ] {
      let entries = try strings(in: Self.head + content + "</plist>\n")
      XCTAssertEqual(entries.map { "\($0.line) \($0.text)" }, texts)
    }
  }

  func testInvalidXMLIsReportedWithItsLine() {
    XCTAssertTrue(failure(Self.head + "<array>\n<string>CAT</strong>\n</array></plist>").contains("5"))
    XCTAssertTrue(failure(Self.head + "<array>\n<string>CAT").contains("5"))
    XCTAssertFalse(failure("").isEmpty)
    XCTAssertFalse(failure("no markup").isEmpty)
  }

  func testCustomEntitiesAreRefused() {
    let list = """
      <!DOCTYPE plist [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>
      <plist><array><string>&b;&b;</string></array></plist>
      """
    XCTAssertFalse(failure(list).isEmpty)
  }

  func testDeepNestingIsRefused() throws {
    for depth in [31, 32, 100_000] {
      let list = String(repeating: "<array>", count: depth) + "<string>DEEP</string>"
      let closed = list + String(repeating: "</array>", count: depth)
      if depth == 31 {
        XCTAssertEqual(try strings(in: closed).map(\.text), ["DEEP"])
      } else {
        for text in [list, closed] { XCTAssertTrue(failure(text).contains("levels")) }
      }
    }
  }

  private func strings(in text: String) throws(PropertyList.Failure) -> [PropertyList.Entry] {
    try PropertyList.strings(in: Array(text.utf8))
  }

  private func failure(_ text: String) -> String {
    do throws(PropertyList.Failure) {
      _ = try strings(in: text)
      return ""
    } catch {
      return error.message
    }
  }
}
