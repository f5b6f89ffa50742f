/// Shows a scene at several sizes and appearances, and collects the checkers' findings.
@MainActor
final class SceneSweep {
  private let scene: Scene
  private let demo: DemoWindow
  private let window: Window
  private var report = Report()

  static func check(
    _ scene: Scene, file: StaticString = #filePath, line: UInt = #line, _ checks: (SceneSweep) -> Void
  ) throws {
    let sweep = try SceneSweep(scene)
    checks(sweep)
    sweep.report.assertEmpty(file: file, line: line)
    TestWindows.closeAll()
  }

  private init(_ scene: Scene) throws {
    self.scene = scene
    demo = try TestWindows.demo(scene)
    window = demo.windowToCapture
  }

  func checkLayout(_ sizes: [Size], _ appearances: [Appearance]) {
    window.withoutDrawing { show(sizes, appearances) { _ in } }
  }

  func checkLayoutAndContrast(_ sizes: [Size], _ appearances: [Appearance]) {
    show(sizes, appearances) { place in
      window.waitForFrames(1)
      report.add(
        lasting({ window.waitForFrames(2) }) { ContrastChecker.findings(in: window) }, in: place)
    }
  }

  func checkDescriptions() { report.add(DescriptionChecker.findings(in: window), in: scene.name) }

  /// Checks the layout at each size in each appearance, and does something with the name of each.
  private func show(_ sizes: [Size], _ appearances: [Appearance], _ work: (String) -> Void) {
    for appearance in appearances {
      window.withoutDrawing {
        appearance.apply()
        // The window handles a theme change when the main loop is idle.
        for _ in 0..<2 { window.waitForLayout() }
      }
      for size in sizes {
        let place = "\(scene.name) \(Rect(size).dimensions), \(appearance)"
        window.withoutDrawing {
          window.ask(for: size)
          report.add(lasting({ window.waitForLayout() }) { layoutFindings(asked: size) }, in: place)
        }
        work(place)
      }
    }
  }

  private func layoutFindings(asked size: Size) -> [Finding] {
    LayoutChecker.findings(
      in: window, asked: size, exceptIn: scene.hasMotion ? LayoutChecker.isMoving : { _ in false })
  }

  /// Finds defects, and again after waiting if there are any: under load, the display can answer during the check.
  /// `LayoutStabilityTests` counts frames.
  private func lasting(_ wait: () -> Void, _ find: () -> [Finding]) -> [Finding] {
    func findDefects() -> [Finding] {
      find().filter { !scene.coversGame || ![.covered, .faint].contains($0.kind) }
    }
    var found = findDefects()
    for _ in 0..<3 where !found.isEmpty {
      wait()
      found = findDefects()
    }
    return found
  }
}

/// The findings in one scene: each one once, where it was first found, with the number of repetitions.
struct Report {
  private var order: [String] = []
  private var lines: [String: (first: String, count: Int)] = [:]

  /// Adds findings in a variant of the scene.
  mutating func add(_ findings: [Finding], in variant: String) {
    for finding in findings {
      let key = "\(finding.kind) \(finding.widget)"
      if lines[key] == nil { order.append(key) }
      lines[key, default: ("\(variant): \(finding)", 0)].count += 1
    }
  }

  /// Fails with all findings, if there are any.
  func assertEmpty(file: StaticString, line: UInt) {
    guard !order.isEmpty else { return }
    let texts = order.compactMap { lines[$0] }.map { first, count in
      count > 1 ? "\(first) (and \(count - 1) times more)" : first
    }
    XCTFail((["\(order.count) findings"] + texts).joined(separator: "\n"), file: file, line: line)
  }
}

struct Finding: Hashable {
  enum Kind: String, CaseIterable {
    case refusedSize
    case belowMinimum
    case ellipsized
    /// A widget is partly outside of its window, or clipped by an ancestor.
    case outside
    case covered
    case tooSmall
    /// A text is larger than its widget, or clipped by an ancestor.
    case cutOff
    case faint
    /// The description of a widget repeats its name.
    case repeated
  }

  let kind: Kind
  /// The widget's name, or a description by which it can be found.
  let widget: String
  let detail: String
}

extension Finding: CustomStringConvertible {
  var description: String { "\(kind) \(widget) \(detail)" }
}
