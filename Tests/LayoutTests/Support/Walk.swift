import DemoScenes
import GtkKit
import XCTest

/// Shows a scene at several sizes and looks, and fails with the checker's findings.
@MainActor
struct Walk {
  private let scene: Scene
  private let sizes: [Size]
  private let looks: [Looks]

  /// Each size in each look.
  init(_ scene: Scene, _ sizes: [Size], _ looks: [Looks]) {
    self.scene = scene
    self.sizes = sizes
    self.looks = looks
  }

  /// Checks the layout, without drawing.
  func checkLayout(file: StaticString = #filePath, line: UInt = #line) throws {
    let demo = try Opened.demo(scene)
    var report = Report()
    let window = demo.pictured
    window.withoutDrawing {
      report = go(window) { LayoutChecker.findings(in: window, asked: $0) }
    }
    report.assertEmpty(file: file, line: line)
    Opened.closeAll()
  }

  /// Checks the layout and the contrast.
  func checkLayoutAndContrast(file: StaticString = #filePath, line: UInt = #line) throws {
    let demo = try Opened.demo(scene)
    let window = demo.pictured
    let report = go(window) {
      window.waitForFrames(2)
      return LayoutChecker.findings(in: window, asked: $0) + ContrastChecker.findings(in: window)
    }
    report.assertEmpty(file: file, line: line)
    Opened.closeAll()
  }

  private func go(_ window: Window, _ findings: (Size) -> [Finding]) -> Report {
    var report = Report()
    for look in looks {
      look.apply()
      // The window handles a theme change when the main loop is idle.
      for _ in 0..<2 { window.waitForLayout() }
      for size in sizes {
        window.ask(for: size)
        var found = findings(size)
        // Under load, the display can answer during the check. `StillnessTests` counts frames.
        for _ in 0..<3 where !found.isEmpty {
          window.waitForLayout()
          found = findings(size)
        }
        report.note(found, in: "\(scene.name) \(Rect(size).dimensions), \(look)")
      }
    }
    return report
  }
}
