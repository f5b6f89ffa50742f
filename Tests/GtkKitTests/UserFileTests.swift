import XCTest

final class UserFileTests: XCTestCase {
  private var folder = URL(filePath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "user-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  func testFileAndItsNewFoldersArePrivate() throws {
    try replace("a/b/file", with: "one")
    try replace("a/b/file", with: "two")
    XCTAssertEqual(try content("a/b/file"), "two")
    for (name, mode) in [("a", 0o700), ("a/b", 0o700), ("a/b/file", 0o600)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
      XCTAssertEqual(attributes[.posixPermissions] as? Int, mode, name)
    }
    XCTAssertEqual(try names("a/b"), ["file"])
  }

  func testTemporaryFileOfAKilledProgramIsReplaced() throws {
    try put("half", at: ".file.new")
    try replace("file", with: "whole")
    XCTAssertEqual(try names(), ["file"])
  }

  func testFilesOfAnySizeAreWrittenAndRead() throws {
    for count in [0, 1, 65_536, 700_000] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7) }
      let file = UserFile(path("file"))
      try file.replace(with: bytes)
      XCTAssertEqual(try file.contents(limit: count)?.bytes, bytes)
      if count > 0 { XCTAssertEqual(failure(path("file"), limit: count - 1), .tooLarge) }
    }
  }

  func testLinkIsKeptAndItsTargetReplaced() throws {
    try FileManager.default.createDirectory(atPath: path("dots"), withIntermediateDirectories: true)
    try link("link", to: "dots/one")
    try link("dots/one", to: path("dots/two"))
    for text in ["created", "replaced"] {
      try replace("link", with: text)
      XCTAssertEqual(try content("dots/two"), text)
      XCTAssertEqual(try target("link"), "dots/one")
    }
    XCTAssertEqual(try names("dots").count, 2)
  }

  func testDanglingAndCircularLinks() throws {
    try link("nowhere", to: "missing/file")
    try link("circle", to: "circle")
    for (name, code) in [("nowhere", ENOENT), ("circle", ELOOP)] {
      XCTAssertThrowsError(try replace(name, with: "text")) { error in
        XCTAssertEqual((error as? SystemError)?.code, code, name)
      }
    }
    XCTAssertEqual(try names().count, 2)
    XCTAssertNil(try UserFile(path("nowhere")).contents(limit: 1))
  }

  func testWriteFailureReportsTheSystemsErrorAndLeavesNothing() throws {
    for path in ["/proc/parlor/file", "/dev/null/file", folder.path] {
      XCTAssertThrowsError(try UserFile(path).replace(with: [1])) { error in
        XCTAssertFalse((error as? SystemError)?.reason.isEmpty ?? true, path)
      }
    }
    XCTAssertEqual(try names(), [])
  }

  // MARK: - Reading

  func testOnlyAMissingFileIsAbsent() throws {
    try put("file", at: "file")
    for name in ["nothing", "nothing/below", "file/below"] {
      XCTAssertNil(try UserFile(path(name)).contents(limit: 1), name)
    }
    try link("circle", to: "circle")
    for (name, code) in [("circle", ELOOP), (String(repeating: "x", count: 300), ENAMETOOLONG)] {
      guard case .unreadable(let error) = failure(path(name)) else { return XCTFail(name) }
      XCTAssertEqual(error.code, code, name)
    }
  }

  func testFoldersDevicesAndPipesAreRefused() {
    mkfifo(path("pipe"), 0o600)
    var ends: [Int32] = [0, 0]
    XCTAssertEqual(pipe(&ends), 0)
    defer { for end in ends { close(end) } }
    for path in [
      folder.path, "/dev/zero", "/dev/null", "/dev/full", "/dev/tty", path("pipe"), "/dev/fd/\(ends[0])",
      "/proc/self/fd/\(ends[0])",
    ] {
      XCTAssertEqual(failure(path), .notAFile, path)
    }
  }

  func testFileWithoutASizeIsReadToItsEnd() throws {
    XCTAssertEqual(try UserFile("/proc/self/status").contents(limit: 1 << 20)?.bytes.isEmpty, false)
    XCTAssertEqual(failure("/proc/self/status", limit: 10), .tooLarge)
  }

  func testEndlessFileIsRefusedWithoutWaiting() throws {
    // If it can be opened, it is a regular file without a size, and a read waits for the kernel's next message.
    guard case .unreadable = failure("/proc/kmsg", limit: 1 << 20) else { return XCTFail("it is read") }
  }

  // MARK: - Backups

  func testFilesFoldersAndLinksAreSetAside() throws {
    try put("inner", at: "folder/inner")
    try put("text", at: "file.json")
    try link("link.json", to: "nowhere")
    for name in ["folder", "file.json", "link.json"] {
      let backup = try XCTUnwrap(try UserFile(path(name)).setAside(stamp: "today"))
      XCTAssertEqual(
        "\(backup)", path(name.replacing(".", with: "-today.") + (name == "folder" ? "-today" : "")))
      XCTAssertNil(try UserFile(path(name)).setAside(stamp: "today"), "\(name) is still there")
    }
    XCTAssertEqual(try content("folder-today/inner"), "inner")
    XCTAssertEqual(try content("file-today.json"), "text")
    XCTAssertEqual(try target("link-today.json"), "nowhere")
  }

  func testBackupsHaveUniqueNames() throws {
    let file = UserFile(path("file.json"))
    try put("half", at: ".file.json.copy")
    for number in 1...3 {
      let backup = try file.backUp([UInt8(number)], stamp: "today")
      XCTAssertEqual("\(backup)", path("file-today\(number == 1 ? "" : "-\(number)").json"))
      XCTAssertEqual(try UserFile(backup).contents(limit: 1)?.bytes, [UInt8(number)])
    }
    XCTAssertEqual(try names().count, 3)
  }

  // MARK: - Locks

  func testLockIsHeldUntilItIsReleased() throws {
    let name = path("folder/lock")
    func lock(_ whileLocked: () throws -> Void = {}) throws -> Bool {
      guard let lock = try FileLock(FilePath(name)) else { return false }
      try whileLocked()
      _ = consume lock  // keeps the lock alive until here
      return true
    }
    XCTAssertTrue(try lock { XCTAssertFalse(try lock()) })
    XCTAssertTrue(try lock())
    do {
      _ = try FileLock("/proc/parlor/lock")
      XCTFail("locked")
    } catch {
      XCTAssertFalse(error.reason.isEmpty)
    }
  }

  // MARK: - Folders

  func testRelativePathsOfTheUsersFoldersAreIgnored() {
    let variables = ["XDG_STATE_HOME", "XDG_CONFIG_HOME"]
    let set = { (name: String, value: String?) in
      _ = value.map { setenv(name, $0, 1) } ?? unsetenv(name)
    }
    let old = variables.map { getenv($0).map { String(cString: $0) } }
    defer { for (name, value) in zip(variables, old) { set(name, value) } }
    for value in ["/tmp/here", "here", "./here", "", "~/here", nil] {
      for name in variables { set(name, value) }
      let folders = [UserFolder.state, UserFolder.settings].map { "\($0)" }
      if value == "/tmp/here" {
        XCTAssertEqual(folders, ["/tmp/here", "/tmp/here"])
      } else {
        XCTAssertTrue(folders.allSatisfy { $0.hasPrefix("/") }, "\(folders)")
        XCTAssertEqual(folders.map { $0.hasSuffix("/.local/state") }, [true, false], value ?? "unset")
        XCTAssertEqual(folders.map { $0.hasSuffix("/.config") }, [false, true], value ?? "unset")
      }
    }
  }

  // MARK: - Helpers

  private func failure(_ path: String, limit: Int = 1) -> UserFile.ReadFailure? {
    do throws(UserFile.ReadFailure) {
      _ = try UserFile(path).contents(limit: limit)
      return nil
    } catch {
      return error
    }
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private func names(_ folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder))
  }

  private func target(_ link: String) throws -> String {
    try FileManager.default.destinationOfSymbolicLink(atPath: path(link))
  }

  private func content(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  private func put(_ text: String, at name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  private func replace(_ name: String, with text: String) throws {
    try UserFile(path(name)).replace(with: Array(text.utf8))
  }
}

extension UserFile {
  fileprivate init(_ path: String) { self.init(FilePath(path)) }
}
