import Controllers
import GtkKit
import Models
import Persistence

/// Reads the word list after the window has opened.
struct WordLoader {
  let data: DataFiles
  /// The word list that the user has named.
  let file: String?

  /// Reads the words on another thread, and calls back on the main thread.
  var source: WordSource {
    WordSource { completion in
      // The window is shown first: the words are needed only at the first guess.
      MainLoop.idle {
        Task {
          if let answer = await answer() { completion(answer) }
        }
      }
    }
  }

  private func answer() async -> WordSource.Answer? {
    guard let file else { return await Self.builtIn(data).map { WordSource.Answer(words: $0) } }
    do {
      return WordSource.Answer(words: try await Self.list(file))
    } catch {
      let complaint = tr(
        "{file}: {reason} The built-in list is used.", ["file": file, "reason": error.message])
      return await Self.builtIn(data).map { WordSource.Answer(words: $0, complaint: complaint) }
    }
  }

  @concurrent
  private nonisolated static func builtIn(_ data: DataFiles) async -> WordList? { data.readWords() }

  @concurrent
  private nonisolated static func list(_ file: String) async throws(WordFileError) -> WordList {
    try WordFile.words(ofFile: file)
  }
}
