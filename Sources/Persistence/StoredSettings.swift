import Controllers
import GtkKit

/// Hangman's settings, stored on each change. A setting that cannot be stored applies until the program ends.
package final class StoredSettings: HangmanSettings {
  /// A problem to report to the user, once.
  package enum Problem {
    /// The file is damaged. It was renamed.
    case unusable(backup: String)
    /// The file cannot be read, and is left unchanged. Contains the system's error message.
    case unreadable(String, file: String)
    /// Changes will not be stored: this file is missing, or cannot be written.
    case unwritable(file: String)
  }

  private let settings: Settings?
  private let file: String
  /// The values that apply if nothing is stored: without a schema, or if the file cannot be written.
  private let defaults = RegisteredDefaults()
  private var unstored: Set<Key> = []
  /// The problems to report to the user.
  package let problems = PendingNotices<Problem>()
  private var hasFailed = false
  private let isReadOnly: Bool

  /// The keys of the schema.
  private enum Key: String, CaseIterable {
    case wordLength = "word-length"
    case maximumMistakes = "maximum-mistakes"
  }

  /// Loads the settings of a file. The folder `schemas` has the compiled schema with the defaults and the ranges.
  /// `resets` sets the file aside first, and a damaged file is set aside as well.
  ///
  /// Read-only settings never change the file and report nothing.
  package init(
    schemas folder: String, storedIn file: String, resets: Bool = false, isReadOnly: Bool = false
  ) {
    self.file = file
    self.isReadOnly = isReadOnly
    var problem: Problem?
    if resets && isReadOnly {
      unstored = Set(Key.allCases)
    } else if resets {
      problem = Self.setAside(file) { _ in nil }
    }
    settings = Settings(
      schema: "io.github.parlor_games.Parlor.Hangman", in: folder, storedIn: file,
      root: "/io/github/parlor_games/Parlor/")
    switch settings?.failure {
    case nil: break
    case .unreadable(let error): problem = .unreadable(error.reason, file: file)
    case .damaged where isReadOnly: break
    case .damaged: problem = Self.setAside(file) { .unusable(backup: $0) }
    }
    if settings == nil { problem = .unwritable(file: "\(folder)/gschemas.compiled") }
    if let problem { problems.post(problem) }
    hasFailed = settings == nil
  }

  /// Renames the file, and returns the problem to report.
  private static func setAside(_ file: String, problem: (String) -> Problem?) -> Problem? {
    do {
      return try UserFile(file).setAside(stamp: Clock.stamp).flatMap(problem)
    } catch {
      return .unwritable(file: file)
    }
  }

  package var wordLength: Int {
    get { stored(.wordLength) ?? defaults.wordLength }
    set {
      defaults.wordLength = newValue
      store(.wordLength, newValue)
    }
  }

  package var maximumMistakes: Int {
    get { stored(.maximumMistakes) ?? defaults.maximumMistakes }
    set {
      defaults.maximumMistakes = newValue
      store(.maximumMistakes, newValue)
    }
  }

  private func stored(_ key: Key) -> Int? {
    unstored.contains(key) ? nil : settings?.integer(key.rawValue)
  }

  private func store(_ key: Key, _ value: Int) {
    if !isReadOnly, settings?.set(key.rawValue, to: value) == true {
      unstored.remove(key)
      return
    }
    unstored.insert(key)
    guard !isReadOnly, !hasFailed else { return }
    hasFailed = true
    problems.post(.unwritable(file: file))
  }
}
