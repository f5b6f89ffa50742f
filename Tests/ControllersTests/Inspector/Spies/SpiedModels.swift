@testable import Models

/// Notes what others do with a model, but nothing that the model does with itself.
///
/// The models that controllers use have subclasses here, which override what is called, set and read.
final class ModelSpy {
  private let name: String
  /// The number of the model's own calls that are running.
  private var depth: Int

  /// A spy of the model with this name. A model that reads itself while it is made is watched from ``begin()`` on.
  init(_ name: String, isBusy: Bool = false) {
    self.name = name
    depth = isBusy ? 1 : 0
  }

  func begin() { depth = 0 }

  /// Notes the read of a property, and reads it.
  func read<Value>(_ value: @autoclosure () -> Value, _ property: StaticString = #function) -> Value {
    note(.read, "\(property)")
    return inside(value)
  }

  /// Notes that a property is set, and sets it.
  func set<Value>(_ value: Value, _ property: StaticString = #function, _ change: () -> Void) {
    set("\(property)", as: "\(property) = \(value)", change)
  }

  /// Notes that a property is set, as it is written in code, and sets it.
  func set(_ property: String, as text: String, _ change: () -> Void) {
    // To set a property by its key path, Swift reads it first.
    let read = "\(name).\(property)"
    if depth == 0 { MainActor.assumeIsolated { SpyLog.current?.removeLast(.read, read) } }
    call(text, change)
  }

  /// Notes a call as it is written in code, runs it, and notes the error that it throws.
  func call<Result, Failure: Error>(
    _ call: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    note(.call, call)
    do throws(Failure) {
      return try inside(body)
    } catch {
      note(.result, "throws \(error)")
      throw error
    }
  }

  /// Runs work of the model itself.
  func inside<Result, Failure: Error>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
    depth += 1
    defer { depth -= 1 }
    return try work()
  }

  /// Notes a call of the model's delegate, and runs the work of the delegate.
  func outside(_ call: String, _ work: () -> Void) {
    let inner = depth
    depth = 0
    defer { depth = inner }
    note(.delegate, call)
    work()
  }

  private func note(_ kind: SpyLog.Kind, _ text: String) {
    guard depth == 0 else { return }
    let entry = "\(name).\(text)"
    MainActor.assumeIsolated { SpyLog.current?.note(kind, entry) }
  }
}

/// Craps with a spy.
final class SpiedCraps: CrapsModel {
  private let spy = ModelSpy("CrapsModel")

  override var state: State { spy.inside { super.state } }
  override var balance: Int { spy.read(super.balance) }
  override var point: Int { spy.read(super.point) }
  override var dice: (Int, Int)? { spy.read(super.dice) }
  override var won: Bool { spy.read(super.won) }
  override var lost: Bool { spy.read(super.lost) }
  override var winnings: Int { spy.read(super.winnings) }
  override var bankrupt: Bool { spy.read(super.bankrupt) }
  override var rolls: [CrapsRoll] { spy.read(super.rolls) }
  override var allowedAntes: ClosedRange<Int> { spy.read(super.allowedAntes) }
  override var ante: Int {
    get { spy.read(super.ante) }
    set { spy.set(newValue) { super.ante = newValue } }
  }
  override func playTurn() { spy.call("playTurn()") { super.playTurn() } }
  override func reset() { spy.call("reset()") { super.reset() } }
}

/// Pig with a spy, also of the calls of its delegate.
final class SpiedPig: PigModel {
  private let spy = ModelSpy("PigModel")
  private lazy var forwarder = Forwarder(spy)

  override var state: State { spy.inside { super.state } }
  override var activePlayer: Int { spy.read(super.activePlayer) }
  override var turnTotal: Int { spy.read(super.turnTotal) }
  override var lastRoll: Die? { spy.read(super.lastRoll) }
  override var winner: Int? { spy.read(super.winner) }
  override var canHold: Bool { spy.read(super.canHold) }
  override var isComputersTurn: Bool { spy.read(super.isComputersTurn) }
  override var log: [PigEvent] { spy.read(super.log) }
  override var players: [Player] {
    get { spy.read(super.players) }
    set {
      let changes = zip(spy.inside { super.players }, newValue).enumerated().flatMap { index, players in
        [
          players.0.name == players.1.name ? nil : "players[\(index)].name = \"\(players.1.name)\"",
          players.0.kind == players.1.kind ? nil : "players[\(index)].kind = \(players.1.kind)",
        ].compactMap { $0 }
      }
      spy.set("players", as: changes.joined(separator: ", ")) { super.players = newValue }
    }
  }
  override var delegate: (any PigModelDelegate)? {
    get { super.delegate }
    set { (forwarder.delegate, super.delegate) = (newValue, forwarder) }
  }
  override func roll() { spy.call("roll()") { super.roll() } }
  override func hold() { spy.call("hold()") { super.hold() } }
  override func newGame() { spy.call("newGame()") { super.newGame() } }
  override func playComputerMove() { spy.call("playComputerMove()") { super.playComputerMove() } }

