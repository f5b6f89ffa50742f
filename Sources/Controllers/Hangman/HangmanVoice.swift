import Models
import Views

/// What the computer says about its last answer, beside the answer itself: dry, never cruel, and nothing about the words that
/// are left.
package struct HangmanVoice {
  /// What the computer has just done.
  package enum Event: CaseIterable {
    case thinking
    /// It denied a letter, although some words have it.
    case dodged
    /// It had to admit a letter, in some places of several.
    case cornered
    /// All words gave the same answer.
    case hadNoChoice
    /// An honest computer admitted or denied a letter.
    case admitted, denied
    /// The player won or lost.
    case lost, won
  }

  private let temperament: Temperament
  private let events: [Event]
  /// Where the lines of this game begin. It depends on the game, so that a seed and a saved game repeat them.
  private let start: Int

  init(of game: ModelHandle<HangmanModel>) {
    temperament = game.temperament
    let dodges = game.dodges
    let temperament = temperament
    var events = dodges.map { Self.event($0, temperament) }
    let isOver = game.status != .playing
    if isOver { events.append(game.status == .won ? .won : .lost) }
    self.events = events
    // Most games of a player begin with the same letter, but do not go on in the same way.
    start = dodges.prefix(isOver ? dodges.count : 1).reduce(0) {
      $0 + $1.kept.count + Int($1.letter.unicodeScalars.first?.value ?? 0)
    }
  }

  /// The last event.
  var event: Event { events.last ?? .thinking }

  private static func event(_ dodge: Dodge, _ temperament: Temperament) -> Event {
    let isHit = dodge.kept.pattern.contains(dodge.letter)
    if !temperament.dodges { return isHit ? .admitted : .denied }
    if dodge.classCount == 1 { return .hadNoChoice }
    return isHit ? .cornered : .dodged
  }

  /// The line for the last event: another one each time, until all were said.
  var line: String {
    let lines = Self.lines(event, temperament)
    return lines[(start + events.count { $0 == event }) % lines.count]
  }

  package static func lines(_ event: Event, _ temperament: Temperament) -> [String] {
    text(event, temperament).split(separator: "\n").map(String.init)
  }

  /// The lines for an event. Each language can have as many as it likes.
  private static func text(_ event: Event, _ temperament: Temperament) -> String {
    switch (event, temperament) {
    case (.thinking, .honest): tr("I have a word. I will keep it.")
    case (.thinking, .evil): tr("I am thinking of a word. More or less.")
    case (.thinking, .diabolical): tr("I have a plan. A word can wait.")
    case (.dodged, .diabolical):
      tr(
        "I saw that letter coming.\nAs planned.\nYour next guess interests me more.\nYou play well. I play longer.\nThat was the easy one to avoid.\nI left you a nicer mistake."
      )
    case (.dodged, _):
      tr(
        "I changed my mind. It is allowed.\nThat word? I never liked it.\nIt was there a moment ago.\nHow unlucky. I helped a little.\nI stepped aside. You saw nothing.\nNearly. I moved.\nI have others.\nNo word of mine has that. Any more."
      )
    case (.cornered, .diabolical):
      tr(
        "Take it. It leads you where I want you.\nA small gift, with a plan behind it.\nI paid with a letter for something better.\nEnjoy it. I did the sums."
      )
    case (.cornered, _):
      tr(
        "Very well, you may have that one.\nDenying it would have cost me more.\nI had to put it somewhere.\nWell aimed. I kept what I could.\nYou cornered me. It will not become a habit.\nA letter is cheaper than my words."
      )
    case (.hadNoChoice, _):
      tr(
        "I had no choice.\nFor once, I only told the truth.\nThere was nothing left to dodge.\nEven I could not change that."
      )
    case (.admitted, _):
      tr("Yes. I keep my word.\nFairly found.\nThere it was, all the time.\nQuite right. I hide nothing.")
    case (.denied, _):
      tr("No, and that is the truth.\nI would tell you if it were.\nNot in mine, sorry.\nAn honest no.")
    case (.lost, .honest): tr("It was a hard word. Another?\nYou were fair, and so was I. Once more?")
    case (.lost, _):
      tr(
        "Do not be sad. I cheated.\nYou were never meant to win. It was not you.\nI chose the word last. That helps.\nWell played. The rules were mine."
      )
    case (.won, .honest): tr("Well done. My word is yours.\nFound, and fairly so.")
    case (.won, _):
      tr(
        "I cheated, and you won. Remarkable.\nI ran out of words.\nI did all I could. So did you.\nNext time I will need a longer list."
      )
    }
  }
}
