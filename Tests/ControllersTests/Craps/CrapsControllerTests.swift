import Testing

/// What the controller of Craps decides. It has a stand-in for its view, so these tests need neither GTK nor a display.
@MainActor
struct CrapsControllerTests {
  let view = CrapsStandIn()
  let clock = ManualClock()

  /// A controller whose dice are given.
  func controller(dice: Int...) -> CrapsViewController { controller(ScriptedGenerator.dice(dice)) }

  func controller(_ generator: any RandomNumberGenerator) -> CrapsViewController {
    let craps = CrapsViewController(view: view, model: CrapsModel(generator: generator), time: clock.time)
    craps.presenter = view
    return craps
  }

  private func roll() {
    view.rollPressed.send()
    clock.advance(by: 3000)
  }

  // MARK: - Rolling

  @Test("C11 at first, the screen shows the model")
  func start() {
    let model = CrapsModel()
    let craps = controller(dice: 1)
    #expect(view.texts == ["$\(model.balance)", "$\(model.ante)", "Off", "Total –", "Set your ante"])
    #expect(view.hintLabel.text == "Then roll: 7 or 11 wins.")
    #expect(view.faces == [nil, nil])
    #expect(view.anteSlider.value == model.ante && view.chips == model.ante)
    #expect(view.payable == model.balance)
    #expect(!craps.isShowing)
  }

