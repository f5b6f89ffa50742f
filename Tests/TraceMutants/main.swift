// Compares the messages of controllers with those of mutants. scripts/validate-trace makes the mutants, copies of the
// controllers with one line less, and compiles this file together with all controllers.
import Glibc
import GtkKit
import Models
import Views

guard Desktop.prepare() else { fatalError("no display") }
MainLoop.serveMainQueue()

/// The messages that the Inspector records while a player acts, without those about values that have not changed.
func messages(of controller: ViewController, mutant: String, original: String, act: () -> Void) -> [String] {
  let inspector = InspectorViewController(
    games: { [.craps: controller] }, front: .craps,
    exports: .init(copy: { _ in }, save: { _, _, _ in }, open: { _ in false }, hasSources: { false }))
  defer { inspector.close() }
  let window = Window()
  window.setChild(controller.screen.root)
  window.present()
  while !controller.screen.root.isMapped { MainLoop.iterate(mayBlock: true) }
  act()
  while MainLoop.iterate() {}
  return inspector.log.shown().compactMap { inspector.log.message($0) }.filter { message in
    if case .unchanged = message.kind { false } else { true }
  }.map { message in
    let line = "\(message.sender?.name ?? "Player") > \(message.receiver.name): \(message.text)"
    return line.replacing(mutant, with: original)
  }
}

var status: Int32 = 0

/// Checks which messages the mutant lacks.
func check(_ mutation: String, _ original: [String], _ mutant: [String], lacks expected: [String]) {
  let lacking = original.filter { !mutant.contains($0) }
  guard lacking != expected else { return }
  print(
    "\(mutation): the mutant lacks \(lacking), not \(expected).\nThe original: \(original)\nThe mutant: \(mutant)"
  )
  status = 1
}

// MARK: - Craps

func roll(_ make: (CrapsView) -> ViewController, mutant: String) -> [String] {
  let view = CrapsView(points: CrapsRoll.points, anteStep: CrapsModel.anteStep)
  let controller = make(view)
  return messages(of: controller, mutant: mutant, original: "CrapsViewController") { view.rollButton.click() }
}

/// A seed whose first roll wins.
let seed =
  (1...).first { (seed: UInt64) in
    let model = CrapsModel(generator: SeededGenerator(seed: seed))
    model.playTurn()
    return model.won
  } ?? 1
let crapsRoll = roll(
  { CrapsViewController(view: $0, generator: SeededGenerator(seed: seed)) }, mutant: "CrapsViewController")

func checkCraps(
  _ mutation: String, _ mutant: String, lacks expected: [String], _ make: (CrapsView) -> ViewController
) {
  check(mutation, crapsRoll, roll(make, mutant: mutant), lacks: expected)
}

// MARK: - Pig

func rollPig(_ make: (PigView) -> ViewController, mutant: String) -> [String] {
  let view = PigView(strategies: PigViewController.strategyTitles)
  let controller = make(view)
  return messages(of: controller, mutant: mutant, original: "PigViewController") { view.rollButton.click() }
}

// MARK: - Tic Tac Toe Reverse

/// The controllers of both screens of Tic Tac Toe Reverse.
final class BothControllers: ViewController {
  private let game: ViewController
  private let bank: ViewController

  init(_ game: ViewController, _ bank: ViewController) {
    self.game = game
    self.bank = bank
    super.init(screen: bank.screen)
  }
}

func addCredit(_ make: (Bank) -> ViewController, mutant: String) -> [String] {
  let bank = Bank()
  let view = BankView()
  let screens = BothControllers(make(bank), BankViewController(view: view, bank: bank))
  return messages(of: screens, mutant: mutant, original: "GameViewController") {
    view.creditField.type("50")
    view.addCreditButton.click()
  }
}

checkAll()
exit(status)
