/// A generator that makes `Int.random(in: 1...6, using:)` return scripted faces, repeating from the first.
///
/// For a range of n values the standard library multiplies the 64 random bits by n and takes the upper half
/// (Lemire, "Fast Random Integer Generation in an Interval", 2019), so face f is given by any number from (f
/// − 1)/6 to f/6 of 2⁶⁴. The middle of that is never one of the few numbers at the edge that are drawn again.
struct ScriptedDice: RandomNumberGenerator {
  private let faces: [Int]
  private var rolled = 0

  init(_ faces: [Int]) {
    self.faces = faces
  }

  mutating func next() -> UInt64 {
    let face = faces[rolled % faces.count]
    rolled += 1
    let sixth = UInt64.max / 6
    return UInt64(face - 1) * sixth + sixth / 2
  }
}
