import Controllers
import GtkKit
import Views
import XCTest

/// Alerts in front of everything else.
final class AlertTests: GtkTestCase {
  func testD4_alertsQueueAndEachCompletionRunsOnce() {
    onMain {
      let stage = Stage(.craps, make: controller)
      var closed: [String] = []
      for name in ["first", "second", "third"] {
        stage.tabBar.present(Alert(name, "Text of \(name)")) { closed.append(name) }
      }
      for name in ["first", "second", "third"] {
        XCTAssertEqual(stage.alert?.title, name)
        XCTAssertEqual(stage.alert?.message, "Text of \(name)")
        XCTAssertEqual(AnyWidget.all(named: "alert", below: stage.window).count, 1)
        stage.closeAlert()
      }
      XCTAssertEqual(closed, ["first", "second", "third"])
      XCTAssertNil(stage.view.alert)
    }
  }

  func testD4_anAlertThatACompletionRaisesComesAfterThoseThatWait() {
    onMain {
      let stage = Stage(.craps, make: controller)
      stage.tabBar.present(Alert("first", "")) { stage.tabBar.present(Alert("third", "")) {} }
      stage.tabBar.present(Alert("second", "")) {}
      var titles: [String] = []
      while let alert = stage.alert, titles.count < 5 {
        titles.append(alert.title)
        stage.closeAlert()
      }
      XCTAssertEqual(titles, ["first", "second", "third"])
    }
  }

  func testD4_escapeAndEnterCloseAnAlert() {
    onMain {
      let stage = Stage(.craps, make: controller)
      for key in [Keys.escape, Keys.enter] {
        var isClosed = false
        stage.tabBar.present(Alert("Title", "Text")) { isClosed = true }
        pump()
        XCTAssertFalse(Keys.press("x", in: stage.window))
        XCTAssertNotNil(stage.alert)
        XCTAssertTrue(Keys.press(key, in: stage.window))
        pump()
        XCTAssertNil(stage.alert)
        XCTAssertTrue(isClosed)
      }
    }
  }

  func testD4_theFocusIsOnTheAlertsButtonAndComesBackAfterwards() {
    onMain {
      let stage = Stage(.craps, make: controller)
      for name in ["rollButton", "anteSlider"] {
        XCTAssertTrue(stage.find(name).grabFocus())
        stage.tabBar.present(Alert("Title", "Text")) {}
        pump()
        XCTAssertEqual(stage.window.focus?.name, "alertButton")
        stage.closeAlert()
        XCTAssertEqual(stage.window.focus?.name, name)
      }
    }
  }

  func testD4_theFocusComesBackToAButtonThatTheAlertsEndMakesUsableAgain() {
    onMain {
      let pig = PigTable(generator: ScriptedGenerator.dice(Array(repeating: 5, count: 20)))
      for _ in 0..<20 { pig.roll() }
      XCTAssertTrue(pig.view.passButton.grabFocus())
      pig.pass()
      pump()
      pig.stage.closeAlert()
      XCTAssertEqual(pig.stage.window.focus?.isEffectivelySensitive, true)
      XCTAssertTrue(pig.stage.window.tabOrder().contains("rollButton"))
    }
  }

  func testD4_nothingBehindAnAlertCanBeReached() {
    onMain {
      let stage = Stage(.craps, make: controller)
      stage.tabBar.present(Alert("Title", "Text")) {}
      pump()
      XCTAssertEqual(stage.window.tabOrder().filter { $0 != "alertButton" }, [])
      for tab in AnyWidget.all(named: "pigTab", below: stage.window) where tab.isMapped {
        XCTAssertFalse(tab.isEffectivelySensitive)
      }
      stage.closeAlert()
      XCTAssertTrue(stage.window.tabOrder().contains("rollButton"))
      stage.clickTab(.pig)
      XCTAssertTrue(stage.find("pigScreen").isMapped)
    }
  }

  func testD4_theApplicationIsToldWhenPlayStopsAndGoesOn() {
    onMain {
      let stage = Stage(.craps, make: controller)
      var told: [Bool] = []
      stage.tabBar.onModalChange = { told.append($0) }
      stage.tabBar.present(Alert("first", "")) {}
      XCTAssertEqual(told.last, true)
      stage.tabBar.present(Alert("second", "")) {}
      stage.closeAlert()
      XCTAssertEqual(told.last, true)
      stage.closeAlert()
      XCTAssertEqual(told.last, false)
    }
  }

  func testD4_aWindowCanGoWithAnAlertInFront() {
    onMain {
      let stage = Stage(.craps, make: controller)
      stage.find("rollButton").grabFocus()
      stage.tabBar.present(Alert("Title", "Text")) { XCTFail("nobody closed it") }
      pump()
      stage.close()
    }
  }
}
