import DemoScenes
import GtkKit
import XCTest

/// Shows a scene at several sizes and appearances, and fails with the checker's findings.
@MainActor
struct SceneSweep {
  private let scene: Scene
  private let sizes: [Size]
  private let appearances: [Appearance]

  /// Each size in each appearance.
  init(_ scene: Scene, _ sizes: [Size], _ appearances: [Appearance]) {
    self.scene = scene
    self.sizes = sizes
    self.appearances = appearances
  }

  /// Checks the layout, without drawing.
  func checkLayout(file: StaticString = #filePath, line: UInt = #line) throws {
    let demo = try TestWindows.demo(scene)
    var report = Report()
    let window = demo.windowToCapture
    window.withoutDrawing {
      report = sweep(window) { findings(in: window, asked: $0) }
    }
    report.assertEmpty(file: file, line: line)
    TestWindows.closeAll()
  }

  /// Checks the layout and the contrast.
  func checkLayoutAndContrast(file: StaticString = #filePath, line: UInt = #line) throws {
    let demo = try TestWindows.demo(scene)
    let window = demo.windowToCapture
    let report = sweep(window) {
      window.waitForFrames(2)
      return findings(in: window, asked: $0) + ContrastChecker.findings(in: window)
    }
    report.assertEmpty(file: file, line: line)
    TestWindows.closeAll()
  }

  private func findings(in window: Window, asked size: Size) -> [Finding] {
    LayoutChecker.findings(
      in: window, asked: size, exceptIn: scene.hasMotion ? LayoutChecker.isMoving : { _ in false })
  }

  private func sweep(_ window: Window, _ findings: @escaping (Size) -> [Finding]) -> Report {
    var report = Report()
    for appearance in appearances {
      appearance.apply()
      // The window handles a theme change when the main loop is idle.
      for _ in 0..<2 { window.waitForLayout() }
      for size in sizes {
        window.ask(for: size)
        let find = {
          findings(size).filter { !scene.coversGame || ![.covered, .faint].contains($0.kind) }
        }
        var found = find()
        // Under load, the display can answer during the check. `LayoutStabilityTests` counts frames.
        for _ in 0..<3 where !found.isEmpty {
          window.waitForLayout()
          found = find()
        }
        report.add(found, in: "\(scene.name) \(Rect(size).dimensions), \(appearance)")
      }
    }
    return report
  }
}
