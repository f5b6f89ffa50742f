/// Craps in a window, with scripted dice.
@MainActor
struct CrapsTable {
  let view = CrapsView(points: CrapsRoll.points, anteStep: CrapsModel.anteStep)
  let controller: CrapsViewController
  let fixture: WindowFixture

  init(dice faces: Int..., time: TimeSource = .system) {
    self.init(generator: ScriptedGenerator.dice(faces), time: time)
  }

  init(
    generator: any RandomNumberGenerator, time: TimeSource = .system, size: Size = Size(1000, 700)
  ) {
    let controller = CrapsViewController(
      view: view, model: CrapsModel(generator: generator), time: time)
    self.controller = controller
    fixture = WindowFixture(.craps, size: size) { _ in controller }
  }

  func roll() { view.rollButton.click() }

  var faces: [String] { [view.dieLabel1.glyph, view.dieLabel2.glyph] }
}
