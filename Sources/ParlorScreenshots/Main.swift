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
      take(try ScreenshotOptions(CommandLine.unsafeArgv))
    } catch {
      DemoProgram.end(error.message, status: 2)
    }
  }

  private static func take(_ options: ScreenshotOptions) {
    let data = DemoProgram.start("parlor-screenshots")
    Desktop.setAllowsMotion(false)
    if let language = options.language,
      !Locale.overrideLanguage(language, domain: "parlor", translations: DataFiles.translations)
    {
      DemoProgram.end("there is no locale to translate in")
    }
    if options.writesLesson { return writeLesson(data.words, options.folder) }
    for isDark in [false, true] {
      Desktop.setPrefersDark(isDark)
      for size in options.sizes {
        let name = "\(Int(size.width))x\(Int(size.height))-\(isDark ? "dark" : "light")"
        let camera = Camera(
          options: options, words: data.words, size: size, folder: options.folder.appending(FilePath(name)))
        for scene in options.scenes { camera.take(scene) }
        for motion in options.motions { camera.take(motion) }
      }
    }
  }

  // MARK: - The lesson

  /// Writes a session and a diagram for each question of docs/lesson.md, and the session with all questions.
  private static func writeLesson(_ words: WordList, _ folder: FilePath) {
    let demo = LessonQuestion.openWindow(words: words)
    defer { demo.close() }
    for question in LessonQuestion.all {
      guard let inspector = question.answer(in: demo),
        let session = try? SessionFile.bytes(of: inspector.session, savedBy: "make screenshots")
      else { DemoProgram.end("\(question.name) has no session") }
      write(session, question.name + SessionFile.ending, in: folder)
      write(Array(inspector.svg.utf8), "\(question.name).svg", in: folder)
    }
    let whole = LessonQuestion.openWindow(words: words)
    defer { whole.close() }
    guard let session = LessonQuestion.session(in: whole),
      let bytes = try? SessionFile.bytes(of: session, savedBy: "make screenshots")
    else { DemoProgram.end("the lesson has no session") }
    write(bytes, "lesson" + SessionFile.ending, in: folder)
  }

  static func write(_ bytes: [UInt8], _ name: String, in folder: FilePath) {
    let file = folder.appending(FilePath(name))
    guard (try? UserFile(file).replace(with: bytes)) != nil else {
      DemoProgram.end("\(file) cannot be written")
    }
  }
}

/// Takes the pictures of one size and style.
private struct Camera {
  let options: ScreenshotOptions
  let words: WordList
  let size: Size
  let folder: FilePath

  func take(_ scene: Scene) {
    let demo = open(scene.name, scene.game)
    defer { demo.close() }
    scene.play(demo)
    let window = demo.windowToCapture
    window.waitForFrames(3)
    if !window.isSame(as: demo.window) { _ = window.resizeContent(to: size) }
    guard window.contentSize == size else {
      DemoProgram.end("\(scene.name): the window has changed its size")
    }
    write(window, scene.name)
  }

  /// Takes an animation before it begins, at the beginning, at equal intervals, and at the end. The names of the files end
  /// with the time in milliseconds.
  func take(_ motion: Motion) {
    Desktop.setAllowsMotion(true)
    StyleSheet.setAllowsTransitions(false)
    let demo = open(motion.name, motion.game)
    defer { demo.close() }
    motion.prepare(demo)
    demo.advance(by: 0)
    write(demo.window, "\(motion.name)-before")
    motion.play(demo)
    let interval = options.interval ?? motion.milliseconds / 4
    for time in stride(from: 0, through: motion.milliseconds, by: interval) {
      demo.advance(by: time == 0 ? 0 : Double(interval))
      write(demo.window, "\(motion.name)-\(time)")
    }
  }

  private func open(_ name: String, _ game: Game) -> DemoWindow {
    let demo = DemoWindow(words: words)
    demo.open(game)
    guard demo.window.resizeContent(to: size) else {
      DemoProgram.end(
        "\(name): the window is not \(size), but \(String(describing: demo.window.contentSize))")
    }
    return demo
  }

  private func write(_ window: Window, _ name: String) {
    Main.write(window.picture(scale: options.scale)?.png ?? [], "\(name).png", in: folder)
  }
}
