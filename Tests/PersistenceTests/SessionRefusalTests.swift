import XCTest

/// Files that are not opened as sessions.
final class SessionRefusalTests: XCTestCase {
  func testASessionThatCouldNotBeOpenedOrWrittenIsNotSaved() throws {
    let long = String(repeating: "\u{1}", count: SessionFile.longestText)
    for (text, time) in [(long, 0), ("", Double.infinity)] {
      let log = MessageLog()
      log.begin(game: "craps", title: "", time: "")
      log.add(Message(.call, from: nil, to: Participant(.model, "CrapsModel"), text), after: time)
      XCTAssertThrowsError(try Session(log: log.recording, moments: []).text) {
        XCTAssertEqual($0 as? SessionFileError, .unwritable)
      }
    }
  }

  func testEveryTruncatedFileIsRefused() throws {
    let bytes = Array(try Session.played().text.utf8)
    for length in 0..<bytes.count - 1 {
      let isKnown = length >= #"{"format":"parlor-session""#.utf8.count
      XCTAssertEqual(refusal(of: Array(bytes.prefix(length))), isKnown ? .damaged : .noSession, "\(length)")
    }
  }

  func testOtherFilesAreNoSessions() throws {
    let state = String(decoding: try SavedState().encoded(), as: UTF8.self)
    for text in ["", "{}", "[]", "bear\nduck", state, #"{"format":"other","version":1}"#] {
      XCTAssertEqual(refusal(text), .noSession, text)
    }
    let wide = try XCTUnwrap(try Session.played().text.data(using: .utf16LittleEndian))
    XCTAssertEqual(refusal(of: Array(wide)), .noSession, "UTF-16")
  }

