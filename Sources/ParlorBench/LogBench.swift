import Controllers
import DemoScenes
import GtkKit
import Models

/// Measures the Inspector while it keeps as much as it can: 10,000 messages, and the states after 300 actions.
struct LogBench {
  /// In megabytes, and in milliseconds.
  private static let (memoryLimit, stepLimit) = (30.0, 16.7)
  private static let steps = 100

  let frames: FrameBench

  func run(_ figures: inout Figures) {
    frames.withDemo(.craps) { demo in
      demo.inspector.toggle()
      fill(demo)
      let plain = plainFrames()
      add("slider", travel(in: demo, by: 1), plain, &figures)
      add("jump", travel(in: demo, by: 89), plain, &figures)
      add("message", rolls(in: demo), plain, &figures)
      demo.settle()
      demo.window.waitForFrames(2)
      let full = Memory.used
      clear(demo)
      figures.add("log/memory", full - Memory.used, "MB", limit: Self.memoryLimit)
    }
  }

  /// Adds the processor time of some steps, and its ratio to that of the frames of a window without content.
  private func add(_ name: String, _ times: [Double], _ plain: [Double], _ figures: inout Figures) {
    let sorted = times.sorted()
    guard let low = sorted.first, let high = sorted.last, let late = sorted.percentile(0.99),
      let median = sorted.percentile(0.5), let frame = plain.sorted().percentile(0.5)
    else { return }
    figures.add("log/\(name)/cpu-p50", median, "ms")
    figures.add("log/\(name)/cpu-p99", late, "ms", spread: low...high, limit: Self.stepLimit)
    figures.add("log/\(name)/ratio", median / frame, "x")
  }

  // MARK: - A full log

  private func fill(_ demo: DemoWindow) {
    var games = Game.all[...]
    repeat {
      let game = games.removeFirst()
      for _ in 0..<25 { play(game, in: demo) }
      if games.isEmpty { games = Game.all[...] }
    } while !isFull(demo)
    demo.controller.show(.craps)
    demo.window.waitForFrames(2)
  }

  private func isFull(_ demo: DemoWindow) -> Bool {
    guard let session = demo.inspector.inspector?.session else { return true }
    return session.moments.count >= Timeline.limit * 9 / 10
      && session.log.messages.count >= MessageLog.messageLimit * 98 / 100
  }

  /// An action of a game and its result.
  private func play(_ game: Game, in demo: DemoWindow) {
    demo.controller.show(game)
    switch game {
    case .craps: demo.craps.rollButton.click()
    case .pig: demo.pig.rollButton.click()
    case .ticTacToe: demo.ticTacToe.playButton.click()
    default:
      let letters = Array("ETAOINSHRDLU")
      demo.repetition += 1
      if demo.repetition.isMultiple(of: 9) { demo.hangman.newGameButton.click() }
      demo.guess(letters[demo.repetition % letters.count])
    }
    demo.settle()
    demo.window.waitForFrames(1)
  }

  private func clear(_ demo: DemoWindow) {
    let menu = demo.inspectorView?.menu
    menu?.button.popUp()
    demo.window.waitForFrames(2)
    menu?.clearButton.click()
    demo.window.waitForFrames(2)
    if demo.inspectorView?.messageList.items.isEmpty != true { DemoProgram.end("the log is not empty") }
  }

  // MARK: - Steps

  /// The processor times of moves of the slider by a number of moments. The first move to a moment of each game makes the
  /// game's screens of the past.
  private func travel(in demo: DemoWindow, by distance: Int) -> [Double] {
    guard let slider = demo.inspectorView?.timelineBar.slider else { return [] }
    defer { slider.move(to: slider.range.upperBound) }
    return (1...Self.steps).map { step in
      Stopwatch.processorTime {
        slider.move(to: step * distance % slider.range.upperBound)
        demo.window.waitForFrames(1)
      }
    }
  }

  /// The processor times of new messages.
  private func rolls(in demo: DemoWindow) -> [Double] {
    (1...Self.steps).map { _ in
      demo.settle()
      demo.window.waitForFrames(1)
      return Stopwatch.processorTime {
        demo.craps.rollButton.click()
        demo.window.waitForFrames(1)
      }
    }
  }

  /// The processor times of the frames of a window without content.
  private func plainFrames() -> [Double] {
    let window = Window()
    defer { window.destroy() }
    window.setDefaultSize(frames.size)
    window.present()
    window.waitForFrames(5)
    return (1...Self.steps).map { _ in Stopwatch.processorTime { window.waitForFrames(1) } }
  }
}
