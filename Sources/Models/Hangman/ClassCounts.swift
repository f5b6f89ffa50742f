/// Counts words by the positions of a character: a hash table with open addressing.
enum ClassCounts {
  private struct Slot {
    var isUsed = false
    var positions: UInt64 = 0
    /// The numbers of even and of odd words. Most words are of one class, and each addition to the same number would wait for
    /// the one before.
    var counts: InlineArray<2, Int> = [0, 0]
  }

  /// The classes of words with these positions, in any order.
  static func classes(of positions: [UInt64]) -> [Partition.WordClass] {
    // The words of a language have far fewer classes than 256. For other lists, the table grows until it has two slots for
    // each word.
    var bits: UInt64 = 9
    while true {
      if let slots = slots(for: positions, bits: bits) {
        return slots.lazy.filter(\.isUsed).map {
          Partition.WordClass(positions: PositionSet(bits: $0.positions), count: $0.counts[0] + $0.counts[1])
        }
      }
      bits += 2
    }
  }

  /// A table of 2 to the power of `bits` slots; nil if more than half of them would be used.
  private static func slots(for positions: [UInt64], bits: UInt64) -> [Slot]? {
    var slots = Array(repeating: Slot(), count: 1 << bits)
    let mask = slots.count - 1
    let limit = slots.count / 2
    let isComplete = slots.withUnsafeMutableBufferPointer { slots in
      var used = 0
      for (word, set) in positions.enumerated() {
        // Fibonacci hashing: the high bits of the product depend on all positions.
        var slot = Int(truncatingIfNeeded: (set &* 0x9E37_79B9_7F4A_7C15) >> (64 &- bits))
        while slots[slot].positions != set, slots[slot].isUsed { slot = (slot &+ 1) & mask }
        if !slots[slot].isUsed {
          guard used < limit else { return false }
          used &+= 1
          slots[slot].positions = set
          slots[slot].isUsed = true
        }
        slots[slot].counts[word & 1] &+= 1
      }
      return true
    }
    return isComplete ? slots : nil
  }
}
