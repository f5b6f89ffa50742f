import DemoScenes
import Glibc
import GtkKit
import Models

/// Takes reproducible pictures of Parlor: each scene at each size, light and dark.
@main
enum Main {
  static func main() {
    do throws(CommandLineOptions.Failure) {
      take(try ScreenshotOptions(CommandLine.arguments))
    } catch {
      end(error.message, status: 2)
    }
  }

  private static func take(_ options: ScreenshotOptions) {
    Program.name = "parlor-screenshots"
    Locale.prepare(domain: "parlor", translations: nil)
    guard Desktop.prepare() else { end("there is no display", status: 1) }
    Desktop.setAllowsMotion(false)
    Desktop.setBlinksCursor(false)
    Desktop.setTextScale(options.textScale)
    Desktop.setPrefersContrast(options.hasContrast)
    Desktop.setReadsRightToLeft(options.isRightToLeft)
    MainLoop.serveMainQueue()
    if let language = options.language,
      !Locale.rehearse(language, domain: "parlor", translations: DemoData.translations)
    {
      end("there is no locale to translate in", status: 1)
    }
    guard let words = DemoData.load() else { end("the program's data is missing", status: 1) }
    let scenes = Scene.all.filter { options.scenes?.contains($0.name) ?? true }
    for isDark in [false, true] {
      Desktop.setPrefersDark(isDark)
      for size in options.sizes {
        let folder =
          "\(options.folder)/\(Int(size.width))x\(Int(size.height))-\(isDark ? "dark" : "light")"
        makeFolder(folder)
        for scene in scenes { take(scene, at: size, words: words, file: "\(folder)/\(scene.name).png") }
      }
    }
  }

  private static func take(_ scene: Scene, at size: Size, words: WordList, file: String) {
    let demo = DemoWindow(words: words)
    defer { demo.close() }
    demo.open(scene.game)
    guard demo.window.resizeContent(to: size) else {
      end(
        "\(scene.name): the window is not \(size), but \(String(describing: demo.window.contentSize))",
        status: 1)
    }
    scene.play(demo)
    let window = demo.windowToCapture
    window.waitForFrames(3)
    if window.pointer != demo.window.pointer { _ = window.resizeContent(to: size) }
    guard window.contentSize == size else { end("\(scene.name): the window has changed its size", status: 1) }
    guard window.writePicture(toFile: file) else { end("\(file) cannot be written", status: 1) }
  }

  private static func makeFolder(_ path: String) {
    var made = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/") {
      made += "/\(part)"
      mkdir(made, 0o755)  // a failure is reported when the first picture is written
    }
  }

  private static func end(_ message: String, status: Int32) -> Never {
    Program.complain(message)
    exit(status)
  }
}
