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

  @Test("D8 the newest 10,000 messages are kept")
  func messageLimit() {
    let log = MessageLog()
    for _ in 0..<120 { log.record(100) }
    #expect(log.shown().count == 10_000 && log.groups.count == 100)
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
