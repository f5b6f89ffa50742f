import Foundation

/// A short sound, as samples from −1 to 1, made of layers.
struct Clip {
  /// Samples in a second.
  private static let rate = 22_050.0
  private var samples: [Double]
  private let peak: Double

  /// A silent clip. In its file, the loudest sample has the level `peak`, in dB below full scale.
  init(milliseconds: Double, peak: Double) {
    samples = Array(repeating: 0, count: Int(milliseconds * Self.rate / 1000))
    self.peak = peak
  }

  /// Adds a tone with partials at multiples of its frequency. It fades to a third in `decay` milliseconds, high partials sooner.
  func ring(
    _ frequency: Double, _ partials: [(ratio: Double, level: Double)] = [(1, 1)], level: Double = 1,
    decay: Double, at time: Double = 0
  ) -> Clip {
    adding(level, at: time) { time in
      partials.reduce(0) { sum, partial in
        let envelope = min(1, time / 1.5) * exp(-time * partial.ratio.squareRoot() / decay)
        return sum + partial.level * envelope * sin(2 * .pi * frequency * partial.ratio * time / 1000)
      }
    }
  }

  /// Adds noise between two frequencies, which swells for `attack` milliseconds and then fades to a third in `decay`. With
  /// `grain`, it comes in so many bursts a second: chalk sticks and slips, and a voice is hoarse.
  func noise(
    _ low: Double, _ high: Double, level: Double = 1, attack: Double = 1, decay: Double, grain: Double = 0,
    at time: Double = 0
  ) -> Clip {
    let (lowPart, highPart) = (1 - exp(-2 * .pi * low / Self.rate), 1 - exp(-2 * .pi * high / Self.rate))
    var random = Noise(seed: time)
    var (middle, top, bottom, burst, next) = (0.0, 0.0, 0.0, 1.0, 0.0)
    let fading = exp(-2 * grain / Self.rate)
    return adding(level, at: time) { time in
      // What is below `high`, by two filters, without what is below `low`.
      middle += highPart * (random.next() - middle)
      top += highPart * (middle - top)
      bottom += lowPart * (top - bottom)
      burst *= fading
      if grain > 0, time >= next {
        next = time + 1000 / grain * (1 + 0.2 * random.next())
        burst = 0.75 + 0.25 * random.next()
      }
      return (time < attack ? time / attack : exp((attack - time) / decay)) * burst * (top - bottom)
    }
  }

  private func adding(_ level: Double, at start: Double, _ value: (_ time: Double) -> Double) -> Clip {
    var clip = self
    for (index, place) in (Int(start * Self.rate / 1000)..<samples.count).enumerated() {
      clip.samples[place] += level * value(Double(index) * 1000 / Self.rate)
    }
    return clip
  }

  /// The clip as a WAV file, with a faded end.
  var wave: Data {
    let factor = pow(10, peak / 20) * 32_767 / (samples.map(abs).max() ?? 1)
    let values = samples.enumerated().map { index, sample in
      Int16((sample * factor * min(1, Double(samples.count - 1 - index) / 180)).rounded())
    }
    func bytes(_ values: [some FixedWidthInteger]) -> Data {
      values.map(\.littleEndian).withUnsafeBytes { Data($0) }
    }
    let (rate, size) = (UInt32(Self.rate), UInt32(values.count * 2))
    // PCM, one channel; the samples in a second and their bytes; the bytes and the bits of a sample.
    let format =
      bytes([UInt32(16)]) + bytes([1, 1] as [UInt16]) + bytes([rate, rate * 2]) + bytes([2, 16] as [UInt16])
    return Data("RIFF".utf8) + bytes([size + 36]) + Data("WAVEfmt ".utf8) + format + Data("data".utf8)
      + bytes([size]) + bytes(values)
  }
}

/// The same random numbers from −1 to 1 each time.
private struct Noise {
  private var state: UInt64

  init(seed: Double) { state = 0x2545_F491_4F6C_DD1D &+ UInt64(seed * 1000) }

  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 40) / Double(1 << 23) - 1
  }
}
