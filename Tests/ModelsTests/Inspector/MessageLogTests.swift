struct MessageLogTests {
  // MARK: - Pace

  @Test("D6 at the live pace, messages are shown immediately")
  func live() {
    let log = MessageLog()
    log.record(3)
    #expect(log.pace == .live && log.shown() == [0, 1, 2] && log.waiting == 0)
    #expect(log.message(1)?.text == "1" && log.shown(from: 2) == [2] && log.shown(from: 3) == [])
  }

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

  @Test("D6 pausing keeps the shown messages, and the live pace shows all waiting ones")
  func goingLive() {
    let log = MessageLog()
    log.record(1)
    log.pace = .paused
    log.record(2)
    log.pace = .slow
    #expect(log.shown() == [0] && log.waiting == 2)
    log.pace = .live
    #expect(log.shown() == [0, 1, 2] && log.waiting == 0)
  }

  // MARK: - Games

  @Test("D6 only the messages of the chosen game are shown")
  func oneGame() {
    let log = threeGroups()
    log.game = "pig"
    #expect(log.shown() == [2, 3] && log.shown(from: 3) == [3] && log.waiting == 0)
    log.game = "hangman"
    #expect(log.shown() == [])
    log.game = nil
    #expect(log.shown() == [0, 1, 2, 3, 4])
  }

  @Test("D6 choosing another game does not show waiting messages")
  func choosingWhilePaused() {
    let log = threeGroups(.paused)
    log.step()
    log.game = "pig"
    #expect(log.shown() == [] && log.waiting == 2)
    log.game = "craps"
    #expect(log.shown() == [0] && log.waiting == 2)
  }

  @Test("D6 a step skips the messages of other games")
  func steppingInOneGame() {
    let log = threeGroups(.paused)
    log.game = "pig"
    log.step()
    #expect(log.shown() == [2] && log.shownEnd == 3 && log.waiting == 1)
    log.step()
    #expect(log.shown() == [2, 3] && log.waiting == 0)
    log.step()
    #expect(log.shown() == [2, 3] && log.shownEnd == log.end)
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

  // MARK: - Groups

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
