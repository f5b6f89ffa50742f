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

@MainActor
enum AnnouncementLog {
  fileprivate(set) static var texts: [String] = []
}

@MainActor
func takeAnnouncements() -> [String] {
  defer { AnnouncementLog.texts = [] }
  return AnnouncementLog.texts
}

@MainActor
func accessibleName(of widget: AnyWidget) -> String? {
  widget.accessibleText(GTK_ACCESSIBLE_PROPERTY_LABEL)
}

@MainActor
func accessibleDescription(of widget: AnyWidget) -> String? {
  widget.accessibleText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
}
