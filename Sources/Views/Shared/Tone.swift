import GtkKit

/// What a message is about; the style sheet gives each its colours, and the text a sign.
package enum Tone: CaseIterable { case neutral, won, lost }

extension Label {
  /// Says how a game stands.
  package func show(_ text: String, _ tone: Tone) {
    self.text = text
    for other in Tone.allCases { setStyle("\(other)", other == tone) }
  }
}
