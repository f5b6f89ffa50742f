import Foundation

/// Makes the sounds of the games when Parlor is built. Each output is a WAV file with the name of a sound: `dice.wav`.
///
///     CompileSounds OUTPUT...
@main
enum Main {
  static func main() throws {
    for file in CommandLine.arguments.dropFirst().map({ URL(filePath: $0) }) {
      guard let clip = sounds[file.deletingPathExtension().lastPathComponent] else {
        throw CocoaError(.fileNoSuchFile)
      }
      try clip.wave.write(to: file)
    }
  }

  private static let sounds = [
    "dice": dice([0, 38, 84, 121, 172], Clip(milliseconds: 260, peak: -14))
      .ring(2600, [(1, 1), (1.47, 0.6)], level: 0.05, decay: 3, at: 14),
    "die": dice([0, 62, 103], Clip(milliseconds: 170, peak: -15)),
    "coin": coins([0], Clip(milliseconds: 130, peak: -20)),
    "coins": coins([0, 24, 55, 79, 118, 142, 187], Clip(milliseconds: 290, peak: -19)),
    "grunt": Clip(milliseconds: 270, peak: -15)
      .noise(320, 1300, level: 0.7, attack: 35, decay: 26, grain: 120)
      .noise(260, 1000, attack: 45, decay: 40, grain: 88, at: 112),
    // A bolt falls into a wooden case.
    "reel": Clip(milliseconds: 120, peak: -15).noise(300, 2800, decay: 8)
      .ring(262, [(1, 1), (2.1, 0.6), (3.7, 0.3)], level: 0.22, decay: 22)
      .noise(800, 3500, level: 0.4, decay: 5, at: 22),
    // A wooden block.
    "line": Clip(milliseconds: 110, peak: -17).noise(600, 3000, level: 0.3, decay: 3)
      .ring(588, [(1, 1), (2.57, 0.4), (4.9, 0.12)], decay: 22),
    // A key, and the bell.
    "till": Clip(milliseconds: 295, peak: -19).noise(300, 2000, level: 0.5, decay: 6)
      .ring(1976, [(1, 1), (1.51, 0.3), (2.74, 0.35), (3.76, 0.1)], decay: 75, at: 12),
    // Paper that is pushed over wood.
    "note": Clip(milliseconds: 160, peak: -19)
      .noise(1400, 5500, level: 0.8, attack: 40, decay: 32, grain: 210)
      .noise(200, 900, level: 0.4, attack: 60, decay: 24),
    "chalk": chalk(at: 0, attack: 60, Clip(milliseconds: 170, peak: -18)),
    "cross": chalk(at: 120, attack: 34, chalk(at: 0, attack: 30, Clip(milliseconds: 250, peak: -17))),
    "win": tune([523.25, 659.26, 783.99], pause: 62),
    "loss": tune([392, 311.13], pause: 95),
  ]

  /// Dice on felt: each landing is dull, and softer than the one before.
  private static func dice(_ times: [Double], _ clip: Clip) -> Clip {
    times.enumerated().reduce(clip) { clip, landing in
      let (number, level) = (Double(landing.offset), pow(0.7, Double(landing.offset)))
      return clip.noise(120, 900, level: level, attack: 2, decay: 11, at: landing.element)
        .ring(190 + 23 * number, level: 0.1 * level, decay: 16, at: landing.element)
        .ring(1240 + 90 * number, level: 0.03 * level, decay: 5, at: landing.element)
    }
  }

  /// Coins that meet: the partials of metal are no harmonics.
  private static func coins(_ times: [Double], _ clip: Clip) -> Clip {
    times.enumerated().reduce(clip) { clip, meeting in
      let (number, level) = (meeting.offset, pow(0.87, Double(meeting.offset)))
      let partials = [(1, 1), (1.58, 0.7), (2.36, 0.45), (3.1, 0.2)]
      return clip.noise(1500, 6000, level: 0.5 * level, decay: 4, at: meeting.element)
        .ring(2350 + 165 * Double(number * 3 % 5), partials, level: level, decay: 20, at: meeting.element)
    }
  }

  /// Chalk meets the slate, and then scratches.
  private static func chalk(at time: Double, attack: Double, _ clip: Clip) -> Clip {
    clip.noise(300, 1500, level: 0.8, decay: 5, at: time)
      .noise(1800, 5200, level: 0.8, attack: attack, decay: 26, grain: 320, at: time)
  }

  /// Notes on wooden bars.
  private static func tune(_ notes: [Double], pause: Double) -> Clip {
    notes.enumerated().reduce(Clip(milliseconds: 295, peak: -19)) {
      $0.ring($1.element, [(1, 1), (2, 0.12), (3.93, 0.3)], decay: 70, at: pause * Double($1.offset))
    }
  }
}
