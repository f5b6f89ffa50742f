import XCTest

/// JSON is written byte for byte as by Foundation.
final class JSONEncodingTests: XCTestCase {
  func testSavedStatesAreWrittenAsByFoundation() throws {
    let files = try fuzzCorpus("state").filter { !$0.name.hasPrefix("refused-") }
    XCTAssertGreaterThan(files.count, 10)
    let pig = PigModel(generator: SeededGenerator(seed: 1))
    pig.players[0].name = "Eve/“Ada\"\\"
    for (name, bytes) in files {
      let read = try SavedState(bytes)
      // A state that was not read has no values to write as they were read.
      var state = SavedState()
      (state.games, state.window) = (read.games, read.window)
      state[.pig] = state[.pig] ?? pig.state
      state.screen = .pig
      state[windowOf: .bank] = .init(.bank, isOpen: true, window: .init(width: 500, height: 400))
      XCTAssertEqual(try state.encoded(), try Self.foundation(state) + [0x0A], name)
    }
  }

  func testSessionsAreWrittenAsByFoundation() throws {
    let session = Session.played()
    try assertSame(session.log, "log")
    try assertSame(session.moments.map(\.games), "moments")
    let bytes = try SessionFile.bytes(of: session, savedBy: "0.1")
    let json = try JSONSerialization.jsonObject(with: Data(bytes))
    let again = try JSONSerialization.data(
      withJSONObject: json, options: [.sortedKeys, .withoutEscapingSlashes])
    XCTAssertEqual(bytes, Array(again) + [0x0A])
  }

  func testRandomValuesAreWrittenAsByFoundationAndReadAgain() throws {
    var chance = Soak.generator()
    for round in 1...Soak.count(2000, long: 100_000) {
      let tree = JSONTree.random(depth: 4, using: &chance)
      let bytes = try JSONEncoding.bytes(of: tree)
      let expected = try Self.foundation(tree)
      try Soak.require(bytes == expected, "round \(round): \(String(decoding: bytes, as: UTF8.self))")
      try Soak.require(
        JSONTree(parlor: bytes) != nil && JSONTree(parlor: bytes) == JSONTree(foundation: bytes),
        "round \(round) is read differently: \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  func testExtremeNumbersAreExact() throws {
    let signed = [Int64.min, .min + 1, -1, 0, 1, 1 << 53 + 1, .max - 1, .max]
    let unsigned = [UInt64.min, 1, 1 << 53 + 1, 1 << 63, .max - 1, .max]
    let doubles = [
      0, -0.0, 0.1, 1.0 / 3, 5, -5, 1e15, 1e16, 1e17, 123_456_789.123, 0x1p53, 0x1p64, 1e21, 1e22, 1e-5, 1e-4,
      .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNormalMagnitude, .leastNonzeroMagnitude, .pi,
    ]
    try assertExact(signed)
    try assertExact(unsigned)
    try assertExact(doubles)
    try assertExact([Float(0.1), 1e10, .pi, .greatestFiniteMagnitude, .leastNonzeroMagnitude])
    try assertExact([Int8.min, .max])
    let zero = try [Double](from: JSONValue(JSONEncoding.bytes(of: [-0.0])))
    XCTAssertEqual(zero.first?.sign, .minus)
  }

  func testNumbersThatJSONDoesNotHaveAreRefused() {
    for number in [Double.nan, .signalingNaN, .infinity, -.infinity] {
      XCTAssertThrowsError(try JSONEncoding.bytes(of: ["x": [number]]))
    }
  }

  func testEveryCharacterIsEscapedAsByFoundation() throws {
    let characters = (0...0x2FFF).compactMap(Unicode.Scalar.init).map { String($0) }
    try assertSame(characters, "characters")
    try assertSame(characters.joined(), "text")
  }

  // MARK: - Helpers

  private static func foundation(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(value))
  }

  private func assertSame(_ value: some Encodable, _ message: String) throws {
    XCTAssertEqual(
      String(decoding: try JSONEncoding.bytes(of: value), as: UTF8.self),
      String(decoding: try Self.foundation(value), as: UTF8.self), message)
  }

  /// Values are written as by Foundation, and are the same after they were read.
  private func assertExact<Value: Codable & Equatable>(_ values: [Value]) throws {
    try assertSame(values, "\(Value.self)")
    let bytes = try JSONEncoding.bytes(of: values)
    XCTAssertEqual(try [Value](from: JSONValue(bytes)), values)
  }
}
