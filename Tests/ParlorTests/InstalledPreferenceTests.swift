import XCTest

/// The desktop's preferences from GSettings, without a settings portal.
final class InstalledPreferenceTests: ProgramTestCase {
  func testD5_gsettingsApplyWithoutAPortal() throws {
    try setScheme("default")
    let parlor = try start(environment: try settings())
    try waitForWindow(of: parlor)
    // A window that is not drawn yet is black.
    XCTAssertTrue(try eventually { try !isDark() }, "it is not drawn")
    try setScheme("prefer-dark")
    XCTAssertTrue(try eventually { try isDark() }, "it stays light")
    try setScheme("prefer-light")
    XCTAssertTrue(try eventually { try !isDark() }, "it stays dark")
    quit(parlor)
  }

  /// Whether the header bar is dark, at an empty place.
  private func isDark() throws -> Bool {
    let window = try self.window("Parlor")
    return try display.brightness(of: window, at: 20 + Self.shadow, 6 + Self.shadow) < 0.5
  }

  /// The largest width of the shadow that GTK draws around its windows.
  private static let shadow = 30

  /// An environment with these GSettings keys, and a file for their values.
  private func settings() throws -> [String: String?] {
    let schemas = folder.appending(path: "schemas")
    try FileManager.default.createDirectory(at: schemas, withIntermediateDirectories: true)
    let schema = """
      <schemalist>
        <enum id="scheme">
          <value nick="default" value="0"/><value nick="prefer-dark" value="1"/>
          <value nick="prefer-light" value="2"/>
        </enum>
        <schema id="org.gnome.desktop.interface" path="/org/gnome/desktop/interface/">
          <key name="color-scheme" enum="scheme"><default>'default'</default></key>
        </schema>
      </schemalist>
      """
    try Data(schema.utf8).write(to: schemas.appending(path: "test.gschema.xml"))
    XCTAssertNotNil(Tool.output(["glib-compile-schemas", schemas.path]))
    return [
      "GSETTINGS_SCHEMA_DIR": schemas.path, "GSETTINGS_BACKEND": "keyfile", "XDG_CONFIG_HOME": folder.path,
    ]
  }

  private func setScheme(_ scheme: String) throws {
    let place = folder.appending(path: "glib-2.0/settings")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data("[org/gnome/desktop/interface]\ncolor-scheme='\(scheme)'\n".utf8).write(
      to: place.appending(path: "keyfile"))
  }
}
