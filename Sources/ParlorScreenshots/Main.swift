import DemoScenes
import GtkKit
import Models
import Persistence

/// Takes reproducible pictures of Parlor: each scene at each size, light and dark.
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
    let scenes = Scene.all.filter { options.scenes?.contains($0.name) ?? true }
    for isDark in [false, true] {
      Desktop.setPrefersDark(isDark)
      for size in options.sizes {
        let folder = "\(options.folder)/\(Int(size.width))x\(Int(size.height))-\(isDark ? "dark" : "light")"
        Folder.create(folder)
        for scene in scenes { take(scene, at: size, words: data.words, file: "\(folder)/\(scene.name).png") }
      }
    }
  }

  private static func take(_ scene: Scene, at size: Size, words: WordList, file: String) {
    let demo = DemoWindow(words: words)
    defer { demo.close() }
    demo.open(scene.game)
    guard demo.window.resizeContent(to: size) else {
      DemoProgram.end(
        "\(scene.name): the window is not \(size), but \(String(describing: demo.window.contentSize))")
    }
    scene.play(demo)
    let window = demo.windowToCapture
    window.waitForFrames(3)
    if !window.isSame(as: demo.window) { _ = window.resizeContent(to: size) }
    guard window.contentSize == size else {
      DemoProgram.end("\(scene.name): the window has changed its size")
    }
    guard window.writePicture(toFile: file) else { DemoProgram.end("\(file) cannot be written") }
  }
}
