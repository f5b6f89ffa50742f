import CGtk
import Foundation
import GtkKit
import XCTest

/// The dialog that asks for a file to open.
final class FileChooserTests: GtkTestCase {
  func testTheChosenFileIsPassedOn() throws {
    try onMain {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appending(path: "first.lesson")
      try Data("lesson".utf8).write(to: file)
      // GTK adds the file to the recent ones, with the name of the program.
      Program.name = "parlor-tests"
      let window = present(Label("Games"))
      var path: String?
      FileChooser.open(titled: "Open", kind: "Lessons", pattern: "*.lesson", above: window) { path = $0 }
      pump(until: { Self.dialog != nil })
      let dialog = try XCTUnwrap(Self.dialog)
      XCTAssertEqual(Self.kind(of: dialog), "Lessons")
      let object = g_file_new_for_path(file.path)
      defer { g_object_unref(UnsafeMutableRawPointer(object)) }
      XCTAssertNotEqual(gtk_file_chooser_set_file(dialog, object, nil), 0)
      pump(until: { Self.hasChosen(object, in: dialog) })
      // GTK 4.18 and newer fail if the dialog closes before its path bar has read the folder.
      let widget = AnyWidget(UnsafeMutablePointer(dialog))
      pump(until: { texts(below: widget).contains(folder.lastPathComponent) })
      Self.respond(GTK_RESPONSE_ACCEPT, to: dialog)
      pump(until: { path != nil })
      XCTAssertEqual(path, file.path)
      window.destroy()
    }
  }

  func testNothingHappensWhenTheUserCancels() throws {
    try onMain {
      let window = present(Label("Games"))
      FileChooser.open(titled: "Open", kind: "Lessons", pattern: "*.lesson", above: window) { _ in
        XCTFail("nothing was chosen")
      }
      pump(until: { Self.dialog != nil })
      Self.respond(GTK_RESPONSE_CANCEL, to: try XCTUnwrap(Self.dialog))
      pump(until: { Self.dialog == nil })
      window.destroy()
    }
  }

  // MARK: - Helpers

  /// The open dialog; nil if there is none.
  @MainActor private static var dialog: OpaquePointer? {
    guard let windows = gtk_window_list_toplevels() else { return nil }
    defer { g_list_free(windows) }
    let all = sequence(first: windows) { $0.pointee.next }.compactMap(\.pointee.data)
    let dialog = all.first {
      g_type_check_instance_is_a(
        $0.assumingMemoryBound(to: GTypeInstance.self), gtk_file_chooser_dialog_get_type()) != 0
    }
    return dialog.map { OpaquePointer($0) }
  }

  @MainActor private static func kind(of dialog: OpaquePointer) -> String? {
    gtk_file_chooser_get_filter(dialog).flatMap { gtk_file_filter_get_name($0) }.map { String(cString: $0) }
  }

  @MainActor private static func hasChosen(_ file: OpaquePointer?, in dialog: OpaquePointer) -> Bool {
    guard let chosen = gtk_file_chooser_get_file(dialog) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(chosen)) }
    return g_file_equal(chosen, file) != 0
  }

  @MainActor private static func respond(_ response: GtkResponseType, to dialog: OpaquePointer) {
    gtk_dialog_response(UnsafeMutablePointer(dialog), response.rawValue)
  }
}
