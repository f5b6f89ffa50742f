import Foundation
import GtkKit
import XCTest

/// Files of the user's own.
final class FileWriterTests: XCTestCase {
  private var folder = URL(filePath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "writer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  func testAFileAndTheFoldersItNeedsAreTheUsersAlone() throws {
    let path = folder.appending(path: "a/b/file").path
    try FileWriter.replace(path, with: Array("one".utf8))
    try FileWriter.replace(path, with: Array("two".utf8))
    XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "two")
    for (name, mode) in [("a", 0o700), ("a/b", 0o700), ("a/b/file", 0o600)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.appending(path: name).path)
      XCTAssertEqual(attributes[.posixPermissions] as? Int, mode, name)
    }
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "a/b").path), ["file"])
  }

  func testALinkIsReplacedAndWhatItLeadsToStays() throws {
    let (file, link) = (folder.appending(path: "file"), folder.appending(path: "link"))
    try Data("old".utf8).write(to: file)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    try FileWriter.replace(link.path, with: Array("new".utf8))
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "old")
    XCTAssertEqual(try String(contentsOf: link, encoding: .utf8), "new")
  }

  func testWhatCannotBeWrittenIsToldInTheSystemsWordsAndLeavesNothing() throws {
    for path in ["/proc/parlor/file", "/dev/null/file", folder.path] {
      XCTAssertThrowsError(try FileWriter.replace(path, with: [1])) { error in
        XCTAssertFalse((error as? FileWriter.Failure)?.reason.isEmpty ?? true, path)
      }
    }
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), [])
  }

  func testFilesAndFoldersAreMoved() throws {
    let (old, new) = (folder.appending(path: "old").path, folder.appending(path: "new").path)
    XCTAssertFalse(FileWriter.exists(old))
    try FileManager.default.createDirectory(atPath: "\(old)/inner", withIntermediateDirectories: true)
    try FileWriter.move(old, to: new)
    XCTAssertFalse(FileWriter.exists(old))
    XCTAssertTrue(FileWriter.exists("\(new)/inner"))
    XCTAssertThrowsError(try FileWriter.move(old, to: new))
  }

  func testALinkThatLeadsNowhereIsThere() throws {
    let link = folder.appending(path: "link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/nowhere")
    XCTAssertTrue(FileWriter.exists(link))
  }

  func testOnlyAnOwnFileIsReadWhereItMustBe() throws {
    let file = folder.appending(path: "file").path
    try FileWriter.replace(file, with: [1, 2])
    XCTAssertEqual(try FileReader.bytes(ofFile: file, limit: 2, mustBeOwn: true), [1, 2])
    // Only the superuser can give a file away; everybody else has the superuser's to read.
    let foreign = chown(file, 12_345, 12_345) == 0 ? file : "/etc/passwd"
    XCTAssertFalse(try FileReader.bytes(ofFile: foreign, limit: 1 << 20).isEmpty)
    XCTAssertThrowsError(try FileReader.bytes(ofFile: foreign, limit: 1 << 20, mustBeOwn: true)) { error in
      guard case FileReader.Failure.foreign = error else { return XCTFail("\(error)") }
    }
  }
}
