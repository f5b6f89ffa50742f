/// The registered defaults, which last until the program ends.
package final class RegisteredDefaults: HangmanSettings {
  package var wordLength = 7
  package var maximumMistakes = 6

  package init() {}
}
