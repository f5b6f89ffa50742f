import GtkKit

/// The file with the saved state.
package nonisolated struct StateFile: Sendable {
  let userFile: UserFile

  /// Far more than the size of any state.
  private static let limit = 4 << 20

  package init(path: FilePath) { userFile = UserFile(path) }

  package var path: FilePath { userFile.path }

  /// The lock file. Only the program that holds the lock writes the state.
  var lockPath: FilePath { path.withEnding(".lock") }

  /// The content of the file; nil if there is no file.
  func read() throws(StateFileError) -> [UInt8]? {
    let contents: UserFile.Contents?
    do { contents = try userFile.contents(limit: Self.limit) } catch { throw .unread(error) }
    guard contents?.isOwn != false else { throw .foreign }
    return contents?.bytes
  }

  /// The reason why a state was not written.
  enum WriteFailure: Error {
    /// Another program has changed the file.
    case changed
    /// The system's error message.
    case unwritable(String)
  }

  /// Writes a state if the file still has the known content, and returns the new bytes.
  ///
  /// Comparing the content protects the games of another program without a lock, or where locks are unavailable.
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
      // It could not be read again.
      guard bytes.count <= Self.limit else { throw SystemError.fileTooLarge }
      try userFile.replace(with: bytes)
      return bytes
    } catch {
      throw .unwritable((error as? SystemError)?.reason ?? "\(error)")
    }
  }
}
