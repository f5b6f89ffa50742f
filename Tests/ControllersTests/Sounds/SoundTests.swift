import XCTest

/// Which sounds an action gives, and at which steps. A stand-in for the player notes them.
final class SoundTests: GameTestCase {
  /// The sounds of a controller, each with its time after the last action in milliseconds.
  @MainActor
  private final class Ear {
    private let clock: ManualClock
    private(set) var sounds: [String] = []

    init(at controller: ViewController, _ clock: ManualClock) {
      Desktop.setAllowsMotion(true)
      self.clock = clock
      for part in [controller] + controller.children {
        part.playSound = { [unowned self] in sounds.append("\($0) \(Int(clock.milliseconds - start))") }
      }
    }

    private var start = 0.0

    /// The sounds of an action, after which the clock goes on for a time.
    func sounds(for time: Double = 5000, after act: () -> Void) -> [String] {
      (sounds, start) = ([], clock.milliseconds)
      act()
      clock.advance(by: time)
      return sounds
    }
  }

  func testD15_craps() {
    let clock = ManualClock()
    let table = CrapsTable(dice: 3, 4, 4, 4, 3, 4, 1, 1, time: clock.time)
    let (ear, landed) = (Ear(at: table.controller, clock), CrapsView.throwTime)
    XCTAssertEqual(ear.sounds { table.roll() }, ["dice \(landed)", "win 1150", "coins 1500"])
    XCTAssertEqual(ear.sounds { table.roll() }, ["dice \(landed)"], "the point")
    XCTAssertEqual(ear.sounds { table.roll() }, ["dice \(landed)", "loss 1150"], "a seven")
    XCTAssertEqual(ear.sounds { table.roll() }, ["dice \(landed)", "loss 1150"], "craps")
    XCTAssertEqual(ear.sounds { table.view.anteChangePressed.send(5) }, ["coin 0"])
    XCTAssertEqual(ear.sounds { table.view.anteAllPressed.send() }, ["coins 0"])
  }

  func testD15_pig() {
    let pig = PigTable(generator: ScriptedGenerator.dice([6, 1] + Array(repeating: 6, count: 17)))
    let (ear, landed) = (Ear(at: pig.controller, pig.clock), PigView.throwTime)
    XCTAssertEqual(ear.sounds { pig.view.rollButton.click() }, ["die \(landed)"])
    XCTAssertEqual(
      ear.sounds { pig.view.rollButton.click() },
      ["die \(landed)", "coins \(landed + 100)", "grunt \(landed + 250)"])
    XCTAssertEqual(ear.sounds { pig.view.rollButton.click() }, ["die \(landed)"])
    XCTAssertEqual(ear.sounds { pig.view.passButton.click() }, ["coins 370"])
    for _ in 1...16 { pig.roll() }
    XCTAssertEqual(ear.sounds(for: 1000) { pig.view.passButton.click() }, ["coins 370"])
    pig.fixture.close()
  }

  func testD15_pigIsWon() {
    let pig = PigTable.beforeAWin()
    let ear = Ear(at: pig.controller, pig.clock)
    XCTAssertEqual(ear.sounds { pig.view.passButton.click() }, ["coins 370", "win 650"])
  }

  func testD15_pigIsLostToTheComputer() {
    // The computer passes at 24 five times, and the player rolls ones.
    let turns = (1...5).flatMap { _ in [1, 6, 6, 6, 6] }
    let pig = PigTable(generator: ScriptedGenerator.dice(turns))
    let ear = Ear(at: pig.controller, pig.clock)
    pig.view.computerSwitch.turn(true)
    var sounds: [String] = []
    for _ in 1...5 { sounds = ear.sounds(for: 20_000) { pig.view.rollButton.click() } }
    XCTAssertEqual(
      sounds.map { $0.prefix { $0 != " " } },
      ["die", "coins", "grunt", "die", "coins", "loss"], "the computer needs one roll, and passes")
  }

  func testD15_ticTacToe() {
    let clock = ManualClock()
    let table = TicTacToeTable(
      boards: [TicTacToeTable.winning, TicTacToeTable.topRow, TicTacToeTable.allX], time: clock.time)
    let ear = Ear(at: table.controller, clock)
    let play = { table.game.playButton.click() }
    XCTAssertEqual(ear.sounds(after: play), ["reel 250", "reel 450", "reel 850", "win 1000"])
    XCTAssertEqual(ear.sounds(after: play), ["reel 250", "reel 450", "reel 850", "line 1000", "loss 1150"])
    XCTAssertEqual(ear.sounds(after: play).count { $0.hasPrefix("line") }, 8)
    XCTAssertEqual(ear.sounds { table.game.betButton.click() }, ["coin 0"])
    table.clickTab("bank")
    XCTAssertEqual(ear.sounds { table.bankView.notePressed.send(50) }, ["note 0", "till 400"])
  }

