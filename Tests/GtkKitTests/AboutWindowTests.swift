import CGtk
import GtkKit
import XCTest

final class AboutWindowTests: GtkTestCase {
  func testNothingIsSelectedAtFirstAndTheCreditsHaveLinks() throws {
    let parent = present(Label("parent"))
    AboutWindow.present(
      name: "Name", version: "1", icon: "folder", comments: "Comments", copyright: "©",
      website: "https://example.org", authors: ["Author"], translators: "translator-credits",
      links: ["Report": "https://example.org/issues"], above: parent)
    let dialog = try XCTUnwrap(Self.dialog)
    pump(until: { dialog.focus != nil })
    XCTAssertEqual(Self.selectedTexts(below: AnyWidget(dialog)), [])
    XCTAssertTrue(dialog.focus?.children.contains { Label($0)?.text == "About" } == true, "the first page")
    dialog.focus?.parent?.children[1].click()
    pump()
    let credits = texts(below: AnyWidget(dialog))
    for text in ["Author", "Report", "https://example.org/issues"] {
      XCTAssertTrue(credits.contains { $0.contains(text) }, "\(credits)")
    }
    parent.destroy()
    pump()
  }

  private static var dialog: Window? {
    items(of: gtk_window_get_toplevels()).compactMap { window in
      Window(of: AnyWidget(window.assumingMemoryBound(to: GtkWidget.self)))
    }.first { $0.isModal }
  }

  private static func selectedTexts(below widget: AnyWidget) -> [String] {
    let selected = Label(widget).flatMap {
      gtk_label_get_selection_bounds(OpaquePointer($0.pointer), nil, nil) != 0 ? $0.text : nil
    }
    return [selected].compactMap(\.self) + widget.children.flatMap(selectedTexts)
  }
}
