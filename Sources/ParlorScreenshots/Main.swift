import Glibc
import GtkKit
import Models
import Stages

/// Takes the pictures of `docs/screenshots`: each scene at each size, light and dark, the same in each run.
///
///     parlor-screenshots FOLDER [SCENE...]
@main
enum Main {
  /// The sizes that people design for. The named ones are taken of each scene, the others of the plain screens.
  private static let sizes: [(size: Size, ofAllScenes: Bool)] = [
    (Size(360, 640), true), (Size(640, 360), false), (Size(1280, 800), true), (Size(1920, 1080), false),
  ]

  static func main() {
    guard CommandLine.arguments.count > 1 else {
      end("usage: parlor-screenshots FOLDER [SCENE...]", status: 2)
    }
    let wanted = Set(CommandLine.arguments.dropFirst(2))
    guard wanted.isSubset(of: Scene.all.map(\.name)) else { end("no such scene", status: 2) }
    Locale.prepare(translations: nil)
    guard Desktop.prepare() else { end("there is no display", status: 1) }
    Desktop.setAllowsMotion(false)
    Desktop.setBlinksCursor(false)
    MainLoop.serveMainQueue()
    guard let words = StageData.load() else { end("the program's data is missing", status: 1) }
    for isDark in [false, true] {
      Desktop.setPrefersDark(isDark)
      for (size, ofAllScenes) in sizes {
        let folder =
          "\(CommandLine.arguments[1])/\(Int(size.width))x\(Int(size.height))-\(isDark ? "dark" : "light")"
        makeFolder(folder)
        for scene in Scene.all
        where wanted.contains(scene.name) || (wanted.isEmpty && (ofAllScenes || scene.isPlain)) {
          take(scene, at: size, words: words, file: "\(folder)/\(scene.name).png")
        }
      }
    }
  }

  private static func take(_ scene: Scene, at size: Size, words: WordList, file: String) {
    let stage = Stage(words: words)
    defer { stage.close() }
    stage.open(scene.game)
    guard stage.window.resizeContent(to: size) else {
      end(
        "\(scene.name): the window is not \(size), but \(String(describing: stage.window.contentSize))",
        status: 1)
    }
    scene.play(stage)
    stage.window.waitForFrames(3)
    guard stage.window.contentSize == size else { end("\(scene.name): the window left its size", status: 1) }
    guard stage.window.writePicture(toFile: file) else { end("\(file) cannot be written", status: 1) }
  }

  private static func makeFolder(_ path: String) {
    var made = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/") {
      made += "/\(part)"
      mkdir(made, 0o755)  // what cannot be made is told when the first picture is written
    }
  }

  private static func end(_ message: String, status: Int32) -> Never {
    Program.complain("parlor-screenshots: \(message)")
    exit(status)
  }
}
