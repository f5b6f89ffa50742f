/// The characters of a word list in memory.
///
/// `@unchecked Sendable`: they never change.
final class WordStorage: @unchecked Sendable {
  /// The characters, with ``WordRows/padding`` more bytes at the end.
  let bytes: UnsafeRawBufferPointer
  private let isOwned: Bool

  /// Uses memory that stays valid.
  init(borrowing bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    isOwned = false
  }

  /// Takes over allocated memory.
  init(owning bytes: UnsafeMutableRawBufferPointer) {
    self.bytes = UnsafeRawBufferPointer(bytes)
    isOwned = true
  }

  deinit { if isOwned { bytes.deallocate() } }
}
