import GtkKit
import Models

/// Stores Hangman's settings in a file, soon after each change. A setting that cannot be stored applies until the
/// program ends.
package final class StoredSettings {
  package enum Problem {
    /// The file is damaged. It was renamed.
    case unusable(backup: FilePath)
    /// The file cannot be read, and is left unchanged. Contains the system's error message.
    case unreadable(String, file: FilePath)
    /// Changes will not be stored: this file is missing, or cannot be written.
    case unwritable(file: FilePath)
  }

  package let values = RegisteredDefaults()
  package let problems = PendingNotices<Problem>()

  private let settings: Settings?
  private let file: FilePath
  /// The values that were last loaded or stored, by the keys of the schema.
  private var stored: [String: Settings.Value] = [:]
  private var writing: MainLoop.Timer?
  private var hasFailed = false

  /// The time in which changes are stored together, as those of a slider that is dragged, in milliseconds.
  private static let writingDelay = 100

  /// Loads the settings of a file. The folder `schemas` has the compiled schema with the defaults and the ranges.
  /// `resets` sets the file aside first, and a damaged file is set aside as well.
  ///
  /// `words` is the word list of this run, which is not stored. Read-only settings never change the file and report nothing.
  package init(
    schemas folder: FilePath, storedIn file: FilePath, resets: Bool = false, isReadOnly: Bool = false,
    words: String? = nil
  ) {
    self.file = file
    var problem: Problem?
    if resets && !isReadOnly { problem = Self.setAside(file) { _ in nil } }
    settings = Settings(
      schema: "io.github.parlor_games.Parlor.Hangman", in: folder, storedIn: file,
      root: "/io/github/parlor_games/Parlor/")
    switch settings?.failure {
    case nil: break
    case .unreadable(let error): problem = .unreadable(error.reason, file: file)
    case .damaged where isReadOnly: break
    case .damaged: problem = Self.setAside(file) { .unusable(backup: $0) }
    }
    if settings == nil { problem = .unwritable(file: folder.appending("gschemas.compiled")) }
    if let problem { problems.post(problem) }
    hasFailed = settings == nil
    if let settings, !(resets && isReadOnly) {
      values.wordLength = settings.integer("word-length")
      values.maximumMistakes = settings.integer("maximum-mistakes")
      values.temperament = Temperament(rawValue: settings.text("temperament")) ?? values.temperament
      values.words = settings.text("words")
      values.otherWords = settings.text("other-words")
      values.showsCandidateCount = settings.boolean("shows-candidate-count")
    }
    // Only a change is stored.
    if let words { values.words = words }
    stored = current
    guard !isReadOnly else { return }
    values.onChange = { [weak self] in
      guard let self, writing == nil else { return }
      writing = MainLoop.after(milliseconds: Self.writingDelay) { [weak self] in self?.finish() }
    }
  }

  /// Renames the file, and returns the problem to report.
  private static func setAside(_ file: FilePath, problem: (FilePath) -> Problem?) -> Problem? {
    do {
      return try UserFile(file).setAside(stamp: Clock.stamp).flatMap(problem)
    } catch {
      return .unwritable(file: file)
    }
  }

  // MARK: - Storing

  private var current: [String: Settings.Value] {
    [
      "word-length": .integer(values.wordLength),
      "maximum-mistakes": .integer(values.maximumMistakes),
      "temperament": .text(values.temperament.rawValue),
      "words": .text(values.words),
      "other-words": .text(values.otherWords),
      "shows-candidate-count": .boolean(values.showsCandidateCount),
    ]
  }

  /// Stores the changes that are not stored yet.
  package func finish() {
    guard writing != nil else { return }
    writing = nil
    for (key, value) in current where stored[key] != value {
      if settings?.set(key, to: value) == true {
        stored[key] = value
      } else if !hasFailed {
        hasFailed = true
        problems.post(.unwritable(file: file))
      }
    }
  }
}
