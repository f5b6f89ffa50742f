import Foundation
import XCTest

/// The Inspector shows names that stand as texts beside the code. These tests read the source and compare the two.
final class TraceNameTests: XCTestCase {
  private let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources").standardized

  func testAnActionHasTheNameOfItsPropertyAndOfTheMethodThatResponds() throws {
    var actions = 0
    for (file, text) in try files(in: "Views") {
      for match in text.matches(of: /let (\w+) = Action<.+>\("(\w+)"\)/) {
        XCTAssertEqual(match.1, match.2, file)
        actions += 1
      }
    }
    XCTAssertGreaterThan(actions, 30)
    var connections = 0
    for (file, text) in try files(in: "Controllers") {
      for match in text.matches(of: /\.(\w+)\.connect\(to: .+?\) \{(.+)\}/) {
        XCTAssertTrue(
          match.2.contains(".\(match.1)("), "\(file): \(match.1) calls \(match.2)")
        connections += 1
      }
      XCTAssertEqual(
        text.ranges(of: ".connect(to:").count, text.matches(of: /\.connect\(to: .+\) \{.+\}/).count, file)
    }
    XCTAssertGreaterThan(connections, 30)
  }

  func testAHandleForwardsEachMethodUnderItsOwnName() throws {
    var methods = 0
    for (file, text) in try handles() {
      for match in text.matches(of: /func (\w+)\([^{]*\{([^}]*\})/) where match.1 != "pigModel" {
        XCTAssertTrue(match.2.contains("call(file, line"), "\(file): \(match.1)")
        XCTAssertTrue(match.2.contains(/(\$0|model|bank)\./), "\(file): \(match.1)")
        let called = match.2.firstMatch(of: /(?:\$0|model|bank)\.(\w+)\(/)?.1
        XCTAssertEqual(called, match.1, file)
        methods += 1
      }
    }
    XCTAssertGreaterThanOrEqual(methods, 10)
  }

  func testAHandleListsEachPropertyUnderItsOwnName() throws {
    var properties = 0
    for (file, text) in try handles() {
      for match in text.matches(of: /\.init\("(\w+)", \\\.(\w+)\)/) {
        XCTAssertEqual(match.1, match.2, file)
        properties += 1
      }
    }
    XCTAssertGreaterThan(properties, 25)
  }

  func testEachPropertyThatAControllerReadsIsListed() throws {
    let listed = try Set(
      handles().flatMap { $0.text.matches(of: #/\.init\("(\w+)",/#).map { String($0.1) } })
    var reads = 0
    for (file, text) in try files(in: "Controllers")
    where text.contains("ModelHandle") && !text.contains(": TracedModel {")
      && file != "ModelHandle.swift"
    {
      for match in text.matches(of: /\b(?:model|bank|settings)\??\.(\w+)\b(?!\()/) {
        // A controller connects the model itself before it makes the handle.
        let others = ["bank", "map", "delegate"]
        guard !others.contains(String(match.1)), !file.hasPrefix("Help") else { continue }
        XCTAssertTrue(listed.contains(String(match.1)), "\(file): \(match.0)")
        reads += 1
      }
    }
    XCTAssertGreaterThan(reads, 60)
  }

  func testACallOfADelegateHasTheNameOfTheMethod() throws {
    var calls = 0
    for (file, text) in try files(in: "Controllers") {
      for match in text.matches(of: /notify\(delegate, "(\w+)\(self\)"\) \{\s*delegate\?\.(\w+)\(self\)\s*\}/)
      {
        XCTAssertEqual(match.1, match.2, file)
        calls += 1
      }
      // A handle passes the call on, and takes the name from `#function`.
      for match in text.matches(of: /func (\w+)\(.*\{\n\s+reportDelegateCall\(.*\n\s+delegate\?\.(\w+)\(/) {
        XCTAssertEqual(match.1, match.2, file)
        calls += 1
      }
      let uses = text.matches(of: /delegate\?\.\w+\(/).count
      XCTAssertEqual(text.matches(of: /(notify\(delegate|reportDelegateCall\(event)/).count, uses, file)
    }
    XCTAssertEqual(calls, 2)
  }

  func testAKeyClicksAButtonSoThatTheClickIsReported() throws {
    for (file, text) in try files(in: "Controllers") {
      XCTAssertFalse(text.contains(".click()"), file)
      XCTAssertEqual(
        text.ranges(of: ".keyPressed(").count, text.matches(of: /connect\(to: .+\.keyPressed\(/).count, file)
    }
  }

  func testAnObservationIsNamedAfterTheClosureThatIsCalled() throws {
    let watch = try XCTUnwrap(files(in: "Controllers").first { $0.name == "ModelHandle.swift" }).text
    XCTAssertTrue(watch.contains("_ onChange: @escaping () -> Void"))
    XCTAssertTrue(watch.contains("      }, onChange)\n"))
    let recorder = try XCTUnwrap(files(in: "Controllers").first { $0.name == "MessageRecorder.swift" }).text
    XCTAssertTrue(recorder.contains("\"◉ onChange()\""))
  }

  func testAnActionOfTheApplicationIsNamedAfterItsMethod() throws {
    var actions = 0
    for (file, text) in try files(in: "Controllers") {
      for match in text.matches(
        of: /(?:perform\(|call: )"(\w+)\(\)"[^"]+?\w+\.(\w+)\([^()]*\)\s*\}/.dotMatchesNewlines())
      {
        XCTAssertEqual(match.1, match.2, file)
        actions += 1
      }
      for match in text.matches(of: /report\(\.call\("(\w+)\(\)"\), .*\n\s+\w+\.(\w+)\(\)/) {
        XCTAssertEqual(match.1, match.2, file)
        actions += 1
      }
    }
    XCTAssertGreaterThanOrEqual(actions, 4)
  }

  private func handles() throws -> [(name: String, text: String)] {
    try files(in: "Controllers").filter { $0.text.contains(": TracedModel {") }
  }

  private func files(in target: String) throws -> [(name: String, text: String)] {
    let folder = sources.appending(path: target)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.hasSuffix(".swift") }.map { path in
      let file = folder.appending(path: path)
      return (file.lastPathComponent, try String(contentsOf: file, encoding: .utf8))
    }
  }
}
