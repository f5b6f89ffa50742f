/// Sorts words of one length by a radix sort, from the last characters to the first.
///
/// It sorts the order of the words, and moves each of them only once at the end.
struct WordSorter {
  private static let step = MemoryLayout<UInt64>.size

  private let words: UnsafeMutableRawPointer
  private let size: Int
  private let length: Int

  /// - Parameter words: Words one after the other in memory, in which `range` is to be sorted in place. `WordRows.padding`
  ///   more bytes can be read.
  init(_ words: UnsafeMutableRawBufferPointer, _ range: Range<Int>, length: Int) {
    guard let start = words.baseAddress else { preconditionFailure("A group has words.") }
    self.words = start + range.lowerBound
    size = range.count
    self.length = length
  }

  /// Whether the words are strictly ascending, so that they have no duplicates.
  var isAscending: Bool {
    var word = words
    let last = words + (size - length)
    while word < last {
      let next = word + length
      guard isAscending(word, next) else { return false }
      word = next
    }
    return true
  }

  /// Sorts the words and removes duplicates. Returns the size of the words that are left.
  func sort() -> Int {
    let sorted = UnsafeMutableRawPointer.allocate(byteCount: size + Self.step, alignment: Self.step)
    defer { sorted.deallocate() }
    var end = 0
    for index in sortedOrder() {
      let word = words + Int(index) * length
      if end > 0, !isAscending(sorted + (end - length), word) { continue }
      for offset in stride(from: 0, to: length, by: Self.step) {
        let characters = (word + offset).loadUnaligned(as: UInt64.self)
        (sorted + end + offset).storeBytes(of: characters, as: UInt64.self)
      }
      end += length
    }
    words.copyMemory(from: sorted, byteCount: end)
    return end
  }

  @inline(__always)
  private func isAscending(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    var offset = 0
    while offset < length {
      let unused = UInt64(max(0, Self.step - (length - offset)) * 8)
      let left = UInt64(bigEndian: (left + offset).loadUnaligned(as: UInt64.self)) >> unused
      let right = UInt64(bigEndian: (right + offset).loadUnaligned(as: UInt64.self)) >> unused
      if left != right { return left < right }
      offset += Self.step
    }
    return false
  }

  // MARK: - Radix sort

  /// The number of words from which on two characters are sorted at once: there are 4096 pairs to count.
  private static let manyWords = 2048
  private static let bitsPerCharacter = 6

  private func sortedOrder() -> [UInt32] {
    let count = size / length
    var source = (0..<UInt32(count)).map { $0 }
    var target = source
    let width = count < Self.manyWords ? 1 : 2
    for position in stride(from: length - width, through: 1 - width, by: -width) {
      var places = Array(repeating: UInt32(0), count: 1 << (width * Self.bitsPerCharacter) + 1)
      places.withUnsafeMutableBufferPointer { places in
        for start in stride(from: 0, to: size, by: length) { places[digit(start, position, width) + 1] &+= 1 }
        for place in places.indices.dropFirst() { places[place] &+= places[place - 1] }
        target.withUnsafeMutableBufferPointer { target in
          for index in source {
            let digit = digit(Int(index) * length, position, width)
            target[Int(places[digit])] = index
            places[digit] &+= 1
          }
        }
      }
      swap(&source, &target)
    }
    return source
  }

  /// The characters of a word from a position on, which can be -1, as a number. They are between 0x20 and 0x5F.
  @inline(__always)
  private func digit(_ start: Int, _ position: Int, _ width: Int) -> Int {
    let last = character(start + position + width - 1)
    return width == 1 || position < 0 ? last : character(start + position) << Self.bitsPerCharacter | last
  }

  @inline(__always)
  private func character(_ offset: Int) -> Int {
    Int((words + offset).load(as: UInt8.self)) &- 0x20
  }
}