  @Test("C2 C3 C7 a roll is shown in order: dice, total, puck, result, money")
  func order() {
    let craps = controller(dice: 4, 4, 5, 3)
    view.sliderMoved.send(35)
    roll()
    _ = view.takeAnnouncements()
    view.rollPressed.send()
    let states = clock.changes {
      view.faces.map { "\($0 ?? 0)" }
        + [view.totalLabel, view.pointLabel, view.messageLabel, view.balanceLabel].map(\.text)
        + ["\(view.change)", view.anteSlider.isSensitive ? "ante" : "", view.announcements.joined()]
    }
    let (point, win, spoken) = ("The point is 8", "✓ You win $35", "Total 8. You win $35. Balance $235.")
    #expect(
      states == [
        ["4", "4", "", "8", point, "$200", "0", "", ""],
        ["5", "3", "", "8", point, "$200", "0", "", ""],
        ["5", "3", "Total 8", "8", point, "$200", "0", "ante", ""],
        ["5", "3", "Total 8", "Off", point, "$200", "0", "ante", ""],
        ["5", "3", "Total 8", "Off", win, "$200", "0", "ante", spoken],
        ["5", "3", "Total 8", "Off", win, "$235", "35", "ante", spoken],
      ])
    #expect(view.motions.suffix(4) == ["throw 5 and 3", "land", "push $35", "collect"])
    #expect(!craps.isShowing)
  }

  @Test("C7 the last step shows the whole state", arguments: [[5, 6], [1, 2], [4, 4]])
  func wholeState(dice: [Int]) {
    let craps = controller(ScriptedGenerator.dice(dice))
    view.rollPressed.send()
    while craps.isShowing {
      view.spoil()
      #expect(clock.step())
    }
    let shown = view.everything
    view.spoil()
    craps.updateUI()
    #expect(shown == view.everything)
  }

  @Test("C7 each click is a roll, however fast the clicks are", arguments: [1, 2, 3] as [UInt64])
  func fastClicks(seed: UInt64) {
    let craps = controller(SeededGenerator(seed: seed))
    let model = CrapsModel(generator: SeededGenerator(seed: seed))
    for turn in 1...200 {
      let wish = min(5 * turn, 500)
      view.sliderMoved.send(wish)
      model.ante = wish
      view.rollPressed.send()
      model.playTurn()
      clock.advance(by: Double(turn * 137 % 1800))
      // As the next press on the screen does.
      craps.finishShowing()
      #expect(view.balanceLabel.text == "$\(Numeral.text(model.balance))")
      #expect(view.anteSlider.value == model.ante)
      guard model.bankrupt else { continue }
      clock.advance(by: 600)
      view.closeAlert()
      model.reset()
    }
  }

  @Test("C7 the key R clicks Roll")
  func keys() {
    let craps = controller(dice: 4, 4, 5, 3)
    #expect(craps.keyPressed(.character("r")))
    #expect(craps.keyPressed(.character("R")))
    craps.finishShowing()
    #expect(view.balanceLabel.text == "$205")
    #expect(!craps.keyPressed(.character("x")) && !craps.keyPressed(.enter))
  }

  @Test("C10 the result stays until the next game begins, when the dice leave the hand")
  func lastResult() {
    let craps = controller(dice: 5, 6, 2, 2, 3, 4)
    roll()
    #expect(view.messageLabel.text == "✓ You win $5" && view.messageLabel.style == .won && view.change == 5)
    view.rollPressed.send()
    #expect(view.messageLabel.text == "" && view.messageLabel.style == .neutral && view.change == 0)
    craps.finishShowing()
    view.rollPressed.send()
    #expect(view.messageLabel.text == "The point is 4", "it is still true")
    craps.finishShowing()
    #expect(view.messageLabel.text == "✕ You lose $5" && view.messageLabel.style == .lost)
    #expect(view.change == -5 && view.motions.last == "sweep")
    #expect(view.rollStrip.value?.map(\.description) == ["11, won", "4, the point", "7, lost"])
  }

  // MARK: - The ante

  @Test(
    "C4 C6 the slider moves to the ante that the model accepts",
    arguments: [(52, 50), (53, 55), (200, 200), (500, 200), (0, 5)])
  func slider(wish: Int, ante: Int) {
    let craps = controller(dice: 1)
    view.anteSlider.value = wish
    view.sliderMoved.send(wish)
    #expect(view.anteSlider.value == ante && view.chips == ante)
    #expect(view.anteLabel.text == "$\(ante)" && view.anteSlider.accessibleValue == "$\(ante)")
    #expect(!craps.isShowing)
  }

  @Test("C4 All antes at most the end of the slider")
  func all() {
    let craps = controller(dice: 5, 6, 5, 6, 5, 6)
    for balance in ["$400", "$800", "$1,300"] {
      view.anteAllPressed.send()
      roll()
      #expect(view.balanceLabel.text == balance)
    }
    #expect(view.anteSlider.value == 500 && view.anteChanges == [-25, -5])
    #expect(craps.isUnderway)
  }

  @Test("C4 C6 the ante is fixed when the puck is on, and not before: that would tell the result")
  func fixedAnte() {
    let craps = controller(dice: 4, 4, 5, 6)
    view.rollPressed.send()
    let states = clock.changes { "\(view.pointLabel.text) \(view.anteSlider.isSensitive)" }
    #expect(states == ["Off true", "8 false"])
    #expect(view.puck == 8 && view.anteChanges == [])
    view.sliderMoved.send(100)
    view.anteChangePressed.send(25)
    #expect(view.anteSlider.value == 5 && view.anteLabel.text == "$5")
    craps.startNewGame()
    view.rollPressed.send()
    view.sliderMoved.send(100)
    #expect(view.balanceLabel.text == "$205", "the slider finishes the roll")
    #expect(view.anteSlider.value == 100)
  }

  @Test("C10 the last result gives way when the next ante is set")
  func nextMessage() {
    let craps = controller(dice: 5, 6, 2, 2, 3, 4)
    roll()
    #expect(view.messageLabel.text == "✓ You win $5")
    view.anteChangePressed.send(25)
    #expect(view.messageLabel.text == "Set your ante" && view.messageLabel.style == .neutral)
    #expect(view.hintLabel.text == "Then roll: 7 or 11 wins." && view.change == 5)
    craps.updateUI()
    #expect(view.messageLabel.text == "Set your ante")
    roll()
    view.anteChangePressed.send(25)
    #expect(view.messageLabel.text == "The point is 4", "no ante was set")
    roll()
    #expect(view.messageLabel.text == "✕ You lose $30")
  }

  @Test("C13 the ante follows a smaller balance")
  func smallerBalance() {
    let craps = controller(dice: 2, 2, 1, 6)
    view.sliderMoved.send(120)
    roll()
    roll()
    #expect(view.texts.prefix(2) == ["$80", "$80"] && view.anteSlider.value == 80)
    #expect(view.anteSlider.isSensitive && !craps.isShowing)
  }

  // MARK: - Announcements

  @Test("D7 each roll is announced once, with its result")
  func announcements() {
    let craps = controller(dice: 2, 2, 6, 4, 1, 3, 6, 6)
    for announcement in [
      "Total 4. The point is 4. Roll 4 again before a 7.",
      "Total 10. The point is 4. Roll 4 again before a 7.",
      "Total 4. You win $5. Balance $205.", "Total 12. You lose $5. Balance $200.",
    ] {
      view.rollPressed.send()
      clock.advance(by: 1149)
      #expect(view.takeAnnouncements() == [])
      craps.finishShowing()
      clock.advance(by: 3000)
      #expect(view.takeAnnouncements() == [announcement])
    }
  }

  @Test("D7 an ante is announced, of the slider only if GTK does not do it")
  func anteAnnouncements() {
    let craps = controller(dice: 1)
    view.anteChangePressed.send(25)
    #expect(view.takeAnnouncements() == ["Ante $30"])
    view.sliderMoved.send(200)
    #expect(view.takeAnnouncements() == [])
    view.anteSlider.needsAnnouncement = true
    view.sliderMoved.send(150)
    #expect(view.takeAnnouncements() == ["$150"])
    #expect(!craps.isShowing)
  }

  @Test("D7 the state of the game in words")
  func state() {
    let craps = controller(dice: 2, 2, 3, 1)
    let states = (0...2).map { rolls in
      if rolls > 0 { roll() }
      _ = view.takeAnnouncements()
      craps.speakState()
      return view.takeAnnouncements()
    }
    #expect(
      states == [
        ["Balance $200. Ante $5. No point."], ["Balance $200. Ante $5. Point 4. Total 4."],
        ["Balance $205. Ante $5. No point. Total 4. You win $5."],
      ])
  }
}
