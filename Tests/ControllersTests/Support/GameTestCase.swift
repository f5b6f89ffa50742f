@_exported import CGtk
@_exported import Controllers
@_exported import DemoScenes
@_exported import Foundation
@_exported import GtkKit
@_exported import Hands
@_exported import Models
@_exported import Persistence
@_exported import ScriptedChance
@_exported import SoakSupport
@_exported import TestSupport
@_exported import Views
@_exported import XCTest

/// A test that opens windows with games, in their style.
class GameTestCase: GtkTestCase {
  override func setUp() {
    super.setUp()
    onMain { WindowFixture.loadStyle() }
  }

  override func tearDown() {
    onMain {
      WindowFixture.clear()
      Animation.clock = TimeSource.system.milliseconds
    }
  }
}
