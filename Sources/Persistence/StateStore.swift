import Controllers
import GtkKit
import Models

/// Saves the state of the program in a file: after the screen shows a change, in the background, and atomically.
///
/// A program writes the file only if it holds the lock, and only over content that it has read or written.
package final class StateStore {
  package enum Problem {
    /// The saved games could not be loaded. The file was renamed.
    case unusable(StateFileError, backup: FilePath)
    /// The saved games could not be loaded, and the file is left unchanged: nothing will be saved.
    case untouched(StateFileError, file: FilePath)
    /// Some games or statistics could not be loaded. A backup has them. Without a backup nothing will be saved.
    case refused([any SaveKeyProtocol], backup: FilePath?)
    /// The file could not be written, with the system's error message.
    case unwritable(String, file: FilePath)
    /// Another program holds the lock: nothing will be saved.
    case inUse
    /// Another program has written the file: nothing more will be saved.
    case changed(file: FilePath)
  }

  package private(set) var state = SavedState()
  /// The backup that `resets` has created.
  package private(set) var backup: FilePath?
  /// Is told each problem, and first those that came before there was a listener.
  package var onProblem: ((Problem) -> Void)? {
    didSet { while !pending.isEmpty { post(pending.removeFirst()) } }
  }
  private var pending: [Problem] = []

  /// The present position in the random numbers with a seed; nil without one.
  var seedPosition: () -> SeedPosition? = { nil }

  /// The keys of refused values that are not reported yet. Values refused at the same time are reported together.
  private var refused: [any SaveKeyProtocol] = []

  private let file: StateFile
  private let lock: FileLock?
  /// The content of the file that this program has last read or written.
  private var contents: [UInt8]?
  /// The last backup of the file, with its content.
  private var copy: (contents: [UInt8], path: FilePath)?
  /// The state that was last read or written, successfully or not.
  private var attempted: SavedState? = SavedState()
  private var writer: Task<Void, Never>?
  /// Whether writing will start before the next frame.
  private var isWritingDue = false
  /// Whether the windows are being made. A change is then written with the next one, because writing would delay the first frame.
  package var isStarting = false
  /// Whether the last attempt to write failed. Reported once, until writing succeeds again.
  private var hasFailed = false
  private var canSave: Bool

  /// Creates a store with the state of a file. `resets` sets the file aside first. Unless it `saves`, the file is neither read nor
  /// written.
  package init(in file: StateFile, resets: Bool = false, saves: Bool = true) {
    self.file = file
    canSave = saves
    do {
      lock = saves ? try FileLock(file.lockPath) : nil
      if saves, lock == nil { stopSaving(.inUse) }
    } catch {
      // Locks are unavailable, for instance because of the file system. Comparing still protects the file.
      lock = nil
    }
    guard saves else { return }
    if !resets { load() } else if canSave { setAside() }
  }

  private func load() {
    do throws(StateFileError) {
      guard let contents = try file.read() else { return }
      state = try SavedState(contents, format: .parlor)
      self.contents = contents
      attempted = state
      report(state.games.unreadable)
    } catch {
      guard canSave, error.isFileInvalid else { return stopSaving(.untouched(error, file: file.path)) }
      setAside(because: error)
    }
  }

  /// Renames the file, and reports the reason unless the user requested it.
  private func setAside(because error: StateFileError? = nil) {
    do throws(SystemError) {
      guard let name = try file.userFile.setAside(stamp: Clock.stamp) else { return }
      if let error { post(.unusable(error, backup: name)) } else { backup = name }
    } catch let failure {
      // The file could not be renamed, so it must not be overwritten.
      stopSaving(.untouched(error ?? .unread(.unreadable(failure)), file: file.path))
    }
  }

  // MARK: - Single values

  /// Reports removed values, and saves without them once there is a backup.
  func report(_ keys: [any SaveKeyProtocol]) {
    guard !keys.isEmpty else { return }
    if canSave, (try? backUp()) == nil { canSave = false }
    if refused.isEmpty {
      MainLoop.idle { [weak self] in
        guard let self else { return }
        post(.refused(refused, backup: canSave ? copy?.path : nil))
        refused = []
      }
    }
    refused += keys
    attempted = nil
    update { _ in }
  }

  /// Writes a backup of the file, unless there is one with the same content.
  private func backUp() throws(SystemError) {
    guard let contents, copy?.contents != contents else { return }
    copy = (contents, try file.userFile.backUp(contents, stamp: Clock.stamp))
  }

  // MARK: - Saving

  package func update(_ change: (inout SavedState) -> Void) {
    change(&state)
    guard canSave, !isStarting, writer == nil, !isWritingDue, state != attempted else { return }
    isWritingDue = true
    // The screens that observe a model show the change first.
    MainLoop.beforeNextFrame { [weak self] in self?.startWriting() }
  }

  private func startWriting() {
    guard isWritingDue else { return }
    isWritingDue = false
    writer = Task { await self.write() }
  }

  private func write() async {
    while canSave, state != attempted {
      let next = state
      attempted = next
      do {
        contents = try await file.write(next, over: contents)
        hasFailed = false
      } catch .unwritable(let reason) {
        if !hasFailed { post(.unwritable(reason, file: file.path)) }
        hasFailed = true
      } catch {
        stopSaving(.changed(file: file.path))
      }
    }
    writer = nil
  }

  /// Waits until everything is written. Retries a failed write once.
  package func finish() {
    writeNow()
    guard hasFailed, canSave else { return }
    attempted = nil
    writeNow()
  }

  private func writeNow() {
    update { _ in }
    startWriting()
    while writer != nil { MainLoop.serveMainQueueOnce() }
  }

  // MARK: - Errors

  private func stopSaving(_ problem: Problem) {
    canSave = false
    post(problem)
  }

  private func post(_ problem: Problem) {
    if let onProblem { onProblem(problem) } else { pending.append(problem) }
  }
}

