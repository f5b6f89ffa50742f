/// Word lists that were compiled when the program was built: the memory of a list as it is, after a header.
///
/// Numbers are little-endian. The header is a name of the format, the fingerprint, and the number of words of each length
/// from 1 on. The words follow, shortest first.
extension WordList {
  private static let format = Array("Parlor 1".utf8)
  private static let fingerprintOffset = format.count
  private static let countsOffset = fingerprintOffset + MemoryLayout<UInt64>.size
  private static let headerSize = countsOffset + lengthLimit * MemoryLayout<UInt32>.size

  /// Opens a compiled list, which must stay in memory. Nothing is copied, and the words are not read.
  ///
  /// `nil` if the bytes are not a compiled list of this size. Damaged words are not noticed, and do no harm.
  package init?(compiled bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= Self.headerSize, bytes.starts(with: Self.format) else { return nil }
    var starts = [0, 0]
    for length in 1...Self.lengthLimit {
      let offset = Self.countsOffset + (length - 1) * MemoryLayout<UInt32>.size
      let count = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      starts.append(starts[length] + Int(count) * length)
    }
    let words = UnsafeRawBufferPointer(rebasing: bytes.dropFirst(Self.headerSize))
    guard starts[starts.count - 1] > 0, starts[starts.count - 1] == words.count else { return nil }
    self.init(
      .compiled(address: UInt(bitPattern: words.baseAddress), count: words.count), starts,
      fingerprint: UInt64(
        littleEndian: bytes.loadUnaligned(fromByteOffset: Self.fingerprintOffset, as: UInt64.self)))
  }

  package var compiled: [UInt8] {
    func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
      withUnsafeBytes(of: number.littleEndian, Array.init)
    }
    let counts = (1...Self.lengthLimit).flatMap { bytes(UInt32(count(ofLength: $0))) }
    return Self.format + bytes(fingerprint) + counts + characters
  }
}
