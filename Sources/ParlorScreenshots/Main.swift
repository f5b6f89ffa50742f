import Controllers
import DemoScenes
import GtkKit
import Models
import Persistence

/// Takes reproducible pictures of Parlor: each scene, or each animation, at each size, light and dark.
@main
enum Main {
  static func main() {
    do throws(CommandLineOptions.Failure) {
      take(try ScreenshotOptions(CommandLine.arguments))
    } catch {
      DemoProgram.end(error.message, status: 2)
    }
  }

  private static func take(_ options: ScreenshotOptions) {
    let data = DemoProgram.start("parlor-screenshots")
    Desktop.setAllowsMotion(false)
    Desktop.setTextScale(options.textScale)
    Desktop.setPrefersContrast(options.hasContrast)
    Desktop.setReadsRightToLeft(options.isRightToLeft)
    if let language = options.language,
      !Locale.overrideLanguage(language, domain: "parlor", translations: DataFiles.translations)
    {
      DemoProgram.end("there is no locale to translate in")
    }
    for isDark in [false, true] {
      Desktop.setPrefersDark(isDark)
      for size in options.sizes {
        let folder = "\(options.folder)/\(Int(size.width))x\(Int(size.height))-\(isDark ? "dark" : "light")"
        Folder.create(folder)
        for scene in options.scenes {
          take(scene, at: size, words: data.words, file: "\(folder)/\(scene.name).png")
        }
        for motion in options.motions {
          take(motion, at: size, words: data.words, files: "\(folder)/\(motion.name)")
        }
        for motion in options.animations {
          animate(motion, at: size, words: data.words, file: "\(folder)/\(motion.name).png")
        }
      }
    }
  }

  private static func take(_ scene: Scene, at size: Size, words: WordList, file: String) {
    let demo = open(scene.name, scene.game, at: size, words: words)
    defer { demo.close() }
    scene.play(demo)
    let window = demo.windowToCapture
    window.waitForFrames(3)
    if !window.isSame(as: demo.window) { _ = window.resizeContent(to: size) }
    guard window.contentSize == size else {
      DemoProgram.end("\(scene.name): the window has changed its size")
    }
    write(window, file)
  }

  // MARK: - Animations

  /// Takes an animation at the beginning, after each quarter of its time, and at the end.
  private static func take(_ motion: Motion, at size: Size, words: WordList, files: String) {
    let demo = begin(motion, at: size, words: words)
    defer { demo.close() }
    motion.play(demo)
    for percent in [0, 25, 50, 75, 100] {
      demo.advance(by: percent == 0 ? 0 : Double(motion.milliseconds) / 4)
      write(demo.window, "\(files)-\(percent).png")
    }
  }

  /// The time between two pictures of a moving picture, and how long it shows what was before and what is afterwards, in
  /// milliseconds.
  private static let (frameTime, timeBefore, timeAfter) = (90, 700, 1800)
  /// The size of a moving picture. It has to be small: README.md shows four of them.
  private static let animationScale = 0.375

  private static func animate(_ motion: Motion, at size: Size, words: WordList, file: String) {
    let demo = begin(motion, at: size, words: words)
    defer { demo.close() }
    var animation = AnimatedPNG()
    func add(_ milliseconds: Int) {
      guard let picture = demo.window.picture(scale: animationScale) else {
        DemoProgram.end("\(motion.name): the window is not open")
      }
      animation.add(picture, milliseconds: milliseconds)
    }
    demo.advance(by: 0)
    add(timeBefore)
    motion.play(demo)
    for frame in 0...motion.milliseconds / frameTime {
      demo.advance(by: frame == 0 ? 0 : Double(frameTime))
      add(frameTime)
    }
    add(timeAfter)
    do throws(SystemError) {
      try UserFile(file).replace(with: animation.bytes)
    } catch {
      DemoProgram.end("\(file) cannot be written")
    }
  }

  private static func begin(_ motion: Motion, at size: Size, words: WordList) -> DemoWindow {
    Desktop.setAllowsMotion(true)
    StyleSheet.allowsTransitions = false
    let demo = open(motion.name, motion.game, at: size, words: words)
    motion.prepare(demo)
    return demo
  }

  // MARK: - Windows

  private static func open(_ name: String, _ game: Game, at size: Size, words: WordList) -> DemoWindow {
    let demo = DemoWindow(words: words)
    demo.open(game)
    guard demo.window.resizeContent(to: size) else {
      DemoProgram.end(
        "\(name): the window is not \(size), but \(String(describing: demo.window.contentSize))")
    }
    return demo
  }

  private static func write(_ window: Window, _ file: String) {
    guard window.picture()?.writePNG(toFile: file) == true else {
      DemoProgram.end("\(file) cannot be written")
    }
  }
}
