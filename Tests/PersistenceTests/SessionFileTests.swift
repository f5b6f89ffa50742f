import XCTest

/// Sessions that are saved and read again.
final class SessionFileTests: XCTestCase {
  func testD6_aSessionIsTheSameAfterItWasSaved() throws {
    let session = Session.played()
    let text = try session.text
    XCTAssertEqual(try Session(text: text), session)
    XCTAssertEqual(text.count { $0 == "\n" }, 1)
    XCTAssertTrue(text.contains(#""program":"0.1""#))
    // A moment has only the values that changed.
    XCTAssertEqual(text.ranges(of: #""bank":"#).count, 1)
    XCTAssertEqual(text.ranges(of: #""craps":{"#).count, 4)
    var moments = session.moments
    moments[2].games[.bank] = nil
    let shorter = Session(log: session.log, moments: moments)
    XCTAssertEqual(try Session(text: shorter.text), shorter, "a game that is no longer there")
    let empty = Session(log: MessageLog().recording, moments: [])
    XCTAssertEqual(try Session(text: empty.text), empty)
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
    XCTAssertNoThrow(try Session(text: cleared.text))
  }

  func testAByteOrderMarkAndLineBreaksBeforeASessionAreSkipped() throws {
    let text = try Session.played().text
    for start in ["\u{FEFF}", "\n", "\r\n\r\n", " \t", "\u{FEFF}\n"] {
      XCTAssertEqual(try Session(text: start + text), .played())
      let cut = String(start + text.dropLast(2))
      XCTAssertEqual(failure { () throws(SessionFileError) in _ = try Session(text: cut) }, .damaged)
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
    let session = Session.withQuestions
    XCTAssertEqual(session.log.questions?.count, 3)
    let text = try session.text
    XCTAssertTrue(text.contains(#"{"answer":{"receiver":{}},"message":3,"text":"Who?"}"#), text)
    XCTAssertEqual(try Session(text: text), session)
    XCTAssertNil(try SessionFile.session(in: fuzzCorpus("session")[0].bytes, format: .games).log.questions)
  }
}
