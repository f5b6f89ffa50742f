import Testing

/// Bankruptcy and New Game.
extension CrapsControllerTests {
  /// A controller after the roll that loses the last dollar, while the dice are in the air.
  private func bankrupt() -> CrapsViewController {
    let craps = controller(dice: 1, 2, 5, 6)
    view.anteAllPressed.send()
    view.rollPressed.send()
    return craps
  }

  @Test("C10 the alert about bankruptcy waits until the loss has been seen, and starts over")
  func bankruptcy() {
    let craps = bankrupt()
    clock.advance(by: 1150)
    #expect(view.messageLabel.text == "✕ You lose $200" && view.balanceLabel.text == "$200")
    clock.advance(by: 599)
    #expect(view.alert == nil)
    clock.advance(by: 1)
    #expect(view.alert?.title == "You are bankrupt")
    #expect(view.alert?.cause == "Total 3. You lose $200.")
    #expect(view.texts.prefix(2) == ["$0", "$0"])
    view.closeAlert()
    #expect(view.texts == ["$200", "$5", "Off", "Total –", "Set your ante"])
    #expect(view.takeAnnouncements() == ["Ante $200", "New game. Your balance is $200."])
    #expect(!craps.isUnderway)
  }

  @Test("C10 clicks do not hasten the alert, roll nothing, and bring no second one")
  func clicksBeforeTheAlert() {
    let craps = bankrupt()
    clock.advance(by: 100)
    view.rollPressed.send()
    #expect(view.messageLabel.text == "✕ You lose $200")
    clock.advance(by: 400)
    view.rollPressed.send()
    clock.advance(by: 199)
    #expect(view.alert == nil)
    clock.advance(by: 1)
    #expect(view.alert != nil)
    view.closeAlert()
    clock.advance(by: 3000)
    #expect(view.alert == nil && !craps.isUnderway)
  }

  @Test("C10 an alert that comes after a slow frame finds a table that is settled")
  func slowFrame() {
    var (now, work) = (0.0, [() -> Void]())
    let time = TimeSource(
      after: { _, run in
        work.append(run)
        return Token {}
      }, milliseconds: { now }, ofDay: { "" })
    let model = CrapsModel(generator: ScriptedGenerator.dice(1, 2))
    let craps = CrapsViewController(view: view, model: model, time: time)
    craps.presenter = view
    view.anteAllPressed.send()
    view.rollPressed.send()
    // What is due in the same frame runs in the order in which it was scheduled.
    for frame in [1150.0, 1800] {
      now = frame
      let due = work
      work = []
      due.first?()
    }
    #expect(view.alert != nil && view.texts.prefix(2) == ["$0", "$0"])
  }

  @Test("C10 the alert of a hidden screen waits until it appears")
  func hiddenScreen() {
    let craps = bankrupt()
    view.isMapped = false
    clock.advance(by: 5000)
    #expect(view.alert == nil)
    view.isMapped = true
    #expect(view.alert != nil && !craps.isShowing)
  }

  @Test("C10 New Game starts over at any time, and a bankruptcy before it needs no alert")
  func newGame() {
    let craps = bankrupt()
    craps.perform("newGamePressed()") { craps.newGamePressed() }
    clock.advance(by: 5000)
    #expect(view.alert == nil)
    #expect(view.texts == ["$200", "$5", "Off", "Total –", "Set your ante"])
    #expect(view.faces == [nil, nil] && view.anteSlider.isSensitive)
  }
}
