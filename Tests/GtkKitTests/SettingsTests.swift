import Foundation
import GtkKit
import XCTest

/// Settings with a schema, stored in a file of the user.
final class SettingsTests: GtkTestCase {
  private let fixture = Fixture()

  override func setUpWithError() throws {
    try FileManager.default.createDirectory(at: fixture.folder, withIntermediateDirectories: true)
    try fixture.compileSchema()
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: fixture.folder) }

  func testDefaultAppliesUntilAValueIsStored() {
    XCTAssertEqual(fixture.open()?.integer("count"), 7)
    XCTAssertEqual(fixture.open()?.set("count", to: .integer(9)), true)
    XCTAssertEqual(fixture.open()?.integer("count"), 9)
  }

  func testValueIsWrittenImmediately() throws {
    let settings = try XCTUnwrap(fixture.open())
    for value in [1, 64, 12] {
      XCTAssertTrue(settings.set("count", to: .integer(value)))
      let text = try String(contentsOfFile: fixture.file, encoding: .utf8)
      XCTAssertEqual(text.split(separator: "\n"), ["[games]", "count=\(value)"])
    }
  }

  func testInvalidStoredValuesAreIgnored() throws {
    let config = fixture.folder.appending(path: "config")
    try FileManager.default.createDirectory(at: config, withIntermediateDirectories: true)
    for text in [
      "[games]\ncount=65\n", "[games]\ncount=0\n", "[games]\ncount=many\n", "garbage\u{0}\u{FF}", "",
    ] {
      try Data(text.utf8).write(to: URL(filePath: fixture.file))
      XCTAssertEqual(fixture.open()?.integer("count"), 7, text)
    }
  }

  func testBooleansAndTextsAreStored() throws {
    let settings = try XCTUnwrap(fixture.open())
    XCTAssertEqual(settings.boolean("shown"), false)
    XCTAssertEqual(settings.text("color"), "red")
    XCTAssertTrue(settings.set("shown", to: .boolean(true)))
    XCTAssertTrue(settings.set("color", to: .text("blue")))
    XCTAssertEqual(fixture.open()?.boolean("shown"), true)
    XCTAssertEqual(fixture.open()?.text("color"), "blue")
    let text = try String(contentsOfFile: fixture.file, encoding: .utf8)
    XCTAssertEqual(text.split(separator: "\n"), ["[games]", "shown=true", "color='blue'"])
  }

  func testInvalidBooleansAndTextsAreIgnored() throws {
    let config = fixture.folder.appending(path: "config")
    try FileManager.default.createDirectory(at: config, withIntermediateDirectories: true)
    for value in ["'green'", "blue", "1", "", "[", "'blue", "b'blue'"] {
      try Data("[games]\nshown=\(value)\ncolor=\(value)\n".utf8).write(to: URL(filePath: fixture.file))
      XCTAssertEqual(fixture.open()?.boolean("shown"), false, value)
      XCTAssertEqual(fixture.open()?.text("color"), "red", value)
    }
  }

  func testMissingSchemaIsNil() {
    XCTAssertNil(
      Settings(
        schema: "org.example.Other", in: fixture.path, storedIn: FilePath(fixture.file),
        root: "/org/example/")
    )
    XCTAssertNil(
      Settings(
        schema: Fixture.schema, in: "/nowhere", storedIn: FilePath(fixture.file), root: "/org/example/"))
  }

  func testUnwritableFileIsReported() throws {
    let settings = Settings(
      schema: Fixture.schema, in: fixture.path, storedIn: "/proc/parlor/settings.ini",
      root: "/org/example/")
    XCTAssertEqual(try XCTUnwrap(settings).set("count", to: .integer(9)), false)
    XCTAssertEqual(settings?.integer("count"), 7)
  }
}

/// A folder with a schema and a settings file.
private struct Fixture {
  static let schema = "org.example.Games"

  let folder = FileManager.default.temporaryDirectory.appending(path: "settings-\(UUID().uuidString)")

  var path: FilePath { FilePath(folder.path) }
  var file: String { folder.appending(path: "config/settings.ini").path }

  @MainActor
  func open() -> Settings? {
    Settings(schema: Self.schema, in: path, storedIn: FilePath(file), root: "/org/example/")
  }

  func compileSchema() throws {
    let source = """
      <schemalist><schema id="\(Self.schema)" path="/org/example/games/">
      <key name="count" type="i"><range min="1" max="64"/><default>7</default></key>
      <key name="shown" type="b"><default>false</default></key>
      <key name="color" type="s"><choices><choice value="red"/><choice value="blue"/></choices><default>'red'</default></key>
      </schema></schemalist>
      """
    try Data(source.utf8).write(to: folder.appending(path: "org.example.gschema.xml"))
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = ["glib-compile-schemas", "--strict", folder.path]
    try compiler.run()
    compiler.waitUntilExit()
  }
}
