import XCTest

final class SessionFileTests: XCTestCase {
  func testD6_aSessionIsTheSameAfterItWasSaved() throws {
    let session = Session.played()
    let text = try text(session)
    XCTAssertEqual(try SessionFile.session(in: Array(text.utf8), format: .games), session)
    XCTAssertEqual(text.count { $0 == "\n" }, 1)
    XCTAssertTrue(text.contains(#""program":"0.1""#))
    var moments = session.moments
    moments[2].games[.bank] = nil
    let shorter = Session(log: session.log, moments: moments)
    XCTAssertEqual(try read(self.text(shorter)), shorter, "a game that is no longer there")
    let empty = Session(log: MessageLog().recording, moments: [])
    XCTAssertEqual(try SessionFile.session(in: Array(try self.text(empty).utf8), format: .games), empty)
  }

  func testAMomentHasOnlyTheValuesThatChanged() throws {
    let text = try text(.played())
    XCTAssertEqual(text.ranges(of: #""bank":"#).count, 1)
    XCTAssertEqual(text.ranges(of: #""craps":{"#).count, 4)
  }

  func testAShownRecordingHasItsMessagesAndProperties() throws {
    let session = Session.played()
    let log = MessageLog()
    log.begin(game: "pig", title: "", time: "")
    log.add(Message(.call, from: nil, to: Participant(.model, "PigModel"), "roll()"), after: 0)
    log.recording = session.log
    XCTAssertEqual(log.recording, session.log)
    XCTAssertEqual(log.shown(), Array(0..<9))
    XCTAssertEqual(
      log.properties.models(of: "craps").first?.rows.first?.value,
      session.moments.last?.games[.craps].map { "\($0.balance)" })
    log.pace = .paused
    log.recording = session.log
    XCTAssertEqual(log.shown(), [])
    XCTAssertEqual(log.properties.models(of: "craps").first?.rows.first?.value, "200")
  }

  func testPropertiesOfDroppedGroupsAreInTheRecording() throws {
    let log = MessageLog(limit: 1)
    let other = MessageLog()
    let model = Participant(.model, "CrapsModel")
    for balance in ["200", "205", "210"] {
      log.begin(game: "craps", title: "", time: "")
      log.add(Message(.call, from: nil, to: model, "playTurn()"), after: 0)
      log.note([PropertyValue("balance", balance)], of: model, in: "craps")
    }
    other.pace = .paused
    other.recording = log.recording
    XCTAssertEqual(other.properties.models(of: "craps").first?.rows.first?.value, "205")
    XCTAssertEqual(other.groups.map(\.messages), [2..<3])
  }

  func testMomentsOfDroppedGroupsAreOne() throws {
    let whole = Session.played()
    let log = MessageLog()
    log.recording = whole.log
    log.clear()
    let cleared = Session(log: log.recording, moments: whole.moments)
    XCTAssertEqual(cleared.moments.map(\.group), [nil])
    XCTAssertEqual(cleared.moments.first?.games, whole.moments.last?.games)
    XCTAssertNoThrow(try read(try text(cleared)))
  }

  // MARK: - Refusals

  func testEveryTruncatedFileIsRefused() throws {
    let bytes = Array(try text(.played()).utf8)
    for length in 0..<bytes.count - 1 {
      XCTAssertThrowsError(try SessionFile.session(in: Array(bytes.prefix(length)), format: .games)) {
        let isKnown = length > #"{"format":"parlor-session""#.utf8.count
        if isKnown { XCTAssertEqual($0 as? SessionFileError, .damaged, "\(length)") }
      }
    }
  }

  func testOtherFilesAreNoSessions() throws {
    let state = String(decoding: try SavedState().encoded(), as: UTF8.self)
    for text in ["", "{}", "[]", "bear\nduck", state, #"{"format":"other","version":1}"#] {
      XCTAssertEqual(refusal(Array(text.utf8)), .noSession, text)
    }
    let wide = try XCTUnwrap(try text(.played()).data(using: .utf16LittleEndian))
    XCTAssertEqual(refusal(Array(wide)), .noSession, "UTF-16")
  }

  func testLimitsAreChecked() throws {
    let deep = String(repeating: "[", count: 100_000)
    XCTAssertEqual(refusal(Array(#"{"format":\#(deep)"#.utf8)), .noSession)
    let deepest = String(repeating: "[", count: 31) + String(repeating: "]", count: 31)
    let long = String(repeating: "a", count: SessionFile.longestText + 1)
    let moment = #"{"games":{},"group":0,"screen":"craps"},"#
    let (moments, title) = (#""moments":["#, "rollButton clicked")
    try assertRefusals([
      (moments, #""a":\#(deep)"#, .damaged), (moments, #""a":[\#(deepest)],"moments":["#, .damaged),
      (moments, #""a":\#(deepest),"moments":["#, nil),
      (title, long, .damaged), (title, String(long.dropLast()), nil),
      (title, #"a\u0000b"#, .damaged), (title, #"a\\u0000b"#, nil),
      // Nobody reads it.
      (#""program":""#, #""program":7,"x":""#, nil),
      (moments, moments + String(repeating: moment, count: Timeline.limit), .damaged),
    ])
  }

  func testASessionThatCouldNotBeOpenedOrWrittenIsNotSaved() throws {
    let long = String(repeating: "\u{1}", count: SessionFile.longestText)
    for (text, time) in [(long, 0), ("", Double.infinity)] {
      let log = MessageLog()
      log.begin(game: "craps", title: "", time: "")
      log.add(Message(.call, from: nil, to: Participant(.model, "CrapsModel"), text), after: time)
      XCTAssertThrowsError(try self.text(Session(log: log.recording, moments: []))) {
        XCTAssertEqual($0 as? SessionFileError, .unwritable)
      }
    }
  }

  func testAByteOrderMarkAndLineBreaksBeforeASessionAreSkipped() throws {
    let text = try text(.played())
    for start in ["\u{FEFF}", "\n", "\r\n\r\n", " \t", "\u{FEFF}\n"] {
      XCTAssertEqual(try read(start + text), .played())
      XCTAssertEqual(refusal(Array((start + text.dropLast(2)).utf8)), .damaged)
    }
  }

  func testD6_aSessionOfParlor100IsRead() throws {
    let session = try SessionFile.session(in: fuzzCorpus("session")[0].bytes, format: .games)
    XCTAssertEqual(session.moments.count, 2)
    let messages = session.log.messages
    XCTAssertTrue(messages.contains { $0.accesses.contains { $0.text == "bet 2" && $0.isRead && $0.isNew } })
    XCTAssertTrue(
      messages.contains { $0.accesses.contains { $0.outlet == "betLabel" && !$0.isRead && $0.isNew } })
    XCTAssertTrue(
      messages.contains { $0.accesses.contains { $0.name == "creditLabel" && !$0.isRead && !$0.isNew } })
  }

  func testD13_questionsAreSavedAndReadAgain() throws {
    let session = Self.withQuestions
    XCTAssertEqual(session.log.questions?.count, 3)
    let text = try text(session)
    XCTAssertTrue(text.contains(#"{"answer":{"receiver":{}},"message":3,"text":"Who?"}"#), text)
    XCTAssertEqual(try read(text), session)
    XCTAssertNil(try SessionFile.session(in: fuzzCorpus("session")[0].bytes, format: .games).log.questions)
  }

  func testD13_questionsThatCannotBeAskedAreRefused() throws {
    let text = try text(Self.withQuestions)
    let question = #""message":3,"text":"Who?""#
    for (part, wrong) in [
      (question, #""message":5,"text":"Who?""#), (question, #""message":0,"text":"Who?""#),
      (question, #""message":-1,"text":"Who?""#), (question, #""message":9223372036854775807,"text":"Who?""#),
      (question, #""message":3,"text":"""#), (question, #""message":3"#),
      (#"{"receiver":{}}"#, #"{"sender":{}}"#),
      (#""right":"Yes""#, #""right":"\#(String(repeating: "a", count: 1001))""#),
      (#"["No"]"#, #"["No","b","c","d","e","f","g"]"#),
    ] {
      XCTAssertTrue(text.contains(part), part)
      XCTAssertEqual(refusal(Array(text.replacing(part, with: wrong).utf8)), .damaged, wrong)
    }
  }

  /// A session with a question of each kind.
  private static var withQuestions: Session {
    let (played, log) = (Session.played(), MessageLog())
    log.recording = played.log
    log.ask(Question(after: 0, "What?", .outlets, explanation: "So."))
    log.ask(Question(after: 3, "Who?", .receiver))
    log.ask(Question(after: 4, "Why?", .texts(right: "Yes", others: ["No"])))
    return Session(log: log.recording, moments: played.moments)
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
      XCTAssertEqual(refusal(Array(try text(session).utf8)), isValid ? nil : .damaged, "\(changed)")
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

  // MARK: - Files

  func testFilesAreReadWithALimit() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "parlor-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "lesson\(SessionFile.ending)")
    try Data(try text(.played()).utf8).write(to: file)
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

  private func text(_ session: Session) throws -> String {
    String(decoding: try SessionFile.bytes(of: session, savedBy: "0.1"), as: UTF8.self)
  }

  private func read(_ text: String) throws -> Session {
    try SessionFile.session(in: Array(text.utf8), format: .games)
  }

  private func assertRefusals(_ changes: [(String, String, SessionFileError?)], line: UInt = #line) throws {
    let good = try text(.played())
    for (part, other, reason) in changes {
      XCTAssertTrue(good.contains(part), part, line: line)
      let changed = good.replacing(part, with: other, maxReplacements: 1)
      XCTAssertEqual(refusal(Array(changed.utf8)), reason, String(other.prefix(99)), line: line)
    }
  }

  private func refusal(_ bytes: [UInt8]) -> SessionFileError? {
    do {
      _ = try SessionFile.session(in: bytes, format: .games)
      return nil
    } catch {
      return error
    }
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
