import Glibc
import GtkKit

/// A sound of a game, which accompanies what the screen shows. `CompileSounds` makes it.
package enum Sound: String, CaseIterable {
  /// Dice land on the felt.
  case dice, die
  /// One coin or chip, or a pile.
  case coin, coins
  /// The pig that gets the coins of a turn.
  case grunt
  /// A reel stops.
  case reel
  /// A losing line is marked.
  case line
  /// The bell of the till, and a note.
  case till, note
  /// Chalk writes a letter, or draws a stroke and crosses a letter out.
  case chalk, cross
  /// The result of a game or a round.
  case win, loss
}

/// The switch for the sounds of all games, and what plays them. Each sound is loaded when it is first heard.
package final class SoundPlayer {
  /// What the user has chosen; nil to do as the desktop does.
  package var choice: Bool?
  /// Called when it turns out that sounds cannot be played.
  package var onFailure: () -> Void = {}
  private let folder: String
  package private(set) var files: [Sound: MediaFile] = [:]
  private var hasFailed: Bool

  /// Plays the sounds in a folder of the resources.
  package init(in folder: String, isOn choice: Bool?, canPlay: Bool = MediaFile.canPlay) {
    self.folder = folder
    self.choice = choice
    hasFailed = !canPlay
  }

  /// Whether sounds can be played. Automatic tests, which set the variable `CI`, hear none.
  package var isAvailable: Bool { !hasFailed && getenv("CI") == nil }

  package var isOn: Bool { isAvailable && choice ?? Desktop.allowsSounds }

  package func play(_ sound: Sound) {
    guard isOn else { return }
    let file =
      files[sound] ?? MediaFile(resource: "\(folder)/\(sound.rawValue).wav") { [weak self] in self?.fail() }
    files[sound] = file
    file.play()
  }

  private func fail() {
    guard !hasFailed else { return }
    hasFailed = true
    files = [:]
    onFailure()
  }
}
