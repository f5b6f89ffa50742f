import XCTest

final class AboutWindowTests: GtkTestCase {
  func testNothingIsSelectedAtFirstAndTheCreditsHaveLinks() throws {
    let parent = present(Label("parent"))
    AboutWindow.present(
      name: "Name", version: "1", icon: "folder", comments: "Comments", copyright: "©",
      website: "https://example.org", authors: ["Author"], translators: "translator-credits",
      links: ["Report": "https://example.org/issues"], above: parent)
    let dialog = try XCTUnwrap(Window.all.first { $0.isModal })
    pump(until: { dialog.focus != nil })
    XCTAssertEqual(Self.selectedTexts(below: AnyWidget(dialog)), [])
    XCTAssertTrue(dialog.focus?.children.contains { Label($0)?.text == "About" } == true, "the first page")
    dialog.focus?.parent?.children[1].click()
    pump()
    let credits = dialog.texts
    for text in ["Author", "Report", "https://example.org/issues"] {
      XCTAssertTrue(credits.contains { $0.contains(text) }, "\(credits)")
    }
    parent.destroy()
    pump()
  }

  private static func selectedTexts(below widget: AnyWidget) -> [String] {
    let selected = Label(widget).flatMap {
      gtk_label_get_selection_bounds(OpaquePointer($0.pointer), nil, nil) != 0 ? $0.text : nil
    }
    return [selected].compactMap(\.self) + widget.children.flatMap(selectedTexts)
  }
}

final class FileChooserTests: GtkTestCase {
  private var folder = URL(filePath: "/")

  override func setUpWithError() throws {
    try onMain {
      folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      // GTK adds files to the recent ones, with the name of the program.
      Program.name = "parlor-tests"
    }
  }

  override func tearDownWithError() throws { try onMain { try FileManager.default.removeItem(at: folder) } }

  func testTheChosenFileIsPassedOnAlsoIfItsPathIsNotText() throws {
    // The letter ö in Latin-1.
    for (name, shown) in [("room/first.lesson", "room"), ("h%F6me/l%F6sson", "h\u{FFFD}me")] {
      let file = g_file_new_for_uri("file://\(folder.path)/\(name)")
      defer { g_object_unref(UnsafeMutableRawPointer(file)) }
      let path = try XCTUnwrap(g_file_get_path(file))
      defer { g_free(path) }
      let lesson = UserFile(FilePath(cString: path))
      try lesson.replace(with: Array("lesson".utf8))
      let window = present(Label("Games"))
      var chosen: FilePath?
      FileChooser.open(titled: "Open", kind: "Lessons", pattern: "*", above: window) { chosen = $0 }
      pump(until: { Self.dialog != nil })
      let dialog = try XCTUnwrap(Self.dialog)
      XCTAssertEqual(Self.kind(of: dialog), "Lessons")
      XCTAssertNotEqual(gtk_file_chooser_set_file(dialog, file, nil), 0)
      pump(until: { Self.hasChosen(file, in: dialog) })
      // GTK 4.18 and newer fail if the dialog closes before its path bar has read the folder.
      let widget = AnyWidget(UnsafeMutablePointer(dialog))
      pump(until: { widget.texts.contains { $0.hasPrefix(shown) } })
      Self.respond(GTK_RESPONSE_ACCEPT, to: dialog)
      pump(until: { Self.dialog == nil && chosen != nil })
      XCTAssertEqual(chosen, lesson.path)
    }
  }

  func testTheEndingIsAddedAndNoFileIsReplacedUnasked() throws {
    let window = present(Label("Games"))
    var count = 0
    var failure: String?
    @MainActor func save(_ text: String, as name: String) throws {
      FileChooser.save(text, titled: "Save", named: "first.lesson", above: window) {
        failure = $0
        count += 1
      }
      pump(until: { Self.dialog != nil })
      let dialog = try XCTUnwrap(Self.dialog)
      let file = g_file_new_for_path(folder.appending(path: name).path)
      defer { g_object_unref(UnsafeMutableRawPointer(file)) }
      gtk_file_chooser_set_current_name(dialog, folder.appending(path: name).path)
      pump(until: { Self.hasChosen(file, in: dialog) })
      Self.respond(GTK_RESPONSE_ACCEPT, to: dialog)
      pump(until: { Self.dialog == nil })
    }
    func text(_ name: String) -> String? {
      try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    try save("one", as: "mine.lesson")
    pump(until: { count == 1 })
    XCTAssertEqual(text("mine.lesson"), "one")
    try save("two", as: "other")
    pump(until: { count == 2 })
    XCTAssertEqual(text("other.lesson"), "two")
    XCTAssertNil(text("other"))
    XCTAssertNil(failure)
    try save("three", as: "mine")
    pump(until: { count == 3 })
    XCTAssertNotNil(failure, "the dialog has asked about the other name")
    XCTAssertEqual(text("mine.lesson"), "one")
  }

  func testNothingHappensWhenTheUserCancels() throws {
    let window = present(Label("Games"))
    FileChooser.open(titled: "Open", kind: "Lessons", pattern: "*.lesson", above: window) { _ in
      XCTFail("nothing was chosen")
    }
    pump(until: { Self.dialog != nil })
    Self.respond(GTK_RESPONSE_CANCEL, to: try XCTUnwrap(Self.dialog))
    pump(until: { Self.dialog == nil })
  }

  // MARK: - Helpers

  private static var dialog: OpaquePointer? {
    Window.all.first { $0.isA(gtk_file_chooser_dialog_get_type()) }.map { OpaquePointer($0.pointer) }
  }

  private static func kind(of dialog: OpaquePointer) -> String? {
    gtk_file_chooser_get_filter(dialog).flatMap { gtk_file_filter_get_name($0) }.map { String(cString: $0) }
  }

  private static func hasChosen(_ file: OpaquePointer?, in dialog: OpaquePointer) -> Bool {
    guard let chosen = gtk_file_chooser_get_file(dialog) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(chosen)) }
    return g_file_equal(chosen, file) != 0
  }

  private static func respond(_ response: GtkResponseType, to dialog: OpaquePointer) {
    gtk_dialog_response(UnsafeMutablePointer(dialog), response.rawValue)
  }
}