  func testLimitsAreChecked() throws {
    let deep = String(repeating: "[", count: 100_000)
    XCTAssertEqual(refusal(#"{"format":\#(deep)"#), .noSession)
    let long = String(repeating: "a", count: SessionFile.longestText + 1)
    let moment = #"{"games":{},"group":0,"screen":"craps"},"#
    let (moments, title) = (#""moments":["#, "rollButton clicked")
    try assertRefusals([
      (moments, #""a":\#(deep)"#, .damaged),
      (title, long, .damaged), (title, String(long.dropLast()), nil),
      (title, #"a\u0000b"#, .damaged), (title, #"a\\u0000b"#, nil),
      // Nobody reads it.
      (#""program":""#, #""program":7,"x":""#, nil),
      (moments, moments + String(repeating: moment, count: Timeline.limit), .damaged),
    ])
  }

  func testD13_questionsThatCannotBeAskedAreRefused() throws {
    let text = try Session.withQuestions.text
    let question = #""message":3,"text":"Who?""#
    for (part, wrong) in [
      (question, #""message":5,"text":"Who?""#), (question, #""message":0,"text":"Who?""#),
      (question, #""message":-1,"text":"Who?""#), (question, #""message":9223372036854775807,"text":"Who?""#),
      (question, #""message":3,"text":"""#), (question, #""message":3"#),
      (#"{"receiver":{}}"#, #"{"sender":{}}"#),
      (#""explanation":"So.""#, #""explanation":"""#), (#""right":"Yes""#, #""right":"""#),
      (#""right":"Yes""#, #""right":"\#(String(repeating: "a", count: 1001))""#),
      (#"["No"]"#, #"["No","b","c","d","e","f","g"]"#),
    ] {
      XCTAssertTrue(text.contains(part), part)
      XCTAssertEqual(refusal(text.replacing(part, with: wrong)), .damaged, wrong)
    }
  }

  func testMessagesAndMomentsThatALogCannotHaveAreRefused() throws {
    for (part, wrong) in [
      (#""id":1"#, #""id":0"#), (#""id":0"#, #""id":-1"#), (#""id":2"#, #""id":9000000000000000000"#),
      (#""messages":[3,6]"#, #""messages":[3,5]"#), (#""messages":[6,9]"#, #""messages":[6,10]"#),
      (#""messages":[0,3]"#, #""messages":[-1,3]"#), (#""messages":[6,9]"#, #""messages":[6,90000]"#),
      (#""duration":1"#, #""duration":-1"#), (#""duration":1"#, #""duration":1e300"#),
      ("Views/CrapsView.swift", "../CrapsView.swift"), ("Views/CrapsView.swift", "Views/../CrapsView.swift"),
      ("Views/CrapsView.swift", "Views/CrapsView.desktop"), ("Views/CrapsView.swift", "/etc.swift"),
      (#""line":7"#, #""line":0"#), (#""time":0.5"#, #""time":1e300"#), (#""time":0.5"#, #""time":-1"#),
      (#""caller":7"#, #""caller":-1"#), (#""caller":7"#, #""caller":8"#), (#""caller":7"#, #""caller":90"#),
      (#""group":0"#, #""group":7"#), (#""group":2"#, #""group":7"#), (#""group":2"#, #""group":1"#),
      (#""group":1,"#, ""), (#""moments":["#, #""moments":7,"x":["#),
      (#""chance":{"craps":[18446744073709551614]}"#, #""chance":7"#),
    ] {
      try assertRefusals([(part, wrong, .damaged)])
    }
  }

  func testMessagesThatTakeLongToShowAreRefused() throws {
    let (controller, model) = (Participant(.controller, "C"), Participant(.model, "M"))
    func recording(_ count: Int, _ message: (_ number: Int) -> Message) -> MessageLog.Recording {
      let log = MessageLog()
      log.begin(game: "craps", title: "", time: "")
      for number in 0..<count {
        log.add(message(number), after: 0, calledBy: number == 0 ? nil : number - 1)
      }
      return log.recording
    }
    func update(_ count: Int, _ text: String = "", of owner: (_ number: Int) -> Participant) -> Message {
      Message(by: controller, (0..<count).map { Message.Access(owner($0), "", text, isNew: true) })
    }
    let call = Message(.call, from: controller, to: model, "")
    let long = String(repeating: "a", count: 1 << 15)
    XCTAssertNoThrow(try recording(51) { _ in call }.validate())
    XCTAssertThrowsError(try recording(52) { _ in call }.validate(), "calls within calls")
    XCTAssertNoThrow(try recording(1) { _ in update(1000) { _ in model } }.validate())
    XCTAssertThrowsError(try recording(1) { _ in update(1001) { _ in model } }.validate(), "accesses")
    XCTAssertNoThrow(try recording(1) { _ in update(8, long) { _ in model } }.validate())
    XCTAssertThrowsError(try recording(1) { _ in update(9, long) { _ in model } }.validate(), "text")
    let owner = { (number: Int) in Participant(.model, "\(number)") }
    XCTAssertNoThrow(try recording(1) { _ in update(99, of: owner) }.validate())
    XCTAssertThrowsError(try recording(1) { _ in update(100, of: owner) }.validate(), "participants")
  }

  func testOnlyTheFirstMomentCanHaveNoGroup() throws {
    let played = Session.played()
    let groups = played.moments.map(\.group)
    XCTAssertEqual(groups, [nil, 0, 1, 2])
    for (changed, isValid) in [
      ([nil, 0, 1, 2], true), ([nil, 0, 2], true), ([0, 1, 2], true), ([1], true), ([nil], true), ([], true),
      ([0, nil, 2], false), ([0, 1, nil], false), ([nil, nil, 1], false), ([nil, 1, nil], false),
      ([nil, nil], false),
      ([nil, 1, 1], false), ([1, 0], false), ([nil, 3], false), ([-1], false),
    ] as [([Int?], Bool)] {
      let moments = changed.map { group in
        Timeline.Moment(group: group, games: GameValues(), chance: [:], screen: "craps")
      }
      let session = Session(saved: played.log, moments: moments)
      XCTAssertEqual(refusal(try session.text), isValid ? nil : .damaged, "\(changed)")
    }
  }

  func testUnknownAndUnreadableGamesAndNewerVersionsAreRefused() throws {
    try assertRefusals([
      (#""game":"craps","id":1"#, #""game":"chess","id":1"#, .unknownGame),
      (#""screen":"craps""#, #""screen":"chess""#, .unknownGame),
      (#""chance":{"craps""#, #""chance":{"chess""#, .unknownGame),
      (#""credit":"#, #""money":"#, .unreadableGame(.bank)),
      (#""version":2"#, #""version":3"#, .newer), (#""version":2"#, #""version":0"#, .noSession),
    ])
  }

  func testFilesAreReadWithALimit() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "parlor-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "lesson\(SessionFile.ending)")
    try Data(try Session.played().text.utf8).write(to: file)
    let link = folder.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    for path in [file.path, link.path] {
      let session = try await SessionFile.session(ofFile: FilePath(path), format: .games)
      XCTAssertEqual(session, .played())
    }
    guard case .unread(.unreadable) = await refusal(ofFile: folder.path + "/none") else { return XCTFail() }
    let isFolder = await refusal(ofFile: folder.path)
    XCTAssertEqual(isFolder, .unread(.notAFile))
    XCTAssertEqual(truncate(file.path, off_t(SessionFile.largest) + 1), 0)
    let isLarge = await refusal(ofFile: file.path)
    XCTAssertEqual(isLarge, .unread(.tooLarge))
  }

  // MARK: - Helpers

  private func assertRefusals(_ changes: [(String, String, SessionFileError?)], line: UInt = #line) throws {
    let good = try Session.played().text
    for (part, other, reason) in changes {
      XCTAssertTrue(good.contains(part), part, line: line)
      let changed = good.replacing(part, with: other, maxReplacements: 1)
      XCTAssertEqual(refusal(changed), reason, String(other.prefix(99)), line: line)
    }
  }

  private func refusal(_ text: String) -> SessionFileError? { refusal(of: Array(text.utf8)) }

  private func refusal(of bytes: [UInt8]) -> SessionFileError? {
    failure { () throws(SessionFileError) in _ = try SessionFile.session(in: bytes, format: .games) }
  }

  private func refusal(ofFile path: String) async -> SessionFileError? {
    do {
      _ = try await SessionFile.session(ofFile: FilePath(path), format: .games)
      return nil
    } catch {
      return error
    }
  }
}

extension SessionFileError: Equatable {
  package static func == (one: Self, other: Self) -> Bool { "\(one)" == "\(other)" }
}
