class AnnouncementTestCase: GameTestCase {
  override func setUp() {
    super.setUp()
    onMain {
      announced = []
      Announcer.listener = { text, _ in announced.append(text) }
    }
  }

  override func tearDown() {
    onMain { Announcer.listener = nil }
    super.tearDown()
  }
}

@MainActor private var announced: [String] = []

/// The announcements since the last call.
@MainActor
func takeAnnouncements() -> [String] {
  defer { announced = [] }
  return announced
}

@MainActor
func accessibleName(of widget: AnyWidget) -> String? {
  widget.accessibleText(GTK_ACCESSIBLE_PROPERTY_LABEL)
}

@MainActor
func accessibleDescription(of widget: AnyWidget) -> String? {
  widget.accessibleText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
}
