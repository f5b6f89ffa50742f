import CGtk
import GtkKit
import XCTest

/// A test that records what is announced to screen readers.
class AnnouncementTestCase: GtkTestCase {
  override func setUp() {
    super.setUp()
    onMain {
      Ears.texts = []
      Announcer.listener = { Ears.texts.append($0) }
    }
  }

  override func tearDown() {
    onMain { Announcer.listener = nil }
    super.tearDown()
  }
}

/// What was announced.
@MainActor
enum Ears {
  fileprivate(set) static var texts: [String] = []
}

/// What was announced since this was last asked for.
@MainActor
var heard: [String] {
  defer { Ears.texts = [] }
  return Ears.texts
}

/// The name that assistive technology knows a widget by.
@MainActor
func accessibleName(of widget: AnyWidget) -> String? {
  guard let text = cgtk_test_accessible_get_text(widget.pointer, GTK_ACCESSIBLE_PROPERTY_LABEL) else {
    return nil
  }
  defer { g_free(text) }
  return String(cString: text)
}
