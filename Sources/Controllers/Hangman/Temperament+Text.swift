import Models
import Views

extension Temperament {
  /// The names of all temperaments, in order.
  package static var names: [String] { allCases.map(\.name) }

  /// The name on the flipside and on the slate.
  var name: String {
    switch self {
    // TRANSLATORS: A temperament of the computer in Hangman.
    case .honest: tr("Honest")
    // TRANSLATORS: A temperament of the computer in Hangman.
    case .evil: tr("Evil")
    // TRANSLATORS: A temperament of the computer in Hangman.
    case .diabolical: tr("Diabolical")
    }
  }

  /// The name in a sentence, for screen readers.
  var sentence: String {
    switch self {
    case .honest: tr("The computer is honest")
    case .evil: tr("The computer is evil")
    case .diabolical: tr("The computer is diabolical")
    }
  }

  /// How the computer plays, in one line.
  var explanation: String {
    switch self {
    case .honest: tr("It thinks of one word, and keeps it.")
    case .evil: tr("It dodges each guess to where most words are left.")
    case .diabolical: tr("It looks ahead, and dodges to where you will miss most.")
    }
  }

  /// Whether the computer has no word until it must.
  var dodges: Bool { self != .honest }
}
