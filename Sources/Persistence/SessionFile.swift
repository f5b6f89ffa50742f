import Controllers
import GtkKit
import Models

/// Reads and writes sessions as files. A file from elsewhere is not trusted.
package nonisolated enum SessionFile {
  /// The version of the file format. A change that older programs cannot read increases it.
  package static let version = 2
  /// The ending of the names of session files.
  package static let ending = ".parlor-session"
  /// The size of the largest file, in bytes.
  package static let largest = 32 << 20
  /// The size of the longest text in a file, in bytes.
  package static let longestText = 64 << 10

  private static let limits = JSONLimits(depth: 32, text: longestText, allowsNUL: false)

  /// Reads the session at a path.
  ///
  /// Unlike the saved games, it may belong to another user: a class opens the file of its teacher.
  @concurrent
  package static func session(
    ofFile path: FilePath, format: SavedState.Format
  ) async throws(SessionFileError) -> Session {
    let contents: UserFile.Contents?
    do { contents = try UserFile(path).contents(limit: largest) } catch { throw .unread(error) }
    guard let contents else { throw .unread(.unreadable(.noSuchFile)) }
    return try session(in: contents.bytes, format: format)
  }

  /// Decodes the bytes of a file. The rules of the games are validated when a moment is shown.
  package static func session(
    in bytes: [UInt8], format: SavedState.Format
  ) throws(SessionFileError) -> Session {
    struct Header: Decodable {
      let format: String
      let version: Int
    }
    let json = try parse(bytes)
    guard let header = try? Header(from: json) else { throw unreadable(bytes) }
    guard header.format == SessionCoding.format else { throw .noSession }
    guard header.version <= version else { throw .newer }
    guard header.version > 0 else { throw .noSession }
    do {
      let session = try SessionCoding(from: json, format: format).session
      try validate(session, format)
      return session
    } catch let error as SessionFileError {
      throw error
    } catch {
      throw .damaged
    }
  }

  /// A session as the text of a file, with the version of Parlor that saves it.
  @concurrent
  package static func text(
    of session: Session, savedBy program: String
  ) async throws(SessionFileError) -> String {
    String(decoding: try bytes(of: session, savedBy: program), as: UTF8.self)
  }

  /// A session as the bytes of a file. Throws if it could not be opened again.
  package static func bytes(
    of session: Session, savedBy program: String
  ) throws(SessionFileError) -> [UInt8] {
    let coding = SessionCoding(session, savedBy: program)
    guard var bytes = try? JSONEncoding.bytes(of: coding) else { throw .unwritable }
    bytes.append(UInt8(ascii: "\n"))
    guard bytes.count <= largest else { throw .unread(.tooLarge) }
    _ = try parse(bytes)
    return bytes
  }

  private static func parse(_ bytes: [UInt8]) throws(SessionFileError) -> JSONValue {
    do { return try JSONValue(bytes, limits: limits) } catch {
      switch error {
      case .tooDeep: throw .tooDeep
      case .textTooLong: throw .textTooLong
      case .invalid: throw unreadable(bytes)
      }
    }
  }

  /// The reason why a file without a header is refused. A session that ends too early begins as others do.
  private static func unreadable(_ bytes: [UInt8]) -> SessionFileError {
    let start = #"{"format":"\#(SessionCoding.format)""#
    return bytes.withoutLeadingSpace.starts(with: start.utf8) ? .damaged : .noSession
  }

  private static func validate(
    _ session: Session, _ format: SavedState.Format
  ) throws(SessionFileError) {
    do { try session.log.validate() } catch { throw .damaged }
    let ids = Set(session.log.groups.map(\.id))
    // Only the first moment can be the one before the first action.
    let groups = session.moments.map(\.group).trimmingPrefix([nil])
    let numbers = groups.compactMap { $0 }
    guard numbers.count == groups.count, numbers.allSatisfy(ids.contains),
      zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 })
    else { throw .damaged }
    let names = Set(format.screens.map(\.rawValue))
    guard session.log.groups.allSatisfy({ names.contains($0.game) }),
      session.moments.allSatisfy({ names.contains($0.screen) && names.isSuperset(of: $0.chance.keys) })
    else { throw .unknownGame }
    if let key = session.moments.flatMap(\.games.unreadable).first { throw .unreadableGame(key.screen) }
  }
}
