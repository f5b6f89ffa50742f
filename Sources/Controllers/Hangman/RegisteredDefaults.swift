/// The registered defaults, kept as long as the program runs.
package final class RegisteredDefaults: HangmanSettings {
  package var wordLength = 7
  package var maximumMistakes = 6

  package init() {}
}
