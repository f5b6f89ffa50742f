/// A hash of 64 bits, the same in each run (FNV-1a): G. Fowler, L. C. Noll, K.-P. Vo, "The FNV Non-Cryptographic Hash Algorithm".
struct FNV {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ number: UInt64) { value = (value ^ number) &* 0x100_0000_01B3 }

  /// The hash of a text in UTF-8.
  static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(into: FNV()) { $0.add(UInt64($1)) }.value
  }
}
