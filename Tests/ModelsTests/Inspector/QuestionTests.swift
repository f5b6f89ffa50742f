@Suite("Questions about messages")
struct QuestionTests {
  /// A paused log with two groups of four messages, of which none is shown.
  private func waitingLog() -> MessageLog {
    let log = MessageLog()
    log.pace = .paused
    for _ in 1...2 { log.record(4) }
    return log
  }

  @Test("D13 steps stop at a question, and the next one shows its answer")
  func steps() {
    let log = waitingLog()
    log.ask(Question(after: 1, "Who?", .receiver))
    log.step { _ in false }
    #expect(log.shownEnd == 2 && log.asked?.text == "Who?" && log.answered.isEmpty)
    log.step()
    #expect(log.asked == nil && log.answered.map(\.message) == [1])
    log.stepBack()
    #expect(log.asked?.message == 1 && log.answered.isEmpty)
    for _ in 1...2 { log.stepBack() }
    log.showGroup()
    #expect(log.shownEnd == 2)
    log.showGroup()
    #expect(log.shownEnd == 4 && log.asked == nil)
    log.pace = .live
    #expect(log.shownEnd == 8 && log.asked == nil && log.answered.count == 1)
  }

  @Test(
    "D13 questions are in the order of their messages, one after each, and none after the last message of an action"
  )
  func order() {
    let log = waitingLog()
    for (message, text) in [(5, "b"), (0, "a"), (5, "c"), (3, "d"), (7, "e"), (99, "f")] {
      log.ask(Question(after: message, text, .outlets))
    }
    #expect(log.questions.map(\.text) == ["a", "c"])
    #expect(log.nextAboutOutlets?.text == "a")
    log.showGroup()
    log.step()
    #expect(log.nextAboutOutlets == nil)
    log.showGroup()
    log.step()
    #expect(log.nextAboutOutlets?.text == "c")
    log.removeQuestion(after: 0)
    #expect(log.questions.map(\.text) == ["c"])
    #expect(log.messages(around: log.questions[0]).following.map(\.text) == ["6", "7"])
  }

  @Test("D13 questions go with their messages")
  func dropped() {
    let log = MessageLog(limit: 2)
    for _ in 1...2 { log.record(3) }
    for message in [0, 3] { log.ask(Question(after: message, "Who?", .receiver)) }
    let recording = log.recording
    log.record(3)
    #expect(log.questions.map(\.message) == [3])
    log.visit(recording)
    #expect(log.questions.map(\.message) == [0, 3])
    log.leave()
    #expect(log.questions.map(\.message) == [3])
    log.clear()
    #expect(log.questions.isEmpty && log.recording.questions == nil)
  }

  @Test("D13 at most 100 questions are asked")
  func limit() {
    let log = MessageLog()
    log.record(200)
    for message in 0..<150 { log.ask(Question(after: message, "Who?", .receiver)) }
    #expect(log.questions.count == 100)
    #expect(throws: Never.self) { try log.recording.validate() }
  }
}