  /// A delegate that passes each call on to another one.
  private final class Forwarder: PigModelDelegate {
    weak var delegate: (any PigModelDelegate)?
    private let spy: ModelSpy

    init(_ spy: ModelSpy) { self.spy = spy }

    func pigModel(_ model: PigModel, didLog event: PigEvent) {
      spy.outside("pigModel(self, didLog: \(event))") { delegate?.pigModel(model, didLog: event) }
    }
  }
}

/// The Bank with a spy, from the moment on at which its changes are followed.
final class SpiedBank: Bank {
  private let spy = ModelSpy("Bank", isBusy: true)

  override var onStateChange: ((State) -> Void)? { didSet { spy.begin() } }
  override var credit: Int { spy.read(super.credit) }
  override var won: Int { spy.read(super.won) }
  override var spins: Int { spy.read(super.spins) }
  override var bet: Int { spy.read(super.bet) }
  override func raiseBet() { spy.call("raiseBet()") { super.raiseBet() } }
  override func add(_ amount: Int) throws(BankError) {
    try spy.call("add(\(amount))") { () throws(BankError) in try super.add(amount) }
  }
  override func stake() throws(BankError) -> Int {
    try spy.call("stake()") { () throws(BankError) in try super.stake() }
  }
  override func reset() { spy.call("reset()") { super.reset() } }
  override func settle(_ outcome: Outcome) { spy.call("settle(\(outcome))") { super.settle(outcome) } }
}

/// Tic Tac Toe Reverse with a spy.
final class SpiedTicTacToe: TicTacToeModel {
  private let spy = ModelSpy("TicTacToeModel")

  override var state: State { spy.inside { super.state } }
  override var board: [Mark] { spy.read(super.board) }
  override var losingLines: [[Int]] { spy.read(super.losingLines) }
  override var lossesInARow: Int { spy.read(super.lossesInARow) }
  override var outcome: Outcome? { spy.read(super.outcome) }
  override func reset() { spy.call("reset()") { super.reset() } }
  override func play() throws(BankError) -> Outcome {
    try spy.call("play()") { () throws(BankError) in try super.play() }
  }
}

/// Hangman with a spy, from the moment on at which its changes are followed.
final class SpiedHangman: HangmanModel {
  private let spy = ModelSpy("HangmanModel", isBusy: true)

  override var onStateChange: ((State) -> Void)? { didSet { spy.begin() } }
  override var state: State { spy.inside { super.state } }
  override var temperament: Temperament { spy.read(super.temperament) }
  override var maximumMistakes: Int { spy.read(super.maximumMistakes) }
  override var dodges: [Dodge] { spy.read(super.dodges) }
  override var word: String? { spy.read(super.word) }
  override var alphabet: Alphabet { spy.read(super.alphabet) }
  override var length: Int { spy.read(super.length) }
  override var pattern: String { spy.read(super.pattern) }
  override var revealed: [Character?] { spy.read(super.revealed) }
  override var guessed: Set<Character> { spy.read(super.guessed) }
  override var mistakes: Int { spy.read(super.mistakes) }
  override var mistakesLeft: Int { spy.read(super.mistakesLeft) }
  override var candidateCount: Int { spy.read(super.candidateCount) }
  override var status: Status { spy.read(super.status) }
  override func guess(_ text: String) -> GuessResult { spy.call("guess(\"\(text)\")") { super.guess(text) } }
}

/// The settings of Hangman with a spy.
final class SpiedDefaults: RegisteredDefaults {
  private let spy = ModelSpy("RegisteredDefaults")

  override var wordLength: Int {
    get { spy.read(super.wordLength) }
    set { spy.set(newValue) { super.wordLength = newValue } }
  }
  override var maximumMistakes: Int {
    get { spy.read(super.maximumMistakes) }
    set { spy.set(newValue) { super.maximumMistakes = newValue } }
  }
  override var temperament: Temperament {
    get { spy.read(super.temperament) }
    set { spy.set(newValue) { super.temperament = newValue } }
  }
  override var words: String {
    get { spy.read(super.words) }
    set { spy.set(newValue) { super.words = newValue } }
  }
  override var otherWords: String {
    get { spy.read(super.otherWords) }
    set { spy.set(newValue) { super.otherWords = newValue } }
  }
  override var showsCandidateCount: Bool {
    get { spy.read(super.showsCandidateCount) }
    set { spy.set(newValue) { super.showsCandidateCount = newValue } }
  }
}
