import Models
import Views

/// The events of the model. It has decided each of them; the steps show their results in order.
extension PigViewController: @MainActor PigModelDelegate {
  package func pigModel(_ model: PigModel, didLog event: PigEvent) {
    switch event {
    case .rolled(let player, let die, _):
      die == .one ? showBust(of: player, die) : showRoll(of: player, die)
    case .choseToRoll, .piggedOut: break
    case .choseToPass(let player, let banked, let score):
      // The next event is the win.
      if score < PigModel.goal { showPass(of: player, banked: banked, score: score) }
    case .newGame:
      let isAnnounced = !isSilent
      beginTurn { if isAnnounced { $0.announce(sentences($0.texts.newGame, $0.undoHint)) } }
      view.focusRoll()
    case .won(let player, _): showWin(of: player)
    }
  }

  private func showRoll(of player: Int, _ die: Die) {
    show([
      0: { $0.throwDie(die, of: player) },
      PigView.throwTime: {
        $0.playOn()
        $0.play(.die)
        $0.announce($0.texts.lastRoll)
      },
    ])
  }

  /// A one: the die lands, the coins spill, the result follows, and after a second it is the other player's turn.
  private func showBust(of player: Int, _ die: Die) {
    let landing = PigView.throwTime
    show([
      0: { $0.throwDie(die, of: player) },
      landing: {
        $0.showDie()
        $0.play(.die)
      },
      landing + 100: {
        $0.view.spillCoins(of: player)
        $0.play(.coins)
        $0.showTurnTotal()
        $0.hideOdds()
      },
      1000 - Self.pause: {
        $0.showResult()
        $0.showTurnOver(player)
        $0.play(.grunt)
        $0.announce($0.texts.lastRoll)
      },
      1000: { $0.beginTurn() },
    ])
  }

  /// A pass: the coins fly to the player's card, the score counts, the result follows, and then it is the other
  /// player's turn.
  private func showPass(of player: Int, banked: Int, score: Int) {
    show([
      0: { $0.bankCoins(of: player) },
      370: {
        $0.showScores()
        $0.play(.coins)
      },
      650: {
        $0.showResult()
        $0.showTurnOver(player)
        $0.announce($0.texts.pass(of: player, banked: banked, score: score))
      },
      650 + Self.pause: { $0.beginTurn() },
    ])
  }

  /// A win begins like a pass. Its alert announces it.
  private func showWin(of player: Int) {
    show([
      0: { $0.bankCoins(of: player) },
      370: {
        $0.showScores()
        $0.play(.coins)
      },
      650: {
        $0.playOn()
        if !$0.texts.isLost { $0.view.throwConfetti() }
        $0.play($0.texts.isLost ? .loss : .win)
        $0.presentLater(after: $0.texts.isLost ? Self.alertDelay : PigView.confettiTime) { $0.showWinner() }
      },
    ])
  }

  /// The beginning of a roll and of a bust: the die is in the air, the controls are disabled, and the last result is gone.
  private func throwDie(_ die: Die, of player: Int) {
    holdControls(of: player)
    view.lastRollLabel.show("", .neutral)
    view.throwDie(die.rawValue)
  }

  /// The beginning of a pass and of a win.
  private func bankCoins(of player: Int) {
    holdControls(of: player)
    view.bankCoins(of: player)
    showTurnTotal()
    hideOdds()
  }

  private func holdControls(of player: Int) {
    isComputersMove = model.players[player].kind != .human
    showControls()
  }

  /// The time between a result and the other player's turn, in milliseconds.
  private static var pause: Int { 300 }

  // MARK: - The alert about a win

  /// A new game begins after it.
  func showWinner() {
    guard let winner = model.winner else { return }
    presentEnd {
      let name = ["name": unbroken(PigNames(of: model)[winner])]
      let lead = model.players[winner].score - model.players[1 - winner].score
      // The cards show the scores.
      return Alert(
        texts.isLost ? tr("{name} wins", name) : tr("Congratulations, {name}!", name),
        texts.isLost
          ? consolation(for: 1 - winner)
          : trn("You win by {points} point.", "You win by {points} points.", lead, ["points": String(lead)]),
        button: tr("New Game"), after: texts.scores)
    }
  }

  /// A sentence for a person who has lost to the computer.
  private func consolation(for player: Int) -> String {
    let missing = PigModel.goal - model.players[player].score
    let values = ["name": PigNames(of: model)[player], "points": String(missing)]
    return trn(
      "You needed {points} more point, {name}. Better luck next time!",
      "You needed {points} more points, {name}. Better luck next time!", missing, values)
  }
}
