import Controllers
import GtkKit
import Persistence
import Views

/// Copies, saves and opens texts, pictures and sessions, for a window beside the games.
struct FileServices {
  private let parent: () -> Window
  private let present: (Alert) -> Void

  /// Dialogs are above the window that `parent` returns.
  init(above parent: @escaping () -> Window, present: @escaping (Alert) -> Void) {
    (self.parent, self.present) = (parent, present)
  }

  func copy(_ text: String) { parent().copyToClipboard(text) }

  /// Puts a picture on the clipboard. A program that takes no pictures gets the text of the SVG file.
  func copyPicture(svg: String, png: [UInt8]) {
    let text = Array(svg.utf8)
    parent().copyToClipboard(["image/svg+xml": text, "image/png": png, "text/plain;charset=utf-8": text])
  }

  /// Asks the user for a file and saves a text in it. Calls `saved` afterwards.
  func save(_ text: String, titled title: String, named name: String, saved: @escaping () -> Void) {
    FileChooser.save(text, titled: title, named: name, above: parent()) { failure in
      guard let failure else { return saved() }
      present(Alert(tr("The file could not be saved"), failure))
    }
  }

  // MARK: - Sessions

  /// Asks the user for a file and saves a session in it. Calls `saved` afterwards.
  func save(_ session: Session, saved: @escaping () -> Void) {
    Task {
      do throws(SessionFileError) {
        let text = try await SessionFile.text(of: session, savedBy: ParlorApplication.version)
        save(text, titled: tr("Save Session"), named: "lesson" + SessionFile.ending, saved: saved)
      } catch {
        present(Alert(tr("The session could not be saved"), error.message))
      }
    }
  }

  /// Asks the user for a file and calls `opened` with its session.
  func openSession(_ opened: @escaping (Session) -> Void) {
    FileChooser.open(
      titled: tr("Open Session"), kind: tr("Sessions of Parlor"), pattern: "*" + SessionFile.ending,
      above: parent()
    ) { openSession($0, opened) }
  }

  /// Reads a file and calls `opened` with its session. The path is nil if the file is not on this computer.
  func openSession(_ path: FilePath?, _ opened: @escaping (Session) -> Void) {
    let format = SavedState.Format.parlor
    let file = path.map { "\($0.name)" }
    Task {
      do throws(SessionFileError) {
        guard let path else { throw .elsewhere }
        var session = try await SessionFile.session(ofFile: path, format: format)
        session.name = file?.replacing(SessionFile.ending, with: "")
        opened(session)
      } catch {
        let title = file.map { tr("{file} could not be opened", ["file": $0]) }
        present(Alert(title ?? tr("The session could not be opened"), error.message))
      }
    }
  }
}
