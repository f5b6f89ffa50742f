import GtkKit

@main enum Main {
  static func main() {
    guard Desktop.prepare() else { return print("There is no display.") }
    let application = Application(id: "io.github.parlor_games.Hello")
    application.onActivate {
      let (label, button) = (Label("0"), Button("Count"))
      button.onClicked { label.text = String((Int(label.text) ?? 0) + 1) }
      let window = Window(of: application)
      window.title = "Hello"
      window.setDefaultSize(Size(240, 120))
      window.setChild(Box(.vertical, gap: 12, [label, button]))
      window.present()
    }
    _ = application.run()
  }
}
