import Controllers
import DemoScenes
import GtkKit
import Models

/// Measures the Inspector while it keeps as much as it can: 10,000 messages, and the states after 300 actions.
struct LogBench {
  /// In megabytes, and in milliseconds.
  private static let (memoryLimit, stepLimit) = (30.0, 16.7)
  private static let (repetitions, steps) = (5, 100)

  let frames: FrameBench

  func run(_ figures: inout Figures) {
    frames.withDemo(.craps) { demo in
      demo.inspector.toggle()
      fill(demo)
      addTravel("slider", by: 1, in: demo, &figures)
      addTravel("jump", by: 89, in: demo, &figures)
      let full = Memory.used
      clear(demo)
      figures.add("log/memory", full - Memory.used, "MB", limit: Self.memoryLimit)
      fill(demo)
      add("message/cpu", rolls(in: demo), &figures)
    }
  }

  /// Adds the median of the percentiles of some repetitions.
  private func add(
    _ name: String, _ times: [[Double]], limit: Double? = Self.stepLimit, _ figures: inout Figures
  ) {
    let sorted = times.map { $0.sorted() }
    figures.add("log/\(name)-p50", sorted.compactMap { $0.percentile(0.5) }, "ms")
    figures.add("log/\(name)-p99", sorted.compactMap { $0.percentile(0.99) }, "ms", limit: limit)
  }

  /// Adds the longest frame of each move of the slider, as for all other motions, and the time of the whole move, which has
  /// no limit: the games follow the slider in one frame, and the messages in the next.
  private func addTravel(_ name: String, by distance: Int, in demo: DemoWindow, _ figures: inout Figures) {
    let moves = travel(in: demo, by: distance)
    let longest = moves.map { $0.map(\.longestFrame) }
    add("\(name)/cpu", longest, &figures)
    // The first move to a game makes its screens of the past.
    figures.add("log/\(name)/cpu-max", longest.joined().max() ?? 0, "ms")
    add("\(name)/cpu-sum", moves.map { $0.map(\.sum) }, limit: nil, &figures)
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

  /// The processor time of a move of the slider: in its longest frame, and from the move to the end of its last frame.
  private typealias Move = (longestFrame: Double, sum: Double)

  /// The processor times of moves of the slider by a number of moments.
  private func travel(in demo: DemoWindow, by distance: Int) -> [[Move]] {
    guard let slider = demo.inspectorView?.timelineBar.slider, let meter = FrameMeter(of: demo.window)
    else { return [] }
    defer { slider.move(to: slider.range.upperBound) }
    return (0..<Self.repetitions).map { repetition in
      (1...Self.steps).map { step in
        _ = meter.takeFrames()
        let sum = Stopwatch.processorTime {
          slider.move(to: (repetition * Self.steps + step) * distance % slider.range.upperBound)
          // The list may need a third frame to scroll to its end.
          demo.window.waitForFrames(3)
        }
        return (meter.takeFrames().map(\.processor).max() ?? 0, sum)
      }
    }
  }

  /// The processor times of new messages.
  private func rolls(in demo: DemoWindow) -> [[Double]] {
    (0..<Self.repetitions).map { _ in
      (1...Self.steps).map { _ in
        demo.settle()
        demo.window.waitForFrames(1)
        return Stopwatch.processorTime {
          demo.craps.rollButton.click()
          demo.window.waitForFrames(1)
        }
      }
    }
  }
}
