/// The two settings on Hangman's flipside. Each is stored when it is changed.
package protocol HangmanSettings: AnyObject {
  /// The number of letters in the words of the next game.
  var wordLength: Int { get set }
  /// The number of wrong guesses that the next game allows, 1 to 26.
  var maximumMistakes: Int { get set }
}

extension ModelHandle<any HangmanSettings> {
  convenience init(_ settings: any HangmanSettings, of controller: ViewController) {
    self.init(settings, of: controller, properties)
  }
}

private let properties: [ModelHandle<any HangmanSettings>.Property] = [
  .init("wordLength", \.wordLength),
  .init("maximumMistakes", \.maximumMistakes),
]
