import XCTest

final class WordFileTests: XCTestCase {
  func testTextAndPropertyListWithTheSameWordsAreEqual() throws {
    let words = ["bear", "boar", "deer"]
    let file = try PropertyListSerialization.data(fromPropertyList: words, format: .xml, options: 0)
    let text = Array(words.joined(separator: "\n").utf8)
    XCTAssertEqual(try list(Array(file)).fingerprint, try list(text).fingerprint)
    XCTAssertEqual(try list([0xEF, 0xBB, 0xBF, 0x0A] + file).count, 3)
  }

  func testH11_lineOfAPropertyListIsNamed() throws {
    let string = { (text: String) in
      "\n\n<plist><array><string>bear</string>\n<string>\(text)</string>\n</array></plist>"
    }
    for text in ["d0g", String(repeating: "a", count: 65)] {
      let lines = try list(Array(string(text).utf8)).lines
      XCTAssertEqual([lines.read, lines.leftOut, lines.example], [1, 1, 4])
    }
    let error = failure { _ = try list(Array("<plist/>".utf8)) } as? WordFileError
    guard case .refused(.empty) = error else { return XCTFail("empty") }
  }

  func testH11_propertyListsOfOtherProgramsAreRead() throws {
    let body = "<plist><array>\n<string>\n  plover\n</string><string>caf\u{E9}</string></array></plist>"
    let latin1 = "<?xml version='1.0' encoding='ISO-8859-1'?>" + body
    XCTAssertEqual(try list(latin1.unicodeScalars.map { UInt8($0.value) }).lines.read, 2)
    let utf16 = "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-16\"?>" + body
    XCTAssertEqual(try list(utf16.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }).lines.read, 2)
    let subset = "<!DOCTYPE plist PUBLIC '-//' \"a\" [\n<!-- b -->\n<!ENTITY a \"b\">]>\n"
    let lines = try list(Array((subset + body.replacing("caf\u{E9}", with: "be4r")).utf8)).lines
    XCTAssertEqual([lines.read, lines.leftOut, lines.example], [1, 1, 7])
  }

  func testH11_encodingsAreRecognized() throws {
    let text = "plover\r\nfaçon\r\nété\r\n"
    let utf16 = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let swapped = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let russian = "медведь\nволк\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for bytes in [Array(text.utf8), [0xFF, 0xFE] + utf16, utf16, [0xFE, 0xFF] + swapped, swapped] {
      let contents = try WordFile.contents(of: bytes)
      XCTAssertEqual(contents.words.alphabet, .french)
      XCTAssertEqual(contents.words.lines.read, 3)
      XCTAssertEqual(contents.note, "3 words.")
    }
    XCTAssertEqual(try list(russian).lines.read, 2)
    let latin1 = try WordFile.contents(of: text.unicodeScalars.map { UInt8($0.value) })
    XCTAssertEqual(latin1.note, "3 words. It was read as Latin-1.")
    // Windows-1252 has an apostrophe and the ligature.
    XCTAssertEqual(
      try list(Array("l".utf8) + [0x92] + Array("c".utf8) + [0x9C] + Array("ur".utf8)).longestLength, 7)
  }

  func testH11_playerIsToldWhatWasLeftOut() throws {
    let text = "Aaron\nbear\nAsunción\n" + String(repeating: "word\n", count: 300)
    let contents = try WordFile.contents(of: Array(text.utf8), isOfSystem: true)
    XCTAssertEqual(contents.note, "301 of 303 words. Left out, for example: line 3, Asunción.")
  }

  func testH11_otherFilesAreNamed() {
    let kinds: [([UInt8], String)] = [
      ([0x1F, 0x8B, 8, 0], "It is not text."),
      ((0...255).map { UInt8($0) }, "It is not text."),
      (Array("be\u{1}\u{2}\u{3}ar".utf8), "It is not text."),
      (Array("# comment\n\n123\n".utf8), "It has no words."), ([], "It has no words."),
      ([0, 0, 0], "It has no words."),
    ]
    for (bytes, message) in kinds {
      XCTAssertThrowsError(try WordFile.contents(of: bytes)) {
        XCTAssertEqual(($0 as? WordFileError)?.message, message)
      }
    }
  }

  /// Files of the largest size that need the most memory.
  func testLargestFilesStayWithinTheMemoryLimit() throws {
    let head = "<plist><array>"
    let open = head + "<string>"
    for (start, part) in [
      ("", "a\n"), ("", String(repeating: "z", count: 64) + "\nb\n"), (head, "<string/>"), (head, "<array>"),
      (head, "<string>b</string><string>a</string>"), ("<plist", " a=''"), (open, "&#97;"),
      (head + "<!--", "-a"),
    ] {
      let bytes = largest(starting: start, thenRepeating: part)
      // The bytes of the file are already in memory.
      let peak = try Memory.peak { _ = try? WordFile.contents(of: bytes) } + bytes.count
      XCTAssertLessThan(peak, WordFile.largestMemory, "\(start)\(part)")
    }
  }

  // MARK: - Helpers

  private func list(_ bytes: [UInt8]) throws -> WordList { try WordFile.contents(of: bytes).words }

  private func largest(starting start: String, thenRepeating part: String) -> [UInt8] {
    var (bytes, parts) = (Array(start.utf8), Array(part.utf8))
    while parts.count < 1 << 12 { parts += parts }
    bytes.reserveCapacity(WordFile.largest)
    while bytes.count + parts.count <= WordFile.largest { bytes += parts }
    return bytes
  }
}
