import CGtk
import GtkKit
import XCTest

/// A test that records announcements to screen readers.
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

/// The recorded announcements.
@MainActor
enum Ears {
  fileprivate(set) static var texts: [String] = []
}

/// The announcements since the last call.
@MainActor
var heard: [String] {
  defer { Ears.texts = [] }
  return Ears.texts
}

/// The accessible name of a widget.
@MainActor
func accessibleName(of widget: AnyWidget) -> String? {
  guard let text = cgtk_test_accessible_get_text(widget.pointer, GTK_ACCESSIBLE_PROPERTY_LABEL) else {
    return nil
  }
  defer { g_free(text) }
  return String(cString: text)
}
