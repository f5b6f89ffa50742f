enum CrapsParticipants {
  static let view = Participant(.view, "CrapsView")
  static let controller = Participant(.controller, "CrapsViewController")
  static let model = Participant(.model, "CrapsModel")
}

extension MessageLog {
  func begin(_ game: String = "craps", _ title: String = "rollButton clicked") {
    begin(game: game, title: title, time: "10:34:27")
  }

  /// Begins a group of `count` messages, each with its number as text.
  func record(_ count: Int, in game: String = "craps") {
    begin(game)
    for _ in 0..<count {
      add(Message(.call, from: CrapsParticipants.controller, to: CrapsParticipants.model, "\(end)"), after: 0)
    }
  }

  func recordBalance(_ balance: String) {
    add(
      Message(.result, from: CrapsParticipants.model, to: CrapsParticipants.controller, "balance \(balance)"),
      after: 0)
    note(
      [PropertyValue("balance", balance), PropertyValue("ante", "5")], of: CrapsParticipants.model,
      in: "craps")
  }
}

struct MessageLogTests {
  @Test(
    "D6 at the paused and slow paces, messages wait and each step shows one",
    arguments: [MessageLog.Pace.paused, .slow])
  func stepwise(pace: MessageLog.Pace) {
    let log = MessageLog()
    log.pace = pace
    log.record(3)
    #expect(log.shown() == [] && log.shownEnd == 0 && log.waiting == 3)
    log.step()
    #expect(log.shown() == [0] && log.waiting == 2)
    for _ in 1...5 { log.step() }
    #expect(log.shown() == [0, 1, 2] && log.shownEnd == log.end && log.waiting == 0)
  }

  @Test("D6 pausing keeps the shown messages, and the live pace shows all waiting and new ones at once")
  func goingLive() {
    let log = MessageLog()
    log.record(1)
    #expect(log.pace == .live && log.shown() == [0] && log.waiting == 0)
    log.pace = .paused
    log.record(2)
    log.pace = .slow
    #expect(log.shown() == [0] && log.waiting == 2)
    log.pace = .live
    #expect(log.shown() == [0, 1, 2] && log.shown(from: 2) == [2] && log.shown(from: 3) == [])
    #expect(log.message(1)?.text == "1" && log.waiting == 0)
  }

  @Test("D6 only the messages of the chosen game are shown, and a step skips the others")
  func oneGame() {
    let log = threeGroups(.paused)
    log.step()
    log.game = "pig"
    #expect(log.shown() == [] && log.waiting == 2)
    log.game = "craps"
    #expect(log.shown() == [0] && log.waiting == 2)
    log.game = "pig"
    log.step()
    #expect(log.shown() == [2] && log.shownEnd == 3 && log.waiting == 1)
    for _ in 1...2 { log.step() }
    #expect(log.shown() == [2, 3] && log.shown(from: 3) == [3])
    #expect(log.waiting == 0 && log.shownEnd == log.end)
    log.game = "hangman"
    #expect(log.shown() == [])
    log.game = nil
    #expect(log.shown() == [0, 1, 2, 3, 4])
  }

  /// Two messages of craps, two of pig, one of craps.
  private func threeGroups(_ pace: MessageLog.Pace = .live) -> MessageLog {
    let log = MessageLog()
    log.pace = pace
    log.record(2)
    log.record(2, in: "pig")
    log.record(1)
    return log
  }

  @Test("D6 each message is found in its group")
  func groupLookup() {
    let log = threeGroups()
    #expect(log.groups.map(\.messages) == [0..<2, 2..<4, 4..<5])
    #expect((0..<5).map { log.group(of: $0)?.id } == [0, 0, 1, 1, 2])
    #expect(log.group(of: 2)?.game == "pig" && log.group(of: 2)?.time == "10:34:27")
    #expect(log.group(of: -1) == nil && log.group(of: 5) == nil && MessageLog().group(of: 0) == nil)
    log.begin()
    #expect(log.group(of: 4)?.id == 2 && log.group(of: 5) == nil)
  }

  @Test("D6 a group lasts from its beginning to its last message")
  func duration() {
    let log = MessageLog()
    log.begin()
    #expect(log.groups.last?.duration == 0)
    for time in [0.5, 1.5] {
      log.add(
        Message(.call, from: CrapsParticipants.controller, to: CrapsParticipants.model, "reset()"),
        after: time)
    }
    #expect(log.groups.last?.duration == 1.5)
  }

  @Test("D6 an empty group is removed when the next one begins")
  func emptyGroups() {
    let log = MessageLog()
    for _ in 1...100 { log.begin() }
    #expect(log.groups.count == 1)
    log.record(1)
    #expect(log.groups.map(\.messages) == [0..<1] && log.group(of: 0)?.id == 100)
  }

  @Test("D6 a message outside of a group is ignored")
  func noGroup() {
    let log = MessageLog()
    log.recordBalance("205")
    #expect(log.end == 0 && log.groups.isEmpty && log.shown() == [])
  }
}

