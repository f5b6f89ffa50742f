import CGtk
import Glibc
import GtkKit
import Hands
import Models
import Persistence

/// The start and the end of a command line tool that shows demos.
package enum DemoProgram {
  /// Prepares the display and loads the data. Ends the program if one of them is missing.
  package static func start(_ name: String) -> DemoData {
    Program.name = name
    Locale.prepare(domain: "parlor", translations: nil)
    guard Desktop.prepare() else { end("there is no display") }
    Desktop.stopCursorBlinking()
    Desktop.stopHintingText()
    MainLoop.serveMainQueue()
    guard let data = DemoData() else { end("the program's data is missing") }
    return data
  }

  /// Ends the program with a message on standard error.
  package static func end(_ message: String, status: Int32 = 1) -> Never {
    Program.writeError(message)
    exit(status)
  }
}

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

extension Locale {
  /// Changes the language of this program, for example to "de", for tests and screenshots. Widgets that exist keep their texts.
  ///
  /// Returns false if the system lacks the locale "en_US.UTF-8": gettext does not translate in the locale "C".
  package static func overrideLanguage(
    _ language: String, domain: String, translations folder: FilePath
  ) -> Bool {
    setenv("LANGUAGE", language, 1)
    self.domain = domain
    bindtextdomain(domain, folder.cString)
    // gettext caches its results until the locale changes.
    setlocale(LC_MESSAGES, "C")
    return setlocale(LC_MESSAGES, "en_US.UTF-8") != nil
  }
}
