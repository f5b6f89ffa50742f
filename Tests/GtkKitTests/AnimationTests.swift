import XCTest

/// Animations, and their absence when the desktop disables them.
final class AnimationTests: GtkTestCase {
  /// Longer than any test waits, in milliseconds.
  private static let hour = 3_600_000

  override func setUp() {
    super.setUp()
    onMain { Desktop.setAllowsMotion(true) }
  }

  /// An animation of a widget in a window.
  private static func animation() -> (animation: Animation, window: Window) {
    let container = Container()
    return (Animation(of: container), present(container))
  }

  func testItEndsImmediatelyWithoutMotionAndWithoutAWindow() {
    for isShown in [true, false] {
      Desktop.setAllowsMotion(!isShown)
      let root = WidgetRoot(Container())
      if isShown { present(root) }
      var steps: [Double] = []
      Animation(of: root).run(milliseconds: 300) { steps.append($0) }
      XCTAssertEqual(steps, [1])
    }
  }

  func testItFollowsAClockThatATestControls() {
    let clock = Animation.clock
    defer { Animation.clock = clock }
    var now = 5.0
    Animation.clock = { now }
    let (animation, window) = Self.animation()
    var value = -1.0
    animation.run(milliseconds: 100, curve: .linear) { value = $0 }
    for (time, expected) in [(5.0, 0.0), (30, 0.25), (55, 0.5), (105, 1)] {
      now = time
      XCTAssertTrue(window.waitForFrames(1))
      XCTAssertEqual(value, expected, accuracy: 1e-9)
    }
    XCTAssertFalse(animation.isRunning)
  }

  func testCurvesRiseFrom0To1() {
    for curve in [Animation.Curve.linear, .easeIn, .easeOut, .easeInOut] {
      let values = stride(from: 0, through: 1, by: 0.05).map { curve.value(at: $0) }
      XCTAssertEqual(curve.value(at: 0), 0)
      XCTAssertEqual(curve.value(at: 1), 1)
      XCTAssertEqual(values, values.sorted())
    }
    XCTAssertLessThan(Animation.Curve.easeIn.value(at: 0.5), 0.5)
    XCTAssertGreaterThan(Animation.Curve.easeOut.value(at: 0.5), 0.5)
    XCTAssertEqual(Animation.Curve.easeInOut.value(at: 0.5), 0.5)
  }

  func testFinishingAWidgetEndsTheAnimationsInIt() {
    let (outer, inner) = (Container(), Container())
    outer.add(inner)
    let window = present(outer)
    outer.arrange = { [inner.placed(in: $0.rect)] }
    window.waitForFrames(1)
    let animations = [Animation(of: outer), Animation(of: inner)]
    var values = [0.0, 0]
    for index in values.indices {
      animations[index].run(milliseconds: Self.hour) { values[index] = $0 }
    }
    inner.finishAnimations()
    XCTAssertEqual(values, [0, 1])
    outer.finishAnimations()
    XCTAssertEqual(values, [1, 1])
    withExtendedLifetime(animations) { window.destroy() }
  }

  func testMotionThatIsStoppedEndsAndNoOtherBegins() {
    let style = gtk_css_provider_new()
    gtk_css_provider_load_from_data(
      style, "label { transition: color 3600s; } .red { color: #ff0000; } .still * { transition: none; }",
      -1)
    gtk_style_context_add_provider_for_display(gdk_display_get_default(), OpaquePointer(style), 700)
    defer {
      gtk_style_context_remove_provider_for_display(gdk_display_get_default(), OpaquePointer(style))
      g_object_unref(style)
    }
    let (root, inner, label) = (Container(), Container(), Label("x"))
    root.add(inner.add(label))
    inner.arrange = { [label.placed(in: $0.rect)] }
    root.arrange = { [inner.placed(in: $0.rect)] }
    let window = present(root)
    window.waitForFrames(1)
    let animation = Animation(of: inner)
    var value = 0.0
    animation.run(milliseconds: Self.hour) { value = $0 }
    XCTAssertEqual(value, 0)
    root.stopMotion()
    XCTAssertEqual(value, 1)
    animation.run(milliseconds: Self.hour) { value = $0 / 2 }
    XCTAssertEqual(value, 0.5)
    XCTAssertFalse(animation.isRunning)
    label.setStyle("red", true)
    window.waitForFrames(1)
    XCTAssertEqual(label.color, Color(0xFF0000), "no transition")
  }
}
