import Controllers
import GtkKit
import Persistence
import Views

/// Saves and opens the sessions of the Inspector.
struct SessionFiles {
  let files: FileServices
  /// Presents an alert in the window of the dialogs.
  let present: (Alert) -> Void

  /// Asks the user for a file and saves a session in it. Calls `saved` afterwards.
  func save(_ session: Session, saved: @escaping () -> Void) {
    Task {
      do throws(SessionFileError) {
        let text = try await SessionFile.text(of: session, savedBy: ParlorApplication.version)
        files.save(
          text, titled: tr("Save Session"), named: "lesson" + SessionFile.ending, saved: saved,
          present: present)
      } catch {
        present(Alert(tr("The session could not be saved"), error.message))
      }
    }
  }

  /// Asks the user for a file and calls `opened` with its session.
  func open(_ opened: @escaping (Session) -> Void) {
    files.open(
      titled: tr("Open Session"), kind: tr("Sessions of Parlor"), pattern: "*" + SessionFile.ending
    ) { open($0, opened) }
  }

  /// Reads a file and calls `opened` with its session. The path is nil if the file is not on this computer.
  func open(_ path: FilePath?, _ opened: @escaping (Session) -> Void) {
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
