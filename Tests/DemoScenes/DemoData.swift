import Models
import Persistence

/// The data of the demos: the data files of the program, and the words for Hangman.
package struct DemoData {
  package let files: DataFiles
  package let words: WordList

  /// Opens the words and applies the style sheets; nil if the files are missing or damaged.
  package init?() {
    guard let files = DataFiles(), let words = files.openWords() else { return nil }
    files.prepareStyleSheets()
    self.files = files
    self.words = words
  }
}
