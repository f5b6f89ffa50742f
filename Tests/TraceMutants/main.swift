// Plays with copies of the controllers, with one statement removed at a time, and checks which messages the Inspector
// lacks then. scripts/validate-trace makes the copies and compiles this file together with all controllers.
import Glibc
import GtkKit
import Models
import Views

guard Desktop.prepare() else { fatalError("no display") }
MainLoop.serveMainQueue()
Desktop.setAllowsMotion(false)

/// What is removed: the number of a statement, or the name of an expression; nil for nothing.
var removed: AnyHashable?
/// What has run.
var executed: Set<AnyHashable> = []

/// Whether a statement or expression of the copies runs.
func runs(_ part: AnyHashable) -> Bool {
  executed.insert(part)
  return removed != part
}

// MARK: - Playing

/// A window with the copy of one game's controller, and the Inspector.
final class Table {
  let window = Window()
  let view: WindowView
  let clock = ManualClock()
  private let tabs: TabBarController
  private let inspector: InspectorViewController
  let controller: ViewController

  init(_ game: Game, _ make: (ManualClock) -> ViewController) {
    let controller = make(clock)
    self.controller = controller
    view = WindowView(window, tabs: TabBarController.tabs)
    tabs = TabBarController(view: view) {
      $0 == game ? controller : CrapsViewController(generator: SystemRandomNumberGenerator())
    }
    inspector = InspectorViewController(games: { [game: controller] }, front: game)
    tabs.show(game)
    window.present()
    while !controller.screen.root.isMapped { MainLoop.iterate(mayBlock: true) }
    finish()
  }

  /// Handles all events.
  func finish() { while MainLoop.iterate() {} }

  /// Does something like a user.
  func act(_ action: () -> Void) {
    action()
    finish()
  }

  func click(_ widget: some Widget) { act { widget.click() } }
  func press(_ key: Key) { act { _ = controller.handle(key) } }
  func show(_ game: Game) { act { tabs.show(game) } }
  func closeAlert() { act { view.alert?.alertButton.click() } }

  /// The messages. Values that have not changed have a line each.
  func close() -> [String] {
    let messages = inspector.log.shown().compactMap { inspector.log.message($0) }
    inspector.close()
    window.destroy()
    finish()
    return messages.flatMap { message in
      let ends = "\(message.sender?.name ?? "Player") > \(message.receiver.name): "
      if case .unchanged(let names) = message.kind { return names.map { ends + $0 + " unchanged" } }
      return [ends + message.text]
    }.map { $0.replacing("Mutant", with: "") }
  }
}

func slot<State>(_ state: State?) -> SaveSlot<State> { SaveSlot(state, save: { _ in }, invalid: {}) }

/// A player of Craps who is bankrupt at first and again at the end.
func playCraps() -> [String] {
  let bankrupt = CrapsModel(generator: ScriptedGenerator.dice(1, 1))
  bankrupt.ante = 200
  bankrupt.playTurn()
  let view = CrapsView(points: CrapsRoll.points, anteStep: CrapsModel.anteStep)
  let table = Table(.craps) { _ in
    MutantCrapsViewController(
      view: view, generator: ScriptedGenerator.dice(5, 6, 2, 2, 3, 4, 1, 1, 1, 1),
      saveSlot: slot(bankrupt.state))
  }
  table.closeAlert()
  table.click(view.rollButton)
  table.press(.character("r"))
  table.act { view.anteSlider.move(to: 15) }
  table.click(view.rollButton)
  table.act { view.anteSlider.move(to: 500) }
  table.click(view.rollButton)
  table.closeAlert()
  return table.close()
}

/// Pig after a game that was won, against a human and against the computer.
func playPig() -> [String] {
  let won = PigModel(generator: ScriptedGenerator.dice(Array(repeating: 6, count: 17)))
  for _ in 0..<17 { won.roll() }
  won.hold()
  let view = PigView(strategies: PigViewController.strategyTitles)
  let table = Table(.pig) { clock in
    MutantPigViewController(
      view: view, generator: ScriptedGenerator.dice([5, 4, 1, 6] + Array(repeating: 6, count: 40)),
      time: clock.time, saveSlot: slot(won.state))
  }
  table.closeAlert()
  table.act { view.player1.nameField.type("Ada") }
  table.act { view.player1.nameField.pressEnter() }
  table.click(view.rollButton)
  table.act { table.clock.step() }
  table.click(view.passButton)
  table.press(.character("r"))
  table.act { table.clock.step() }
  table.press(.character("p"))
  table.press(.character("n"))
  table.click(view.newGameButton)
  table.act { view.computerSwitch.turn(true) }
  table.act { view.strategyChoice.choose(1) }
  table.click(view.rollButton)
  table.act { table.clock.step() }
  // The computer waits while another game is in front.
  table.show(.craps)
  table.act { table.clock.step() }
  table.show(.pig)
  table.act { table.clock.step() }
  table.act { table.clock.step() }
  table.act { view.computerSwitch.turn(false) }
  for _ in 0..<20 {
    table.click(view.rollButton)
    table.act { table.clock.step() }
  }
  table.click(view.passButton)
  table.closeAlert()
  return table.close()
}

/// The controllers of both screens of Tic Tac Toe Reverse.
final class BothControllers: ViewController {
  private let game: ViewController
  private let bank: ViewController

