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

  @Test("D6 of 1,200 groups the newest 500 are kept", arguments: [1, 7])
  func manyGroups(groupSize: Int) {
    let log = MessageLog()
    for _ in 1...1200 { log.record(groupSize) }
    let kept = log.shown()
    #expect(MessageLog.limit == 500 && log.groups.count == 500 && kept.count == 500 * groupSize)
    #expect(kept.last == log.end - 1 && log.message(log.end - 1)?.text == "\(log.end - 1)")
    #expect(log.groups.first?.messages.lowerBound == kept.first)
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

  // MARK: - Clearing

  @Test("D6 clearing removes the messages and keeps the properties, including values not shown yet")
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
  }

  @Test("D6 the numbering of messages and groups continues after clearing")
  func numbersAfterClearing() {
    let log = MessageLog()
    log.record(2)
    log.clear()
    log.clear()
    log.record(1)
    #expect(log.shown() == [2] && log.message(2)?.text == "2")
    #expect(log.groups.map(\.id) == [1] && log.group(of: 2)?.id == 1)
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
