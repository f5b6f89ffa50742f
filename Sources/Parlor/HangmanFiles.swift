import Controllers
import GtkKit
import Models
import Persistence
import Views

/// The files of Hangman: its settings and its word list. Both are loaded when they are first needed.
final class HangmanFiles {
  private let data: DataFiles
  private let options: Options
  private let isReadOnly: Bool
  private let onProblem: (Alert) -> Void
  /// The settings, once they are loaded.
  private var loaded: StoredSettings?
  /// The words, once they are loaded.
  private var answer: WordSource.Answer?

  /// Calls `onProblem` with an alert when a file cannot be used. Read-only settings are not stored.
  init(_ data: DataFiles, _ options: Options, isReadOnly: Bool, onProblem: @escaping (Alert) -> Void) {
    self.data = data
    self.options = options
    self.isReadOnly = isReadOnly
    self.onProblem = onProblem
    // Otherwise, the file would be set aside only when the user opens Hangman.
    if options.resets { _ = settings }
  }

  /// Waits until the settings are saved.
  func finishSaving() {
    // The main loop may have ended.
    loaded?.problems.listen { [onProblem] problem in onProblem(problem.alert) }
    loaded?.finish()
  }

  /// What Hangman needs from the program.
  var services: HangmanServices {
    HangmanServices(
      settings: { self.settings.values },
      words: WordSource { completion in
        if let answer = self.answer { return completion(answer) }
        // The window is shown first: the words are needed only at the first guess.
        MainLoop.idle {
          Task {
            if let answer = await self.loadWords() { completion(answer) }
          }
        }
      })
  }

  private var settings: StoredSettings {
    if let loaded { return loaded }
    let settings = StoredSettings(
      schemas: data.schemas, storedIn: UserFolder.settings.appending("parlor/settings.ini"),
      resets: options.resets,
      isReadOnly: isReadOnly)
    // The windows may not be open yet.
    settings.problems.listen { [onProblem] problem in MainLoop.idle { onProblem(problem.alert) } }
    loaded = settings
    return settings
  }

  /// Reads the words of the user's file or the built-in words; nil if those are damaged.
  private func loadWords() async -> WordSource.Answer? {
    let (words, error) = await Self.readWords(options.words, or: data)
    let message = error.map { error in
      tr(
        "{file}: {reason} The built-in list is used.",
        ["file": options.words.map { "\($0)" } ?? "", "reason": error.message])
    }
    guard let words else {
      onProblem(
        Alert(
          tr("The word list cannot be used"),
          tr("The built-in word list is damaged. Install Parlor again, or give another list.")))
      return nil
    }
    let answer = WordSource.Answer(words: words, file: error == nil ? options.words?.fingerprint : nil)
    self.answer = answer
    return WordSource.Answer(words: words, file: answer.file, errorMessage: message)
  }

  @concurrent
  private nonisolated static func readWords(
    _ file: FilePath?, or data: DataFiles
  ) async -> (WordList?, WordFileError?) {
    var failure: WordFileError?
    do throws(WordFileError) {
      if let file { return (try WordFile.words(ofFile: file), nil) }
    } catch {
      failure = error
    }
    return (data.openWords(), failure)
  }
}

extension StoredSettings.Problem {
  /// The alert for the user.
  fileprivate var alert: Alert {
    switch self {
    case .unusable(let backup):
      Alert(
        tr("Hangman’s settings could not be loaded"),
        tr("The default settings are used. The damaged file was renamed to {file}.", ["file": "\(backup)"]))
    case .unreadable(let reason, let file):
      Alert(
        tr("Hangman’s settings could not be loaded"),
        tr(
          "The file {file} cannot be read ({reason}). The default settings are used.",
          ["reason": reason, "file": "\(file)"]))
    case .unwritable(let file):
      Alert(
        tr("Hangman’s settings could not be saved"),
        tr("Your changes apply until you quit: {file} is missing or cannot be written.", ["file": "\(file)"]))
    }
  }
}
