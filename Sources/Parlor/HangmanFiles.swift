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
      // The window is shown first: the words are needed only at the first guess.
      MainLoop.idle {
        Task {
          if let answer = await self.load(list) { completion(answer) }
        }
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
