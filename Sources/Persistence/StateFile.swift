import GtkKit

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

/// The reason why a state file was not loaded.
package nonisolated enum StateFileError: Error {
  case unread(UserFile.ReadFailure)
  /// The file belongs to another user.
  case foreign
  case damaged
  case newer

  /// Whether the file is invalid. A file that the system could not read may be valid.
  var isFileInvalid: Bool {
    if case .unread(.unreadable) = self { false } else { true }
  }
}

extension StateFileError {
  package var message: String {
    switch self {
    case .unread(.unreadable(let error)):
      tr("The file with your games cannot be read ({reason}).", ["reason": error.reason])
    case .unread(.notAFile): tr("The file with your games is not a regular file.")
    case .unread(.tooLarge), .damaged: tr("The file with your games is damaged.")
    case .foreign: tr("The file with your games belongs to another user.")
    case .newer: tr("The file with your games was saved by a newer version of Parlor.")
    }
  }
}