struct MessageLogLimitTests {
  @Test("D6 above the limit the oldest groups are removed, and the numbers of the others stay valid")
  func oldestLeave() {
    let log = MessageLog(limit: 2)
    for _ in 1...2 { log.record(4) }
    #expect(log.groups.count == 2)
    log.record(4)
    #expect(log.groups.map(\.id) == [1, 2] && log.groups.map(\.messages) == [4..<8, 8..<12])
    #expect(log.end == 12 && log.shownEnd == 12 && log.shown() == Array(4..<12))
    #expect(log.message(3) == nil && log.message(4)?.text == "4" && log.message(11)?.text == "11")
    #expect(log.message(12) == nil && log.group(of: 3) == nil && log.group(of: 4)?.id == 1)
  }

  @Test(
    "D6 D8 the newest 500 groups are kept, and of these the newest 10,000 messages",
    arguments: [(1, 500), (7, 500), (100, 100)])
  func manyGroups(groupSize: Int, kept: Int) {
    let log = MessageLog()
    for _ in 1...1200 { log.record(groupSize) }
    let shown = log.shown()
    #expect(MessageLog.limit == 500 && log.groups.count == kept && shown.count == kept * groupSize)
    #expect(shown.last == log.end - 1 && log.message(log.end - 1)?.text == "\(log.end - 1)")
    #expect(log.groups.first?.messages.lowerBound == shown.first)
  }

  @Test("D6 a group of more than a thousand messages continues in another with the same title")
  func longGroup() {
    let log = MessageLog()
    log.record(2500, in: "hangman")
    #expect(log.groups.map(\.messages) == [0..<1000, 1000..<2000, 2000..<2500])
    #expect(log.groups.allSatisfy { $0.game == "hangman" && $0.title == "rollButton clicked" })
    #expect(log.groups.map(\.id) == [0, 1, 2] && log.groups.allSatisfy { $0.time == "10:34:27" })
  }

  @Test("D6 messages that are removed before they are shown stay hidden, but their values are in the table")
  func leavingUnseen() {
    let log = MessageLog(limit: 1)
    log.note([PropertyValue("balance", "200")], of: CrapsParticipants.model, in: "craps")
    log.pace = .paused
    log.begin()
    log.recordBalance("205")
    log.record(10)
    #expect(log.shown() == [] && log.shownEnd == 1 && log.waiting == 10)
    #expect(log.properties.models(of: "craps").first?.rows.first?.value == "205")
  }

  @Test("D6 clearing removes the messages, and keeps the numbering and the properties, even if not yet shown")
  func clearing() {
    let log = MessageLog()
    log.note([PropertyValue("balance", "200")], of: CrapsParticipants.model, in: "craps")
    log.pace = .paused
    log.begin()
    log.recordBalance("205")
    log.clear()
    #expect(log.groups.isEmpty && log.shown() == [] && log.waiting == 0 && log.message(0) == nil)
    let row = log.properties.models(of: "craps").first?.rows.first
    #expect(row?.value == "205" && row?.old == nil)
    log.clear()
    log.pace = .live
    log.record(1)
    #expect(log.shown() == [1] && log.message(1)?.text == "1" && log.groups.map(\.id) == [1])
  }

  @Test("D6 a group that is cleared before its last message continues in another with the same title")
  func clearingWithinGroup() {
    let log = MessageLog()
    log.note([PropertyValue("balance", "200")], of: CrapsParticipants.model, in: "craps")
    log.begin()
    log.clear()
    log.recordBalance("205")
    #expect(log.groups.map(\.title) == ["rollButton clicked"] && log.shown() == [0])
    #expect(log.properties.models(of: "craps").first?.rows.first?.value == "205")
  }
}

struct MessageLogPastTests {
  @Test(
    "D8 the past has the messages and properties up to its horizon, and the present those it had",
    arguments: [true, false])
  func horizon(isLive: Bool) {
    let log = MessageLog()
    log.record(2)
    log.recordBalance("200")
    log.record(1)
    log.recordBalance("205")
    if !isLive { log.pace = .paused }
    log.record(3)
    let (shown, properties) = (log.shown(), log.properties)
    log.visit(0)
    if !isLive { log.showGroup() }
    #expect(log.shown() == [0, 1, 2] && log.waiting == 0)
    #expect(log.properties.models(of: "craps").first?.rows.map(\.value) == ["200", "5"])
    log.step()
    #expect(log.shown() == [0, 1, 2])
    log.visit(nil)
    #expect(log.shown() == [])
    log.leave()
    #expect(log.shown() == shown && log.properties == properties)
  }

  @Test("D8 a seeded generator goes on from its state, also when it is shared")
  func generator() {
    let shared = GeneratorReference(SeededGenerator(seed: 7))
    _ = shared.next()
    var copy = shared.seed.map { SeededGenerator(seed: $0) }
    #expect(shared.next() == copy?.next() && shared.seed == copy?.state)
    #expect(GeneratorReference(SystemRandomNumberGenerator()).seed == nil)
  }
}
