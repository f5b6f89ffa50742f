import Foundation
import GtkKit
import Models
import Persistence
import SoakSupport
import XCTest

/// Word lists of the user.
final class WordFileTests: XCTestCase {
  func testTextAndPropertyListWithTheSameWordsAreEqual() throws {
    let words = ["bear", "boar", "deer"]
    let list = try PropertyListSerialization.data(fromPropertyList: words, format: .xml, options: 0)
    let text = Array(words.joined(separator: "\n").utf8)
    XCTAssertEqual(try WordFile.words(in: Array(list)).fingerprint, try WordFile.words(in: text).fingerprint)
    XCTAssertEqual(try WordFile.words(in: [0xEF, 0xBB, 0xBF, 0x0A] + list).count, 3)
  }

  func testRefusalNamesTheLine() {
    let string = { (text: String) in "\n\n<plist><array>\n<string>\(text)</string>\n</array></plist>" }
    guard case .refused(.invalidCharacter(line: 4)) = refusal(string("d0g")) else {
      return XCTFail("letters")
    }
    guard case .refused(.tooLong(line: 4)) = refusal(string(String(repeating: "a", count: 65))) else {
      return XCTFail("length")
    }
    let deep = String(repeating: "<array>", count: 100)
    guard case .noPropertyList(.tooDeep(line: 4)) = refusal(string(deep)) else { return XCTFail("depth") }
    guard case .binary = refusal("bplist00") else { return XCTFail("binary") }
    guard case .refused(.empty) = refusal("<plist/>") else { return XCTFail("empty") }
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
      let peak = try Memory.peak { _ = try? WordFile.words(in: bytes) } + bytes.count
      XCTAssertLessThan(peak, WordFile.largestMemory, "\(start)\(part)")
    }
  }

  // MARK: - Helpers

  private func largest(starting start: String, thenRepeating part: String) -> [UInt8] {
    var (bytes, parts) = (Array(start.utf8), Array(part.utf8))
    while parts.count < 1 << 12 { parts += parts }
    bytes.reserveCapacity(WordFile.largest)
    while bytes.count + parts.count <= WordFile.largest { bytes += parts }
    return bytes
  }

  private func refusal(_ text: String) -> WordFileError? {
    do {
      _ = try WordFile.words(in: Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }
}
