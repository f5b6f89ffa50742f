import Controllers
import FoundationEssentials
import GtkKit
import Models

/// Reads and writes sessions as files. A file from elsewhere is not trusted.
package nonisolated enum SessionFile {
  /// The version of the file format. A change that older programs cannot read increases it.
  package static let version = 2
  package static let ending = ".parlor-session"
  package static let largest = 32 << 20
  package static let longestText = 64 << 10

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
    let file = Data(bytes.withoutLeadingSpace)
    // A NUL is also in UTF-16 and UTF-32, which are read, too.
    guard !bytes.contains(0), !hasUnusableText(bytes),
      let header = try? JSONDecoder().decode(Header.self, from: file)
    else { throw unreadable(bytes) }
    guard header.format == SessionCoding.format, header.version > 0 else { throw .noSession }
    guard header.version <= version else { throw .newer }
    do {
      let session = try JSONDecoder().decode(SessionCoding.self, from: file, configuration: format).session
      try validate(session, format)
      return session
    } catch {
      throw error as? SessionFileError ?? .damaged
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
    guard let file = try? JSONEncoder.parlor.encode(coding) else { throw .unwritable }
    let bytes = Array(file) + [UInt8(ascii: "\n")]
    guard bytes.count <= largest else { throw .unread(.tooLarge) }
    guard !hasUnusableText(bytes) else { throw .unwritable }
    return bytes
  }

  /// Whether a text of JSON in UTF-8 is too long for a label, or has a NUL, at which GTK ends it.
  private static func hasUnusableText(_ bytes: [UInt8]) -> Bool {
    var start: Int?
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\"") {
        start = start == nil ? index : nil
      } else if bytes[index] == UInt8(ascii: "\\") {
        if bytes[index...].starts(with: #"\u0000"#.utf8) { return true }
        index += 1
      }
      index += 1
      if let start, index - start > longestText + 1 { return true }
    }
    return false
  }

  /// The reason why a file without a header is refused. A session that ends too early begins as others do.
  private static func unreadable(_ bytes: [UInt8]) -> SessionFileError {
    let start = #"{"format":"\#(SessionCoding.format)""#
    return bytes.withoutLeadingSpace.starts(with: start.utf8) ? .damaged : .noSession
  }

  private static func validate(_ session: Session, _ format: SavedState.Format) throws(SessionFileError) {
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

/// The form of a session in its file. A moment has only the values that differ from the moment before.
private nonisolated struct SessionCoding: Encodable, DecodableWithConfiguration {
  /// The name of the format in each file.
  static let format = "parlor-session"

  let session: Session
  /// The version of Parlor that saves the session, for people who read the file.
  let program: String?

  private enum Key: CodingKey {
    case format, version, program, log, moments
  }

  private enum MomentKey: CodingKey {
    case group, screen, chance, games
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.format, forKey: .format)
    try container.encode(SessionFile.version, forKey: .version)
    try container.encode(program, forKey: .program)
    try container.encode(session.log, forKey: .log)
    var list = container.nestedUnkeyedContainer(forKey: .moments)
    var earlier = GameValues()
    for moment in session.moments {
      var container = list.nestedContainer(keyedBy: MomentKey.self)
      try container.encodeIfPresent(moment.group, forKey: .group)
      try container.encode(moment.screen, forKey: .screen)
      if !moment.chance.isEmpty { try container.encode(moment.chance, forKey: .chance) }
      try moment.games.encode(to: container.superEncoder(forKey: .games), changedSince: earlier)
      earlier = moment.games
    }
  }

  init(from decoder: any Decoder, configuration format: SavedState.Format) throws {
    let container = try decoder.container(keyedBy: Key.self)
    var moments: [Timeline.Moment] = []
    var list = try container.nestedUnkeyedContainer(forKey: .moments)
    while !list.isAtEnd {
      guard moments.count < Timeline.limit else { throw SessionFileError.damaged }
      let container = try list.nestedContainer(keyedBy: MomentKey.self)
      let games = try GameValues(
        from: container.superDecoder(forKey: .games), keys: format.keys,
        changing: moments.last?.games ?? GameValues())
      moments.append(
        Timeline.Moment(
          group: try container.decodeIfPresent(Int.self, forKey: .group), games: games,
          chance: try container.decodeIfPresent([String: [UInt64]].self, forKey: .chance) ?? [:],
          screen: try container.decode(String.self, forKey: .screen)))
    }
    program = try? container.decode(String.self, forKey: .program)
    session = Session(
      saved: try container.decode(MessageLog.Recording.self, forKey: .log), moments: moments)
  }

  init(_ session: Session, savedBy program: String) { (self.session, self.program) = (session, program) }
}

/// The reason why a session is not opened or saved.
package nonisolated enum SessionFileError: Error {
  case unread(UserFile.ReadFailure)
  case elsewhere
  /// The file has another format.
  case noSession
  case newer
  case damaged
  /// A value cannot be written, such as a number that is infinite, or could not be read again.
  case unwritable
  /// A message or a moment belongs to a game that Parlor does not have.
  case unknownGame
  case unreadableGame(ScreenName)
}

extension SessionFileError {
  package var message: String {
    switch self {
    case .unread(.unreadable(let error)): tr("It cannot be read ({reason}).", ["reason": error.reason])
    case .unread(.notAFile): tr("It is not a file.")
    case .unread(.tooLarge): tr("It is larger than 32 MB.")
    case .elsewhere: tr("It is not on this computer.")
    case .noSession: tr("It is not a session of Parlor.")
    case .newer: tr("It was saved by a newer version of Parlor.")
    case .damaged: tr("It is damaged.")
    case .unwritable: tr("One of its values cannot be saved.")
    case .unknownGame: tr("It has a game that this version of Parlor does not know.")
    case .unreadableGame(let screen): tr("The state of {game} cannot be read.", ["game": screen.title])
    }
  }
}
