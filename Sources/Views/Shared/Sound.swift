import Glibc
import GtkKit

/// A sound of a game, which accompanies what the screen shows. `CompileSounds` makes it.
package enum Sound: CaseIterable {
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

/// The switch for the sounds of all games, and what plays them. Each sound is loaded when it is played, which takes some
/// milliseconds, and released at its end.
package final class SoundPlayer {
  /// What the user has chosen; nil to do as the desktop does.
  package var choice: Bool?
  /// Called when it turns out that sounds cannot be played.
  package var onFailure: () -> Void = {}
  /// Plays a file until the object that it returns is released.
  package typealias Start =
    @MainActor (_ path: String, _ ended: @escaping (_ hasFailed: Bool) -> Void) -> AnyObject

  private let folder: String
  /// Nil if nothing can be played.
  private var start: Start?
  /// The sounds that are heard now, by their numbers.
  package private(set) var playing: [Int: AnyObject] = [:]
  private var count = 0

  /// More sounds are not heard at once: a sound server may hang.
  package static let limit = 8

  /// Plays the sounds in a folder of the resources.
  package init(
    in folder: String, isOn choice: Bool?, start: Start? = MediaFile.canPlay ? MediaFile.init : nil
  ) {
    self.folder = folder
    self.choice = choice
    self.start = start
  }

  /// Whether sounds can be played. Automatic tests, which set the variable `CI`, hear none.
  package var isAvailable: Bool { start != nil && getenv("CI") == nil }

  package var isOn: Bool { isAvailable && choice ?? Desktop.allowsSounds }

  package func play(_ sound: Sound) {
    guard isOn, let start, playing.count < Self.limit else { return }
    count += 1
    playing[count] = start("\(folder)/\(sound).wav") { [weak self, count] hasFailed in
      self?.playing[count] = nil
      if hasFailed { self?.fail() }
    }
  }

  private func fail() {
    guard start != nil else { return }
    (start, playing) = (nil, [:])
    onFailure()
  }
}
