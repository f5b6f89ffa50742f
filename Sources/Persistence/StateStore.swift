import Controllers
import GtkKit

/// Saves the state of the program in its file: each change soon, on another thread, and as a whole.
///
/// The file is written only by the program that has its lock, and only over what this program has read or written.
package final class StateStore {
  /// What the user has to be told, once.
  package enum Trouble {
    /// The saved games could not be loaded; the file has another name now.
    case unusable(StateFileError, backup: String)
    /// The saved games could not be loaded, and the file stays as it is: nothing will be saved.
    case untouched(StateFileError, file: String)
    /// Some games could not be loaded; a copy of the file has them. Without a copy nothing will be saved.
    case refused([ScreenName], backup: String?)
    /// The file could not be written; the system's own words why.
    case unwritable(String, file: String)
    /// Another program has the lock: nothing will be saved.
    case inUse
    /// Another program has written the file: nothing more will be saved.
    case changed(file: String)
  }

  /// The state to be saved.
  package private(set) var state = SavedState()
  /// The backup that a start with `startsAfresh` has made.
  package private(set) var backup: String?
  /// Whether another program plays with the same saved games.
  package private(set) var isShared = false

  /// The games that were left out and are not yet reported; those that are found together are reported together.
  private var refused: [ScreenName] = []

  private let file: StateFile
  private let lock: FileLock?
  private let troubles = PendingNotices<Trouble>()
  /// What the file holds, as far as this program has read or written it.
  private var contents: [UInt8]?
  /// A copy of the file that was made, and what was in it.
  private var copy: (contents: [UInt8], path: String)?
  /// The state that was written last, or could not be.
  private var attempted: SavedState?
  private var writer: Task<Void, Never>?
  /// Whether the last attempt to write has failed; reported once, until writing succeeds again.
  private var hasFailed = false
  private var maySave = true

  /// A store that continues with what a file holds; where it starts afresh, that is set aside.
  package init(in file: StateFile, startsAfresh: Bool = false) {
    self.file = file
    do {
      lock = try FileLock(file.lockPath)
      isShared = lock == nil
    } catch {
      // No lock can be had here, for instance on a file system without locks. Comparing still protects the file.
      lock = nil
    }
    if isShared { stopSaving(.inUse) }
    if !startsAfresh { load() } else if maySave { setAside() }
  }

  private func load() {
    do throws(StateFileError) {
      guard let contents = try file.read() else { return }
      state = try SavedState(contents, format: .parlor)
      self.contents = contents
      attempted = state
      if !state.unreadable.isEmpty { report(state.unreadable) }
    } catch {
      guard maySave, error.isOfTheFile else { return stopSaving(.untouched(error, file: file.path)) }
      setAside(because: error)
    }
  }

  /// Renames the file, and reports why unless the user has asked for it.
  private func setAside(because error: StateFileError? = nil) {
    do throws(SystemError) {
      guard let name = try file.setAside(stamp: Clock.stamp) else { return }
      if let error { troubles.tell(.unusable(error, backup: name)) } else { backup = name }
    } catch let failure {
      // What is there must not be lost: it is not written over.
      stopSaving(.untouched(error ?? .unread(.unreadable(failure)), file: file.path))
    }
  }

  // MARK: - Single games

  /// Takes out a game that breaks a rule; for Hangman that shows only when its words are there.
  package func refuse(_ game: ScreenName, forget: (inout SavedState) -> Void) {
    forget(&state)
    report([game])
  }

  /// Reports games that were left out, and saves without them once there is a copy of the file.
  private func report(_ games: [ScreenName]) {
    if maySave, (try? backUp()) == nil { maySave = false }
    if refused.isEmpty { MainLoop.idle { [weak self] in self?.tellOfRefused() } }
    refused += games
    attempted = nil
    update { _ in }
  }

  private func tellOfRefused() {
    troubles.tell(.refused(refused, backup: maySave ? copy?.path : nil))
    refused = []
  }

  /// Writes a copy of the file; one will do for several games.
  private func backUp() throws(SystemError) {
    guard let contents, copy?.contents != contents else { return }
    copy = (contents, try file.backUp(contents, stamp: Clock.stamp))
  }

  // MARK: - Saving

  /// Changes the state, and saves it.
  package func update(_ change: (inout SavedState) -> Void) {
    change(&state)
    guard maySave, writer == nil, state != attempted else { return }
    // It begins when all that has just happened is in the state.
    writer = Task { await self.write() }
  }

  private func write() async {
    while maySave, state != attempted {
      let next = state
      attempted = next
      do {
        contents = try await file.write(next, over: contents)
        hasFailed = false
      } catch {
        fail(error)
      }
    }
    writer = nil
  }

  /// Waits until everything is written that can be; what could not be is tried once more.
  package func finish() {
    wait()
    guard hasFailed, maySave else { return }
    attempted = nil
    update { _ in }
    wait()
  }

  private func wait() {
    while writer != nil { MainLoop.serveMainQueueOnce() }
  }

  // MARK: - Trouble

  private func fail(_ failure: StateFile.WriteFailure) {
    switch failure {
    case .changed: stopSaving(.changed(file: file.path))
    case .unwritable(let reason):
      guard !hasFailed else { return }
      hasFailed = true
      troubles.tell(.unwritable(reason, file: file.path))
    }
  }

  private func stopSaving(_ trouble: Trouble) {
    maySave = false
    troubles.tell(trouble)
  }

  /// Runs `listener` once for each kind of trouble, also for that which there was already.
  package func onTrouble(_ listener: @escaping (Trouble) -> Void) { troubles.listen(listener) }
}
