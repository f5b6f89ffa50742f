import GtkKit
import Views

/// Copies and saves texts and pictures, and chooses files, for a window beside the games.
struct FileServices {
  private let main: Window
  private let side: () -> Window?

  /// Dialogs are above the side window if it is open, or else above the main window.
  init(above side: @escaping () -> Window?, or main: Window) {
    self.main = main
    self.side = side
  }

  /// Puts a text on the clipboard.
  func copy(_ text: String) { main.copyToClipboard(text) }

  /// Puts a picture on the clipboard. A program that takes no pictures gets the text of the SVG file.
  func copyPicture(svg: String, png: [UInt8]) {
    let text = Array(svg.utf8)
    main.copyToClipboard(["image/svg+xml": text, "image/png": png, "text/plain;charset=utf-8": text])
  }

  /// Asks the user for a file whose name matches a pattern, and calls `chosen` with its path.
  func open(
    titled title: String, kind: String, pattern: String, chosen: @escaping (_ path: FilePath?) -> Void
  ) {
    FileChooser.open(titled: title, kind: kind, pattern: pattern, above: side() ?? main, completion: chosen)
  }

  /// Asks the user for a file and saves a text in it. Calls `saved`, or `present` with an alert if that was not possible.
  func save(
    _ text: String, titled title: String, named name: String, saved: @escaping () -> Void,
    present: @escaping (Alert) -> Void
  ) {
    FileChooser.save(text, titled: title, named: name, above: side() ?? main) { failure in
      guard let failure else { return saved() }
      present(Alert(tr("The file could not be saved"), failure))
    }
  }
}
