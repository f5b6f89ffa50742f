import CGtk
import Foundation
import GtkKit
import XCTest

/// The dialogs that ask for a file.
final class FileChooserTests: GtkTestCase {
  func testTheChosenFileIsPassedOn() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "first.lesson")
    try Data("lesson".utf8).write(to: file)
    // GTK adds the file to the recent ones, with the name of the program.
    Program.name = "parlor-tests"
    let window = present(Label("Games"))
    var path: FilePath?
    FileChooser.open(titled: "Open", kind: "Lessons", pattern: "*.lesson", above: window) { path = $0 }
    pump(until: { Self.dialog != nil })
    XCTAssertEqual(Self.kind(of: try XCTUnwrap(Self.dialog)), "Lessons")
    let object = g_file_new_for_path(file.path)
    defer { g_object_unref(UnsafeMutableRawPointer(object)) }
    try Self.choose(object, in: folder.lastPathComponent)
    pump(until: { path != nil })
    XCTAssertEqual(path, FilePath(file.path))
  }

  func testAPathThatIsNotTextIsPassedOn() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    // The letter ö in Latin-1.
    let object = g_file_new_for_uri("file://\(folder.path)/h%F6me/l%F6sson")
    defer { g_object_unref(UnsafeMutableRawPointer(object)) }
    let path = try XCTUnwrap(g_file_get_path(object))
    defer { g_free(path) }
    let lesson = UserFile(FilePath(cString: path))
    try lesson.replace(with: Array("lesson".utf8))
    defer { try? FileManager.default.removeItem(at: folder) }
    Program.name = "parlor-tests"
    let window = present(Label("Games"))
    var chosen: FilePath?
    FileChooser.open(titled: "Open", kind: "Lessons", pattern: "*", above: window) { chosen = $0 }
    try Self.choose(object, in: "h\u{FFFD}me")
    pump(until: { chosen != nil })
    XCTAssertEqual(chosen, lesson.path)
  }

  func testTheEndingIsAddedAndNoFileIsReplacedUnasked() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    Program.name = "parlor-tests"
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

  /// Chooses a file in the dialog, when that shows the name of the file's folder.
  private static func choose(_ file: OpaquePointer?, in folder: String) throws {
    pump(until: { Self.dialog != nil })
    let dialog = try XCTUnwrap(Self.dialog)
    XCTAssertNotEqual(gtk_file_chooser_set_file(dialog, file, nil), 0)
    pump(until: { Self.hasChosen(file, in: dialog) })
    // GTK 4.18 and newer fail if the dialog closes before its path bar has read the folder.
    let widget = AnyWidget(UnsafeMutablePointer(dialog))
    pump(until: { texts(below: widget).contains { $0.hasPrefix(folder) } })
    Self.respond(GTK_RESPONSE_ACCEPT, to: dialog)
    pump(until: { Self.dialog == nil })
  }

  /// The open dialog; nil if there is none.
  private static var dialog: OpaquePointer? {
    guard let windows = gtk_window_list_toplevels() else { return nil }
    defer { g_list_free(windows) }
    let all = sequence(first: windows) { $0.pointee.next }.compactMap(\.pointee.data)
    let dialog = all.first {
      g_type_check_instance_is_a(
        $0.assumingMemoryBound(to: GTypeInstance.self), gtk_file_chooser_dialog_get_type()) != 0
    }
    return dialog.map { OpaquePointer($0) }
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
