import Controllers
import GtkKit
import Models
import Persistence
import Views

/// The word lists of Hangman. They are loaded when they are first needed.
final class HangmanFiles {
  private let data: DataFiles
  private let settings: StoredSettings
  private let onProblem: (Alert) -> Void
  private var answers: [String: WordSource.Answer] = [:]
  /// The list of the options, until a game begins with it.
  private var first: String?

  /// Calls `onProblem` with an alert when a file cannot be used.
  init(
    _ data: DataFiles, _ settings: StoredSettings, _ options: Options, onProblem: @escaping (Alert) -> Void
  ) {
    self.data = data
    self.settings = settings
    first = options.words?.address
    self.onProblem = onProblem
  }

  var services: HangmanServices {
    let words = WordSource { list, completion in
      if let answer = self.answers[list] { return completion(answer) }
      guard let file = FilePath(address: list) else {
        return self.openBuiltIn(list == WordListChoice.everyday ? list : "", completion)
      }
      // The window is shown first.
      MainLoop.idle {
        Task { await self.read(file, list, completion) }
      }
    }
    var services = HangmanServices(settings: { [settings] in settings.values }, words: words)
    services.isLocked = settings.isLocked
    services.firstList = { played in
      // The list of the options is that of one run.
      defer { self.first = nil }
      let known =
        self.settings.isLocked(\.words)
        ? nil : played.reversed().lazy.compactMap(self.list(withID:)).first
      return self.first ?? known ?? self.settings.values.words
    }
    services.choices = { self.choices }
    return services
  }

  // MARK: - Word lists

  /// The dictionaries of the system, each once, however many names it has.
  private var dictionaries: [FilePath] {
    let files = UserFolder.dictionaries.flatMap { folder in
      Folder.names(in: folder).filter { !"\($0)".hasPrefix("README") }.compactMap {
        folder.appending($0).resolved
      }
    }
    return files.unique.filter { !Folder.exists($0) }
  }

  private var choices: [WordListChoice] {
    let system = dictionaries.compactMap { file in
      file.address.map { WordListChoice($0, "\(file.name)") }
    }
    let values = settings.values
    let known =
      [WordListChoice("", tr("English")), WordListChoice(WordListChoice.everyday, tr("English, everyday"))]
      + system
    let others = [values.otherWords, values.words].unique.filter { list in
      !list.isEmpty && !known.contains { $0.list == list }
    }
    return known + others.map { WordListChoice($0, FilePath(address: $0).map { "\($0.name)" } ?? $0) }
  }

  /// The list with an id; nil if it cannot be chosen. One of the options of an earlier run, or of another computer, may not be
  /// there.
  private func list(withID id: String) -> String? {
    choices.map(\.list).first { WordListChoice.id(of: $0) == id }
  }

  private func openBuiltIn(
    _ list: String, errorMessage: String? = nil, _ completion: (WordSource.Answer) -> Void
  ) {
    guard let words = data.openWords(list.isEmpty ? "words" : list) else {
      return onProblem(
        Alert(
          tr("The word list cannot be used"),
          tr("The built-in word list is damaged. Install Parlor again, or give another list.")))
    }
    let note = WordFile.Contents(words: words).note
    completion(WordSource.Answer(words: words, list: list, note: note, errorMessage: errorMessage))
  }

  /// Reads a file, or opens the built-in list if it cannot be used.
  private func read(_ file: FilePath, _ list: String, _ completion: (WordSource.Answer) -> Void) async {
    do throws(WordFileError) {
      let isOfSystem = file.resolved.map(dictionaries.contains) ?? false
      let contents = try await Self.contents(ofFile: file, isOfSystem: isOfSystem, in: data)
      let answer = WordSource.Answer(words: contents.words, list: list, note: contents.note)
      answers[list] = answer
      completion(answer)
    } catch {
      openBuiltIn(
        "", errorMessage: tr("{file}: {reason}", ["file": "\(file.name)", "reason": error.message]),
        completion)
    }
  }

  @concurrent
  private nonisolated static func contents(
    ofFile file: FilePath, isOfSystem: Bool, in data: DataFiles
  ) async throws(WordFileError) -> WordFile.Contents {
    var contents = try WordFile.contents(ofFile: file, isOfSystem: isOfSystem)
    contents.words.withheld = data.withheldWords
    return contents
  }
}
