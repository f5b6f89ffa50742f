/// A test that records announcements to screen readers.
class AnnouncementTestCase: GameTestCase {
  override func setUp() {
    super.setUp()
    onMain {
      AnnouncementLog.texts = []
      Announcer.listener = { text, _ in AnnouncementLog.texts.append(text) }
    }
  }

  override func tearDown() {
    onMain { Announcer.listener = nil }
    super.tearDown()
  }
}

/// The recorded announcements.
@MainActor
enum AnnouncementLog {
  fileprivate(set) static var texts: [String] = []
}

/// The announcements since the last call.
@MainActor
func takeAnnouncements() -> [String] {
  defer { AnnouncementLog.texts = [] }
  return AnnouncementLog.texts
}

/// The accessible name of a widget.
@MainActor
func accessibleName(of widget: AnyWidget) -> String? {
  widget.accessibleText(GTK_ACCESSIBLE_PROPERTY_LABEL)
}

/// The accessible description of a widget; nil if it has none.
@MainActor
func accessibleDescription(of widget: AnyWidget) -> String? {
  widget.accessibleText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
}
