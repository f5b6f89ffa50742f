import Controllers
import GtkKit
import Models
import Persistence
import Views

/// The files of Hangman: its settings and its word lists. They are loaded when they are first needed.
final class HangmanFiles {
  private let data: DataFiles
  private let options: Options
  private let isReadOnly: Bool
  private let onProblem: (Alert) -> Void
  private var loaded: StoredSettings?
  private var answers: [String: WordSource.Answer] = [:]
  /// The list of the options, until a game begins with it.
  private lazy var first = options.words?.address

  /// Calls `onProblem` with an alert when a file cannot be used. Read-only settings are not stored.
  init(_ data: DataFiles, _ options: Options, isReadOnly: Bool, onProblem: @escaping (Alert) -> Void) {
    self.data = data
    self.options = options
    self.isReadOnly = isReadOnly
    self.onProblem = onProblem
    // Otherwise, the file would be set aside only when the user opens Hangman.
    if options.resets { _ = settings }
  }

  func finishSaving() {
    // The main loop may have ended.
    loaded?.problems.listen { [onProblem] problem in onProblem(problem.alert) }
    loaded?.finish()
  }

  var services: HangmanServices {
    let words = WordSource { list, completion in
      if let answer = self.answers[list] { return completion(answer) }
      // The window is shown first: the words are needed only at the first guess.
      MainLoop.idle {
        Task {
          if let answer = await self.load(list) { completion(answer) }
        }
      }
    }
    var services = HangmanServices(settings: { self.settings.values }, words: words)
    services.firstList = { played in
      // The list of the options is that of one run.
      defer { self.first = nil }
      return self.first ?? played.reversed().lazy.compactMap(self.list(withID:)).first
        ?? self.settings.values.words
    }
    services.choices = { self.choices }
    return services
  }

  private var settings: StoredSettings {
    if let loaded { return loaded }
    let settings = StoredSettings(
      schemas: data.schemas, storedIn: UserFolder.settings.appending("parlor/settings.ini"),
      resets: options.resets,
      isReadOnly: isReadOnly, words: options.words?.address)
    // The windows may not be open yet.
    settings.problems.listen { [onProblem] problem in MainLoop.idle { onProblem(problem.alert) } }
    loaded = settings
    return settings
  }

  // MARK: - Word lists

  /// The dictionaries of the system, each once, however many names it has.
  private var dictionaries: [FilePath] {
    let files = UserFolder.dictionaries.flatMap { folder in
      Folder.names(in: folder).filter { !"\($0)".hasPrefix("README") }.compactMap {
        folder.appending($0).resolved
      }
    }
    return files.reduce(into: []) { known, file in
      if !known.contains(file), !Folder.exists(file) { known.append(file) }
    }
  }

  private var choices: [WordListChoice] {
    let system = dictionaries.compactMap { file in
      file.address.map {
        WordListChoice(
          $0, Alphabet.languageName(ofFile: file).map { "\($0) (\(file.name))" } ?? "\(file.name)")
      }
    }
    let values = settings.values
    let known =
      [WordListChoice("", tr("English")), WordListChoice(WordListChoice.everyday, tr("English, everyday"))]
      + system
    let others = [values.otherWords, values.words].reduce(into: [String]()) { others, list in
      if !(known.map(\.list) + others).contains(list), !list.isEmpty { others.append(list) }
    }
    return known + others.map { WordListChoice($0, FilePath(address: $0).map { "\($0.name)" } ?? $0) }
  }

  /// The list with an id; nil if it cannot be chosen. One of the options of an earlier run, or of another computer, may not be
  /// there.
  private func list(withID id: String) -> String? {
    choices.map(\.list).first { WordListChoice.id(of: $0) == id }
  }

  /// Reads a list, or the built-in one if it cannot be used; nil if that is damaged.
  private func load(_ list: String) async -> WordSource.Answer? {
    let file = FilePath(address: list)
    let isOfSystem = file?.resolved.map(dictionaries.contains) ?? false
    do throws(WordFileError) {
      let contents = try await Self.read(file, or: list, in: data, isOfSystem: isOfSystem)
      if let contents {
        let answer = WordSource.Answer(words: contents.words, list: list, note: contents.note)
        answers[list] = answer
        return answer
      }
    } catch {
      guard let words = data.openWords() else { return nil }
      let message = tr(
        "{file}: {reason} The built-in list is used.",
        ["file": file.map { "\($0.name)" } ?? list, "reason": error.message])
      return WordSource.Answer(
        words: words, note: WordFile.Contents(words: words).note, errorMessage: message)
    }
    onProblem(
      Alert(
        tr("The word list cannot be used"),
        tr("The built-in word list is damaged. Install Parlor again, or give another list.")))
    return nil
  }

  /// Reads a file, or a compiled list, which may be damaged.
  @concurrent
  private nonisolated static func read(
    _ file: FilePath?, or list: String, in data: DataFiles, isOfSystem: Bool
  ) async throws(WordFileError) -> WordFile.Contents? {
    guard let file else {
      return data.openWords(list == WordListChoice.everyday ? list : "words").map {
        WordFile.Contents(words: $0)
      }
    }
    var contents = try WordFile.contents(ofFile: file, isOfSystem: isOfSystem)
    contents.words.withheld = data.withheldWords
    return contents
  }
}

extension StoredSettings.Problem {
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
