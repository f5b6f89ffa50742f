import XCTest

final class CustomWidgetTests: GtkTestCase {
  func testItsMethodsMeasureArrangeAndDraw() {
    let square = Square()
    present(square, Size(200, 100))
    pump(until: { square.events.contains("draw") })
    XCTAssertEqual(square.measured(.horizontal).minimum, 40)
    XCTAssertEqual(square.measured(.vertical, across: 60).natural, 60)
    XCTAssertEqual(SizeRequest(minimum: 9, natural: 3).natural, 9, "at least the minimum")
    XCTAssertEqual(square.child.bounds(in: square).width, Double(square.width / 2))
    XCTAssertEqual(square.events.prefix(2), ["willArrange", "arrange"])
  }

  func testTheWidgetKeepsItsSwiftHalfAliveAndBothEndTogether() {
    Desktop.setAllowsMotion(true)
    let before = RetainedObjects.liveCount
    weak var half: Square?
    let window = Window()
    do {
      let square = Square()
      // A closure of a child may refer to its parent.
      square.child.onClicked { square.queueDraw() }
      window.setChild(square)
      half = square
    }
    window.present()
    pump(until: { half?.isMapped == true })
    // So may an animation.
    half?.animate()
    XCTAssertEqual(half?.animation.isRunning, true)
    window.destroy()
    pump()
    XCTAssertNil(half)
    XCTAssertEqual(RetainedObjects.liveCount, before)
  }
}

private final class Square: CustomWidget {
  let child = Button("x")
  lazy var animation = Animation(of: self)
  var progress = 0.0
  var events: [String] = []

  init() {
    super.init()
    add(child)
  }

  func animate() {
    animation.run(milliseconds: 100_000) { [self] in progress = $0 }
  }

  override var heightDependsOnWidth: Bool { true }

  override func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    orientation == .horizontal ? SizeRequest(40) : SizeRequest(across)
  }

  override func willArrange(in size: Size) { events.append("willArrange") }

  override func arrange(in area: Area) -> [Placement] {
    events.append("arrange")
    return [child.placed(in: Rect(0, 0, area.size.width / 2, area.size.height))]
  }

  override func draw(on canvas: Canvas, in area: Area) { events.append("draw") }
}
