import CGtk
import GtkKit
import XCTest

/// Files that the user names.
final class FileReaderTests: XCTestCase {
  private var folder = ""

  override func setUp() {
    let made = g_dir_make_tmp("parlor-XXXXXX", nil)
    folder = made.map { String(cString: $0) } ?? ""
    g_free(made)
  }

  override func tearDown() {
    for name in ["list", "empty", "pipe", "link"] { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }

  func testTheBytesOfAFile() throws {
    let bytes = (0..<700_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    write(bytes, to: "list")
    XCTAssertEqual(try FileReader.bytes(ofFile: "\(folder)/list", limit: 1 << 20), bytes)
    XCTAssertEqual(try FileReader.bytes(ofFile: "\(folder)/list", limit: bytes.count), bytes)
    write([], to: "empty")
    XCTAssertEqual(try FileReader.bytes(ofFile: "\(folder)/empty", limit: 0), [])
    symlink("\(folder)/list", "\(folder)/link")
    XCTAssertEqual(try FileReader.bytes(ofFile: "\(folder)/link", limit: 1 << 20).count, bytes.count)
  }

  func testAFileThatSaysItIsEmptyIsReadToItsEnd() throws {
    XCTAssertFalse(try FileReader.bytes(ofFile: "/proc/self/status", limit: 1 << 20).isEmpty)
  }

  func testAMissingFileIsToldInTheDesktopsWords() {
    guard case .unreadable(let reason) = failure("\(folder)/nothing") else { return XCTFail("read") }
    XCTAssertTrue(reason.contains("nothing"), reason)
  }

  func testFoldersDevicesAndPipesAreRefusedWithoutReading() {
    mkfifo("\(folder)/pipe", 0o600)
    for path in [folder, "/dev/zero", "/dev/null", "\(folder)/pipe", ""] {
      guard case .notAFile = failure(path) else { return XCTFail("\(path) was taken for a file") }
    }
  }

  func testAFileWithoutEndIsRefusedAndNotWaitedFor() throws {
    // Where it may be opened, it is a regular file without a size, and a read waits for the kernel's next message.
    guard case .unreadable = failure("/proc/kmsg") else { return XCTFail("read") }
    var ends: [Int32] = [0, 0]
    XCTAssertEqual(pipe(&ends), 0)
    defer { for end in ends { close(end) } }
    for path in ["/dev/fd/\(ends[0])", "/proc/self/fd/\(ends[0])", "/dev/full", "/dev/tty"] {
      guard case .notAFile = failure(path) else { return XCTFail("\(path) was taken for a file") }
    }
  }

  func testOneByteOverTheLimitIsTooLarge() {
    write(Array(repeating: 65, count: 1001), to: "list")
    guard case .tooLarge = failure("\(folder)/list", limit: 1000) else { return XCTFail("read") }
    guard case .tooLarge = failure("/proc/self/status", limit: 10) else { return XCTFail("read") }
  }

  private func write(_ bytes: [UInt8], to name: String) {
    let characters = bytes.map { CChar(bitPattern: $0) } + [0]
    XCTAssertNotEqual(g_file_set_contents("\(folder)/\(name)", characters, bytes.count, nil), 0)
  }

  private func failure(_ path: String, limit: Int = 1 << 20) -> FileReader.Failure? {
    do {
      _ = try FileReader.bytes(ofFile: path, limit: limit)
      return nil
    } catch {
      return error
    }
  }
}
