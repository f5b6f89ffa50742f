/// The characters of a word list in memory, which never change. ``WordRows/padding`` more bytes follow them.
enum WordStorage: Sendable {
  /// Characters that were read from a text.
  case read([UInt8])
  /// Memory that stays valid, as long as the program runs. Its address can be sent to other actors, and a pointer cannot.
  case compiled(address: UInt, count: Int)

  /// Calls `body` with the characters, which are valid until it returns.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    switch self {
    case .read(let characters): characters.withUnsafeBytes(body)
    case .compiled(let address, let count):
      body(UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: address), count: count))
    }
  }
}