extension StateStore: SaveStore {
  package var games: GameValues {
    get { state.games }
    set {
      update {
        $0.games = newValue
        $0.seedPosition = seedPosition() ?? $0.seedPosition
      }
    }
  }

  /// An invalid value is reported. In Hangman, it is found when the words are loaded.
  package func refuse(_ key: some SaveKeyProtocol, _ reason: SaveRefusal) {
    if reason == .invalid { report([key]) }
  }

  package func copyGames() throws(CopyError) -> String? {
    guard canSave else { return nil }
    do { return "\(try file.userFile.backUp(state.encoded(), stamp: Clock.stamp))" } catch {
      throw CopyError(reason: (error as? SystemError)?.reason ?? "\(error)")
    }
  }
}

/// Where the random numbers of all games go on that began with a seed or a date.
package nonisolated struct SeedPosition: Codable, Equatable, Sendable {
  /// The seed of the program; nil if it had none.
  let seed: UInt64?
  /// The seeds with which their generators go on, by the names of the games.
  let states: [String: [UInt64]]
  /// The games of a day; nil in files of earlier versions.
  let days: [String: Chance.Day]?
}

extension GameServices {
  /// The services for the games of a store. With a seed, each game is the same in every run, independent of the other games. Saved
  /// games go on with the numbers that were next, so that a new start does not repeat the last ones.
  package init(seed: UInt64?, savedIn store: StateStore) {
    self.init(
      makeGenerator: { if let seed { SeededGenerator(seed: seed) } else { SystemRandomNumberGenerator() } },
      saves: store)
    // The games begin with the seed itself.
    throwSeed = ~(seed ?? .random(in: 0 ... .max))
    var isKnown = seed != nil
    if let position = store.state.seedPosition, position.seed == seed {
      chance.begin(with: position.states)
      chance.days = position.days ?? [:]
      isKnown = true
    }
    store.seedPosition = { [chance] in
      isKnown = isKnown || !chance.days.isEmpty
      return isKnown ? SeedPosition(seed: seed, states: chance.states, days: chance.days) : nil
    }
  }
}