  init(_ screen: any Screen, _ game: ViewController, _ bank: ViewController) {
    self.game = game
    self.bank = bank
    super.init(screen: screen)
  }

  override var presenter: AlertPresenter? {
    didSet {
      game.presenter = presenter
      bank.presenter = presenter
    }
  }

  override func keyPressed(_ key: Key) -> Bool { game.handle(key) }
}

func playTicTacToe() -> [String] {
  let (game, bankView, bank) = (GameView(), BankView(), Bank())
  let tabs = TicTacToeTabsView(gameMenu: [], bankMenu: [])
  tabs.fill(TicTacToeTabsView.gamePage, with: game)
  tabs.fill(TicTacToeTabsView.bankPage, with: bankView)
  tabs.show(page: TicTacToeTabsView.gamePage)
  let table = Table(.ticTacToe) { _ in
    BothControllers(
      tabs,
      MutantGameViewController(
        view: game, bank: bank,
        generator: ScriptedGenerator([0b0_0110_0111, 0b1_0001_1100, 0b0_0110_0111].map { ($0, 512) })),
      MutantBankViewController(view: bankView, bank: bank))
  }
  table.press(.character("+"))
  for _ in 0..<2 { table.click(game.playButton) }
  for _ in 0..<7 { table.click(game.betButton) }
  table.click(game.playButton)
  table.closeAlert()
  table.act { tabs.show(page: TicTacToeTabsView.bankPage) }
  for amount in ["50", "x"] {
    table.act { bankView.creditField.type(amount) }
    table.click(bankView.addCreditButton)
  }
  table.closeAlert()
  return table.close()
}

/// Hangman, whose words come late and cannot be used, and whose list has no words of three letters.
func playHangman() -> [String] {
  let (view, flipside, settings) = (MainView(), FlipsideView(), RegisteredDefaults())
  settings.wordLength = 4
  var deliver: (WordSource.Answer) -> Void = { _ in }
  let table = Table(.hangman) { _ in
    MutantHangmanViewController(
      view: view, flipside: flipside, settings: settings, words: WordSource { deliver = $0 },
      generator: SeededGenerator(seed: 1))
  }
  table.act { view.guessField.type("A") }
  if let words = try? WordList(["BEAR", "BOAR", "DEER", "DUCK", "HARE", "PARLOR"]) {
    table.act { deliver(.init(words: words, errorMessage: "empty")) }
  }
  table.closeAlert()
  table.act { view.guessField.type("E") }
  table.press(.character("o"))
  table.click(view.infoButton)
  for length in [3, 6] { table.act { flipside.lengthSlider.move(to: length) } }
  table.act { flipside.mistakesSlider.move(to: 3) }
  table.click(flipside.doneButton)
  table.click(view.infoButton)
  table.press(.escape)
  // A game that is lost, and one that is won.
  for limit in [3, 26] {
    table.click(view.infoButton)
    table.act { flipside.mistakesSlider.move(to: limit) }
    table.act { table.controller.newGamePressed() }
    for letter in "QZXVWABCDEFGHIJKLMNOPRSTUY" {
      if let key = AnyWidget.named("key\(letter)", below: table.window) { table.click(key) }
    }
  }
  table.click(view.newGameButton)
  return table.close()
}

// MARK: - Checking

var status: Int32 = 0

func fail(_ text: String) {
  print(text)
  status = 1
}

/// The messages that `others` lacks.
func difference(_ messages: [String], _ others: [String]) -> [String] {
  var rest = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
  return messages.filter { message in
    guard let count = rest[message], count > 0 else { return true }
    rest[message] = count - 1
    return false
  }
}

let plays = ["Craps": playCraps, "Pig": playPig, "TicTacToe": playTicTacToe, "Hangman": playHangman]
guard let game = CommandLine.arguments.last, let play = plays[game] else { fatalError("no such game") }
let original = play()
for message in original where message.contains(" \\") { fail("Not in the list of properties: \(message)") }
let again = play()
if again != original { fail("\(game): \(difference(original, again)) \(difference(again, original))") }

for (number, (place, code)) in statements.enumerated() where place.hasPrefix("\(game)/") {
  guard executed.contains(number) else {
    fail("\(place): the play does not run: \(code)")
    continue
  }
  removed = number
  let mutant = play()
  let lacking = difference(original, mutant)
  let new = difference(mutant, original)
  if lacking.isEmpty { fail("\(place): nothing is missing without: \(code)") }
  // A text changes no behaviour: only its outlet, the reads for it and their observations are missing.
  if code.contains(".text = ") {
    let outlet = code.split(separator: ".").dropFirst().first.map(String.init) ?? ""
    let others = lacking.filter { message in
      ![": \(outlet)", "Controller: ", " unchanged"].contains { message.contains($0) }
    }
    if !new.isEmpty || !others.isEmpty {
      fail("\(place): other messages without: \(code)\n  \(new) \(others)")
    }
  }
  if getenv("TRACE_VERBOSE") != nil { print(place, code, "\n  -", lacking, "\n  +", new) }
}

// Expressions: a read of the balance for its label, and the call of `guess`.
let expressions = ["Craps": ("a read", ": balance "), "Hangman": ("a call", ": guess(")]
if let (name, part) = expressions[game] {
  removed = AnyHashable(name)
  let lacking = difference(original, play())
  if !lacking.contains(where: { $0.contains(part) }) { fail("\(name): nothing is missing but \(lacking)") }
}

exit(status)
