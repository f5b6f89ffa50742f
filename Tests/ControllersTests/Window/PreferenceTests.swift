import CGtk
import Controllers
import GtkKit
import XCTest

/// The desktop's preferences, from the settings portal.
final class PreferenceTests: GameTestCase {
  func testD5_settingsPortalChangesApplyToAnOpenWindow() throws {
    try withPortal("{'color-scheme': <uint32 1>, 'contrast': <uint32 0>}") { portal, fixture in
      pump(until: { fixture.styles == ["dark"] }, "dark")
      portal.change("contrast", to: "uint32 1")
      pump(until: { fixture.styles == ["dark", "contrast"] }, "dark and contrast")
      portal.change("color-scheme", to: "uint32 2")
      pump(until: { fixture.styles == ["contrast"] }, "contrast")
      portal.change("contrast", to: "uint32 0")
      pump(until: { fixture.styles.isEmpty }, "neither")
    }
  }

  func testD5_reducedMotionOfTheSettingsPortalApplies() throws {
    Desktop.resetPreferences()
    try withPortal("{'reduced-motion': <uint32 1>}") { portal, _ in
      pump(until: { !Desktop.allowsMotion })
      portal.change("reduced-motion", to: "uint32 0")
      pump(until: { Desktop.allowsMotion })
    }
  }

  func testD5_settingsApplyFromALaterPortalAndRemainWhenItStops() throws {
    let fixture = WindowFixture(.craps, make: controller)
    let preferences = DesktopPreferences()
    pump()
    XCTAssertEqual(fixture.styles, [])
    let first = try FakePortal(answer: answer(with: "{'color-scheme': <uint32 1>}"))
    pump(until: { fixture.styles == ["dark"] })
    first.stop()
    pump()
    XCTAssertEqual(fixture.styles, ["dark"])
    let second = try FakePortal(answer: answer(with: "{'color-scheme': <uint32 0>}"))
    pump(until: { fixture.styles.isEmpty })
    second.stop()
    withExtendedLifetime(preferences) {}
  }

  /// Warnings are fatal in the tests.
  func testD5_portalValuesOfTheWrongTypeAreIgnored() throws {
    for answer in [
      "()", "('text',)", "({'\(appearance)': 5},)", "({'\(appearance)': {'color-scheme': 1}},)",
      "({'\(appearance)': {'color-scheme': <'dark'>, 'contrast': <(1, 2)>}},)",
      "({'\(appearance)': {'color-scheme': <<uint32 1>>}},)", "(@a{sa{sv}} {},)",
    ] {
      try withPortal(answer: answer) { portal, fixture in
        portal.emit("('\(appearance)',)")
        portal.emit("('\(appearance)', uint32 1, 'x')")
        portal.change("color-scheme", to: "'dark'")
        portal.change("no-such-key", to: "uint32 1")
        // This value is valid, so everything sent before it has arrived.
        portal.change("contrast", to: "uint32 1")
        pump(until: { fixture.styles == ["contrast"] }, answer)
      }
    }
  }

  func testD5_unresponsivePortalBlocksNothing() throws {
    try withPortal(answer: nil) { portal, fixture in
      fixture.window.waitForFrames(2)
      XCTAssertEqual(fixture.styles, [])
      portal.change("color-scheme", to: "uint32 1")
      pump(until: { fixture.styles == ["dark"] })
    }
  }

  func testD5_darkPreferenceOfGtkRemainsInForce() throws {
    Desktop.setPrefersDark(true)
    try withPortal("{'color-scheme': <uint32 1>}") { portal, fixture in
      pump(until: { fixture.styles == ["dark"] })
      portal.change("color-scheme", to: "uint32 2")
      portal.change("contrast", to: "uint32 1")
      pump(until: { fixture.styles == ["dark", "contrast"] })
    }
  }

  func testD5_preferencesAreReleased() throws {
    let before = RetainedObjects.liveCount
    for answer in [nil, "()", answer(with: "{'contrast': <uint32 1>}")] {
      let portal = try FakePortal(answer: answer)
      var preferences: DesktopPreferences? = DesktopPreferences()
      let isOn = answer?.contains("contrast") == true
      pump(until: { preferences != nil && Desktop.prefersContrast == isOn })
      preferences = nil
      portal.stop()
      pump(until: { !Desktop.prefersContrast && RetainedObjects.liveCount == before })
    }
  }

  override func tearDown() {
    onMain { Desktop.resetPreferences() }
    super.tearDown()
  }
}

@MainActor
private func withPortal(_ settings: String, _ test: (FakePortal, WindowFixture) throws -> Void) throws {
  try withPortal(answer: answer(with: settings), test)
}

/// The answer of a portal with these settings and some of another namespace.
private func answer(with settings: String) -> String {
  "({'\(appearance)': \(settings), 'org.example': {'x': <true>}},)"
}

/// Runs a test with a portal and an open window.
@MainActor
private func withPortal(answer: String?, _ test: (FakePortal, WindowFixture) throws -> Void) throws {
  let portal = try FakePortal(answer: answer)
  let preferences = DesktopPreferences()
  try test(portal, WindowFixture(.craps, make: controller))
  portal.stop()
  withExtendedLifetime(preferences) {}
}

extension WindowFixture {
  /// The style classes of the window that stand for a preference.
  @MainActor
  fileprivate var styles: [String] { ["dark", "contrast"].filter { window.hasStyle($0) } }
}

private let appearance = "org.freedesktop.appearance"
