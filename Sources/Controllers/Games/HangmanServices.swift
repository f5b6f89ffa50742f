import Models

/// What the program provides only for Hangman.
package struct HangmanServices {
  /// The settings, which are loaded when they are first needed.
  package var settings: () -> RegisteredDefaults
  package var words: WordSource
  /// Whether the administrator has locked a setting.
  package var isLocked: (PartialKeyPath<RegisteredDefaults>) -> Bool = { _ in false }
  package var choices: () -> [WordListChoice] = { [] }
  /// Asks the user for a file, and calls `chosen` with its address.
  package var chooseFile: (_ chosen: @escaping (String) -> Void) -> Void = { _ in }
  /// The list of the game that goes on, by the ids of the lists of the saved games, oldest first.
  package var firstList: (_ played: [String]) -> String

  /// Services without a choice, in which the last game goes on.
  package init(settings: @escaping () -> RegisteredDefaults, words: WordSource) {
    self.settings = settings
    self.words = words
    firstList = { $0.last ?? settings().words }
  }

  /// The default settings, and words that never arrive.
  static var none: HangmanServices {
    let defaults = RegisteredDefaults()
    return HangmanServices(settings: { defaults }, words: WordSource { _, _ in })
  }
}

/// The source of the words. They arrive later: reading them must not delay the window.
package struct WordSource {
  /// A word list, and what the user is told about it.
  package struct Answer {
    package var words: WordList
    /// The list that has the words: see ``WordListChoice``.
    package var list: String
    /// How many words the list has, and which lines were left out.
    package var note: String
    /// Why the requested list could not be used, so that this one is used.
    package var errorMessage: String?

    package init(words: WordList, list: String = "", note: String = "", errorMessage: String? = nil) {
      self.words = words
      self.list = list
      self.note = note
      self.errorMessage = errorMessage
    }
  }

  /// Reads a list and calls `completion` with it on the main actor: at once if it was read before.
  package var load: (_ list: String, _ completion: @escaping (Answer) -> Void) -> Void

  package init(load: @escaping (_ list: String, _ completion: @escaping (Answer) -> Void) -> Void) {
    self.load = load
  }
}

package struct WordListChoice {
  /// Empty for the built-in list, ``everyday``, or the address of a file: a path can have bytes that are not text.
  package let list: String
  package let title: String

  /// What a saved game, and so a session, has of a list: a path is private, so only its hash.
  package nonisolated static func id(of list: String) -> String {
    list.hasPrefix("file:") ? String(FNV.hash(list), radix: 36) : list
  }

  /// The common words among the built-in ones.
  package nonisolated static let everyday = "everyday"

  package init(_ list: String, _ title: String) {
    self.list = list
    self.title = title
  }
}