  func testD15_hangman() {
    let clock = ManualClock()
    func sounds(_ letters: String..., mistakes: Int) -> [[String]] {
      let game = HangmanTable(["DEED"], length: 4, mistakes: mistakes, time: clock.time)
      let ear = Ear(at: game.controller, clock)
      defer { game.fixture.close() }
      return letters.map { letter in ear.sounds { game.press(letter) } }
    }
    let won = sounds("X", "E", "D", mistakes: 3)
    XCTAssertEqual(won[0], ["cross \(KeyboardView.shakeTime)"])
    XCTAssertEqual(won[1], ["chalk 0"])
    XCTAssertEqual(won[2].map { $0.prefix(4) }, ["chal", "win "])
    let lost = sounds("X", mistakes: 1)
    XCTAssertEqual(lost[0].map { $0.prefix(4) }, ["cros", "loss"])
  }

  func testD15_hastenedStepsAreNotHeard() {
    let clock = ManualClock()
    let table = CrapsTable(dice: 3, 4, 3, 4, time: clock.time)
    let ear = Ear(at: table.controller, clock)
    XCTAssertEqual(
      ear.sounds {
        table.roll()
        clock.advance(by: 700)
        table.controller.finishShowing()
      }, ["dice \(CrapsView.throwTime)"])
    XCTAssertEqual(
      ear.sounds {
        table.roll()
        table.view.root.isVisible = false
      }, [], "a screen that disappears is silent")
  }

  func testD15_withoutAnimationsTheResultIsHeard() {
    let clock = ManualClock()
    let table = CrapsTable(dice: 3, 4, 4, 4, 1, 1, time: clock.time)
    let ear = Ear(at: table.controller, clock)
    Desktop.setAllowsMotion(false)
    XCTAssertEqual(ear.sounds { table.roll() }, ["coins 0"])
    XCTAssertEqual(ear.sounds { table.roll() }, ["dice 0"])
    table.view.root.isVisible = false
    XCTAssertEqual(ear.sounds { table.view.rollPressed.send() }, [], "no one sees it")
  }

  func testD15_thePastAndTrialsAreSilent() throws {
    var sounds: [Sound] = []
    let table = TravelTable(.craps, playSound: { sounds.append($0) })
    let press = { (table.screen as? CrapsView)?.anteChangePressed.send(5) }
    press()
    XCTAssertEqual(sounds, [.coin])
    table.click("rollButton", "rollButton")
    var count = sounds.count
    table.move(to: 1)
    press()
    XCTAssertEqual(sounds.count, count, "the past")
    try table.fixture.hand().click(table.fixture.find("backToNowButton"))
    pump(until: { table.pastLabel == nil }, "the games are restored")
    table.click("rollButton")
    XCTAssertGreaterThan(sounds.count, count, "the present is heard again")
    count = sounds.count
    table.cut("CrapsViewController > CrapsView: totalLabel \"Total 4\"")
    table.click("rollButton")
    press()
    XCTAssertEqual(sounds.count, count, "a trial")
  }
}

final class SoundPlayerTests: GameTestCase {
  private static let folder = "\(WindowFixture.prefix)/sounds"

  /// A player that has a module, or believes so.
  @MainActor
  private func player(isOn: Bool?) -> SoundPlayer {
    SoundPlayer(in: Self.folder, isOn: isOn, start: MediaFile.init)
  }

  override func setUp() {
    super.setUp()
    unsetenv("CI")
  }

  override func tearDown() {
    setenv("CI", "true", 1)
    super.tearDown()
  }

  func testD15_nothingIsLoadedBeforeTheFirstSound() {
    let player = player(isOn: true)
    XCTAssertEqual(player.playing.count, 0)
    player.play(.dice)
    XCTAssertEqual(player.playing.count, 1)
    for _ in 1...20 { player.play(.coin) }
    XCTAssertEqual(player.playing.count, SoundPlayer.limit, "a sound server that hangs gets no more")
  }

