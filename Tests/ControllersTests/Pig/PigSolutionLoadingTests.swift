import XCTest

/// The computer that plays perfectly needs the solution, which is computed in the background.
final class PigSolutionLoadingTests: GameTestCase {
  func testP15_computerWaitsForTheSolutionWithoutBlocking() {
    let pig = Waiting(die: 1, 6, 5)
    pig.giveTurnToPerfectComputer()
    XCTAssertEqual(pig.requests, 1)
    XCTAssertEqual(pig.table.turns, ["", "▸ Thinking…"])
    XCTAssertEqual(pig.table.clock.pendingDelays, [], "the computer cannot move yet")
    pig.table.view.clickPage()
    XCTAssertFalse(pig.table.controller.handle(.space), "nothing can be hastened")
    XCTAssertEqual(pig.generator.remaining, 2)
    XCTAssertEqual(pig.table.buttons, [false, false, true])
    pig.answer()
    XCTAssertEqual(pig.table.clock.pendingDelays, [PigViewController.thinkingTime])
    pig.table.clock.step()
    pig.table.waitForResult()
    XCTAssertEqual(pig.table.view.turnTotalLabel.text, "6")
  }

  func testP15_solutionIsRequestedOnceAndOnlyWhenItIsNeeded() {
    let pig = Waiting(die: 1, 6)
    pig.table.view.computerSwitch.turn(true)
    XCTAssertEqual(pig.requests, 0, "to hold at 20 needs no solution")
    pig.chooseStrategy(.optimal)
    XCTAssertEqual(pig.requests, 1)
    pig.table.view.computerSwitch.turn(false)
    pig.table.view.computerSwitch.turn(true)
    pig.table.view.oddsButton.toggle()
    XCTAssertEqual(pig.requests, 1)
    pig.answer()
    pig.table.view.newGameButton.click()
    pig.table.view.oddsButton.toggle()
    pig.table.view.oddsButton.toggle()
    XCTAssertEqual(pig.requests, 1)
  }

  func testP11_newGameWhileTheComputerWaitsGivesTheTurnToThePerson() {
    let pig = Waiting(die: 1, 6)
    pig.giveTurnToPerfectComputer()
    pig.table.view.newGameButton.click()
    pig.answer()
    pig.table.waitForResult()
    XCTAssertEqual(pig.table.clock.pendingDelays, [])
    XCTAssertEqual(pig.table.turns, ["▸ Your turn", ""])
    XCTAssertEqual(pig.generator.remaining, 1)
    XCTAssertEqual(pig.table.buttons, [true, false, true])
  }

  func testP15_anotherStrategyDoesNotWaitForTheSolution() {
    let pig = Waiting(die: 1, 6)
    pig.giveTurnToPerfectComputer()
    pig.chooseStrategy(.holdAt20)
    XCTAssertEqual(pig.table.clock.pendingDelays, [PigViewController.thinkingTime])
    pig.chooseStrategy(.optimal)
    XCTAssertEqual(pig.table.clock.pendingDelays, [], "a move by another strategy is not made")
    pig.answer()
    XCTAssertEqual(pig.table.clock.pendingDelays, [PigViewController.thinkingTime])
  }

  func testP15_solutionThatArrivesWhileThePersonsRollIsShownDoesNotRevealIt() {
    let pig = Waiting(die: 1, 6)
    pig.table.view.computerSwitch.turn(true)
    pig.chooseStrategy(.optimal)
    pig.table.view.rollButton.click()
    pig.answer()
    XCTAssertEqual(pig.table.turns, ["▸ Your turn", ""], "the die has not landed")
    XCTAssertEqual(pig.table.buttons, [false, false, false])
    pig.table.waitForResult()
    XCTAssertEqual(pig.table.turns, ["", "▸ Thinking…"])
    XCTAssertEqual(pig.table.clock.pendingDelays, [PigViewController.thinkingTime])
  }

  func testP15_backgroundSourceAnswersOnTheMainThreadLater() {
    var chance: Double?
    PigSolution.solve {
      chance = $0.winProbability(own: 0, opponent: 0, turnTotal: 0)
    }
    XCTAssertNil(chance, "it does not block")
    pump(until: { chance != nil })
    XCTAssertEqual(chance ?? 0, 0.5305927252737, accuracy: 1e-12)
  }
}

/// A table whose solution arrives when it is answered.
@MainActor
private final class Waiting {
  let generator: ScriptedGenerator
  private(set) lazy var table = PigTable(generator: generator) { [unowned self] in
    requests += 1
    completion = $0
  }
  private(set) var requests = 0
  private var completion: ((PigSolution) -> Void)?

  init(die faces: Int...) { generator = ScriptedGenerator.dice(faces) }

  func answer() { completion?(.standard) }

  func chooseStrategy(_ strategy: PigStrategy) {
    table.view.strategyChoice.choose(PigStrategy.allCases.firstIndex(of: strategy)!)
  }

  /// Player 1 rolls a one, with which the script begins.
  func giveTurnToPerfectComputer() {
    table.view.computerSwitch.turn(true)
    chooseStrategy(.optimal)
    table.roll()
  }
}
