import GtkKit
import Models

/// Keeps the state of the program in its file: each change is written soon, by another thread, and whole.
package final class StateStore {
  /// What the user has to be told, once.
  package enum Trouble {
    /// What was kept cannot be taken up; it is now in a file of another name.
    case unusable(StateFileError, setAside: String)
    /// What was kept cannot be taken up, and stays where it is: nothing will be kept.
    case immovable(StateFileError, file: String)
    /// One game cannot be taken up; the file that it was in has another name now.
    case refused(setAside: String)
    /// What is played from now on will not be kept; the system's own words why.
    case unwritable(String)
  }

  /// The state as it is to be kept.
  package private(set) var state = SavedState()
  /// The file that holds what there was before a start afresh.
  package private(set) var backup: String?

  private let file: StateFile
  private let troubles = Notices<Trouble>()
  /// The state that was written last, or could not be.
  private var attempted: SavedState?
  private var writer: Task<Void, Never>?
  private var hasFailed = false
  /// Whether what is in the file may be replaced: not where it could be neither read nor moved away.
  private var mayWrite = true

  /// A store that goes on with what a file holds; where it starts afresh, that is set aside.
  package init(in file: StateFile, startsAfresh: Bool = false) {
    self.file = file
    if startsAfresh {
      setAside(telling: nil)
    } else {
      do throws(StateFileError) {
        state = try file.read() ?? SavedState()
        attempted = state
      } catch {
        setAside(telling: error)
      }
    }
  }

  /// Has `forget` take a game out that breaks a rule; for Hangman that shows only when its words are there.
  package func refuse(_ error: StateError, forget: (inout SavedState) -> Void) {
    if let name = moveAway(because: .breaksRule(error)) { troubles.tell(.refused(setAside: name)) }
    attempted = nil
    update(forget)
  }

  /// Takes what the file holds out of the way, and tells why, where that is not the user's own wish.
  private func setAside(telling error: StateFileError?) {
    guard let name = moveAway(because: error) else { return }
    if let error { troubles.tell(.unusable(error, setAside: name)) } else { backup = name }
  }

  /// Gives the file another name, which it returns; nil where there is none, or where it cannot be moved.
  private func moveAway(because error: StateFileError?) -> String? {
    do {
      return try FileWriter.setAside(file.path, stamp: Clock.stamp)
    } catch let failure {
      // What is there must not be lost: it is not written over.
      mayWrite = false
      hasFailed = true
      troubles.tell(error.map { .immovable($0, file: file.path) } ?? .unwritable(failure.reason))
      return nil
    }
  }

  // MARK: - Keeping

  /// Changes the state, and keeps it.
  package func update(_ change: (inout SavedState) -> Void) {
    change(&state)
    guard mayWrite, writer == nil, state != attempted else { return }
    // It begins when all that has just happened is in the state.
    writer = Task { await self.write() }
  }

  private func write() async {
    while state != attempted {
      let next = state
      let failure = await file.write(next)
      attempted = next
      if let failure { fail(failure) }
    }
    writer = nil
  }

  /// Waits until everything is written that can be; what could not be is tried once more.
  package func finish() {
    wait()
    guard hasFailed, mayWrite else { return }
    attempted = nil
    update { _ in }
    wait()
  }

  private func wait() {
    while writer != nil { MainLoop.serveMainQueueOnce() }
  }

  // MARK: - Trouble

  private func fail(_ reason: String) {
    guard !hasFailed else { return }
    hasFailed = true
    troubles.tell(.unwritable(reason))
  }

  /// Runs `listener` once for each kind of trouble, also for that which there was already.
  package func onTrouble(_ listener: @escaping (Trouble) -> Void) { troubles.listen(listener) }
}
