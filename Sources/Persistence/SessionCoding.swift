import Controllers
import Models

/// The form of a session in its file. A moment has only the values that differ from the moment before.
nonisolated struct SessionCoding {
  /// The name of the format in each file.
  static let format = "parlor-session"

  let session: Session
  /// The version of Parlor that saves the session, for people who read the file; nil in one that was read.
  private var program: String?

  init(_ session: Session, savedBy program: String) {
    self.session = session
    self.program = program
  }

  private enum Key: CodingKey {
    case format, version, program, log, moments
  }

  private enum MomentKey: CodingKey {
    case group, screen, chance, games
  }
}

nonisolated extension SessionCoding: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.format, forKey: .format)
    try container.encode(SessionFile.version, forKey: .version)
    try container.encodeIfPresent(program, forKey: .program)
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
}

nonisolated extension SessionCoding {
  init(from decoder: any Decoder, format: SavedState.Format) throws {
    let container = try decoder.container(keyedBy: Key.self)
    var moments: [Timeline.Moment] = []
    var list = try container.nestedUnkeyedContainer(forKey: .moments)
    while !list.isAtEnd {
      guard moments.count < Timeline.limit else { throw SessionFileError.tooManyMoments }
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
    session = Session(
      saved: try container.decode(MessageLog.Recording.self, forKey: .log), moments: moments)
  }
}
