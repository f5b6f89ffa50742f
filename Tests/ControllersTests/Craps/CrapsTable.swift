import Controllers
import GtkKit
import Models
import Views

/// Craps in a window, with dice that fall as a test wants.
@MainActor
struct CrapsTable {
  let view = CrapsView()
  let controller: CrapsViewController
  let fixture: WindowFixture

  init(dice faces: Int...) { self.init(generator: ScriptedGenerator.dice(faces)) }

  init(generator: any RandomNumberGenerator, size: Size = Size(1000, 700)) {
    let controller = CrapsViewController(view: view, generator: generator)
    self.controller = controller
    fixture = WindowFixture(.craps, size: size) { _ in controller }
  }

  /// Rolls both dice.
  func roll() { view.rollButton.click() }

  /// The faces shown.
  var faces: [String] { [view.dieLabel1.text, view.dieLabel2.text] }
}
