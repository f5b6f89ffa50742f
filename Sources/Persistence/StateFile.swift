import GtkKit

/// The file with the saved state.
package nonisolated struct StateFile: Sendable {
  private let file: UserFile

  /// Far more than a state can take.
  private static let limit = 4 << 20

  package init(path: String) { file = UserFile(path) }

  package var path: String { file.path }

  /// The lock that is held by the one program that writes the file.
  var lockPath: String { (path.hasSuffix(".json") ? String(path.dropLast(".json".count)) : path) + ".lock" }

  /// What the file holds; nil where there is none.
  func read() throws(StateFileError) -> [UInt8]? {
    let contents: UserFile.Contents?
    do { contents = try file.contents(limit: Self.limit) } catch { throw .unread(error) }
    guard contents?.isOwn != false else { throw .foreign }
    return contents?.bytes
  }

  /// Why a state was not written.
  enum WriteFailure: Error {
    /// The file is no longer as this program has left it.
    case changed
    /// The system's own words.
    case unwritable(String)
  }

  /// Writes a state over what the file is known to hold, and returns the new bytes.
  ///
  /// Where there is no lock, or another program does not ask for it, comparing is what protects the other's games.
  @concurrent
  func write(_ state: SavedState, over known: [UInt8]?) async throws(WriteFailure) -> [UInt8] {
    let current: [UInt8]?
    do { current = try read() } catch {
      guard case .unread(.unreadable(let error)) = error else { throw .changed }
      throw .unwritable(error.reason)
    }
    guard current == nil || current == known else { throw .changed }
    do {
      let bytes = try state.encoded()
      try file.replace(with: bytes)
      return bytes
    } catch {
      throw .unwritable((error as? SystemError)?.reason ?? "\(error)")
    }
  }

  /// Renames the file to one with the date in its name, and returns its path; nil where there is no file.
  func setAside(stamp: String) throws(SystemError) -> String? { try file.setAside(stamp: stamp) }

  /// Writes a copy with the date in its name beside the file, and returns its path.
  func backUp(_ bytes: [UInt8], stamp: String) throws(SystemError) -> String {
    try file.backUp(bytes, stamp: stamp)
  }
}