  func testD15_nothingIsPlayedWhenOffOrInCIOrWithoutAModule() {
    let silent = [player(isOn: false), SoundPlayer(in: Self.folder, isOn: true, start: nil)]
    setenv("CI", "true", 1)
    defer { unsetenv("CI") }
    let inCI = player(isOn: true)
    XCTAssertFalse(inCI.isAvailable)
    inCI.play(.coin)
    XCTAssertEqual(inCI.playing.count, 0)
    unsetenv("CI")
    XCTAssertTrue(inCI.isAvailable)
    for player in silent {
      player.play(.coin)
      XCTAssertEqual(player.playing.count, 0)
    }
    XCTAssertEqual(silent.map(\.isAvailable), [true, false], "the menu says so")
  }

  func testD15_theDesktopDecidesUntilTheUserDoes() {
    let property = "gtk-enable-event-sounds"
    defer { GtkSetting.set(property, to: 1) }
    let player = player(isOn: nil)
    XCTAssertTrue(player.isOn)
    GtkSetting.set(property, to: 0)
    XCTAssertFalse(player.isOn)
    player.choice = true
    XCTAssertTrue(player.isOn)
  }

  /// Without a module nothing is heard, and without GStreamer's player the menu says so.
  func testD15_eachSoundIsPlayedWithoutAWarning() {
    for sounds in [Sound.allCases.prefix(7), Sound.allCases.suffix(6)] {
      let player = player(isOn: true)
      for sound in sounds { player.play(sound) }
      XCTAssertEqual(player.playing.count, sounds.count)
      guard MediaFile.canPlay else { continue }
      pump(until: { player.playing.isEmpty }, "the end of the sounds")
      XCTAssertEqual(player.isAvailable, MediaFile.hasPlayer)
    }
  }

  func testD15_theMenuLearnsThatNothingCanBePlayed() {
    var ends: [(Bool) -> Void] = []
    let player = SoundPlayer(in: Self.folder, isOn: true) { path, ended in
      ends.append(ended)
      return path as NSString
    }
    var failures = 0
    player.onFailure = { failures += 1 }
    player.play(.dice)
    player.play(.coin)
    XCTAssertTrue(player.isAvailable)
    for end in ends { end(true) }
    XCTAssertEqual(failures, 1, "it is reported once")
    XCTAssertFalse(player.isAvailable)
    XCTAssertEqual(player.playing.count, 0)
  }

  func testD15_theSamplesAreShortAndQuiet() throws {
    XCTAssertTrue(WindowFixture.hasResources)
    var total = 0
    for sound in Sound.allCases {
      let bytes = try XCTUnwrap(Resources.bytes(of: "\(Self.folder)/\(sound).wav"), "\(sound)")
      func number(at place: Int) -> Int { Int(bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)) }
      total += bytes.count
      XCTAssertEqual(number(at: 20), 0x1_0001, "PCM, one channel")
      XCTAssertEqual(number(at: 24), 22_050)
      XCTAssertEqual(number(at: 40), bytes.count - 44)
      let samples = stride(from: 44, to: bytes.count, by: 2).map {
        Int(bytes.loadUnaligned(fromByteOffset: $0, as: Int16.self))
      }
      XCTAssertLessThan(samples.count * 1000 / 22_050, 300, "\(sound)")
      let peak = 20 * log10(Double(samples.map(abs).max() ?? 0) / 32_768)
      XCTAssertTrue((-24.0 ..< -12).contains(peak), "\(sound): \(peak) dB")
      XCTAssertLessThan(abs(samples.reduce(0, +)) / samples.count, 40, "\(sound) has an offset")
      XCTAssertLessThan(abs(samples.last ?? 99), 20, "\(sound) ends in a click")
    }
    XCTAssertEqual(Resources.files(below: Self.folder).count, Sound.allCases.count)
    XCTAssertLessThan(total, 200_000)
  }

  func testD15_theSamplesAreTheSameEachTime() throws {
    let tool = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "CompileSounds")
    let folder = FileManager.default.temporaryDirectory.appending(path: "sounds-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = Sound.allCases.map { folder.appending(path: "\($0).wav") }
    try Process.run(tool, arguments: files.map(\.path)).waitUntilExit()
    for (sound, file) in zip(Sound.allCases, files) {
      let built = Resources.bytes(of: "\(Self.folder)/\(sound).wav").map { Data($0) }
      XCTAssertEqual(try Data(contentsOf: file), built, "\(sound)")
    }
  }
}
