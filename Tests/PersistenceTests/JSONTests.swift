import XCTest

/// Parlor reads the texts that Foundation reads.
final class JSONDecodingTests: XCTestCase {
  func testValidTextsAreReadAsByFoundation() throws {
    for text in [
      "null", " true ", "false", "0", "-0", "0.0", "-0.0", "7", "-7", "1.5", "1e3", "1E+3", "12e-1", "34.0",
      "3.4e1",
      "9223372036854775807", "-9223372036854775808", "9223372036854775808", "18446744073709551615",
      "18446744073709551616", "99999999999999999999999999", "1e308", "5e-324", "0e999", "0.000e-999",
      "0.1000000000000000055511151231257827021181583404541015625",
      #""""#, #""a""#, #"" \" \\ \/ \b \f \n \r \t ""#, #""\u0041\u00e9\u00E9\u4e2d\uD83D\uDE00\u0000""#,
      "\"\u{7F}\u{80}é中😀\"", #""\ud83d\ude00""#, "[]", "{}", " [ ] ", "\t{\r\n} ", "[1,2,3]", "[[],[[]],{}]",
      #"{"a":1,"b":{"c":[null]}}"#, #"{ "a" : 1 , "b" : 2 }"#, #"{"":0}"#, #"{"\u0061":1}"#,
      #"{"a":1,"a":2}"#, #"{"\u0061":1,"a":2}"#, #"{"é":1,"e\#u{301}":2}"#, "[1,]", #"{"a":1,}"#,
      "\u{FEFF}[1]",
    ] {
      let tree = JSONTree(parlor: Array(text.utf8))
      XCTAssertNotNil(tree, text)
      XCTAssertEqual(tree, JSONTree(foundation: Array(text.utf8)), text)
    }
  }

  func testInvalidTextsAreRefused() {
    let texts = [
      "", " ", "\u{FEFF}", "nul", "nulll", "True", "tru", "fals", "NaN", "Infinity", "-Infinity", "undefined",
      "'a'", "a",
      "01", "-01", "00", "-", "+1", ".5", "-.5", "1.", "1.e5", "1e", "1e+", "1e5.5", "1.2.3", "1-2", "1+2",
      "--1", "0x1",
      "1e999", "-1e999", "1e-999", "1_000", "1 2", "1,", "[1 2]", "[", "]", "[1", "[1,", "[,]", "[,1]",
      "[1,,2]", "[1}",
      "{", "}", "{]", #"{"a"}"#, #"{"a":}"#, #"{"a" 1}"#, #"{"a":1"#, #"{"a":1,"#, #"{"a":1,,"b":2}"#,
      #"{,"a":1}"#,
      "{a:1}", "{1:1}", #"{null:1}"#, #"{"a":1 "b":2}"#, #"{"a"::1}"#, "[1]]", "{}{}", "[1]//", "[1/**/]",
      "\"", "\"a", #""\""#, #""\"#, #""\x""#, #""\u""#, #""\u12""#, #""\u123""#, #""\u123g""#, #""\u+123""#,
      #""\u-123""#, #""\uD83D""#, #""\uD83D ""#, #""\uD83Dx""#, #""\uD83D\n""#, #""\uD83D\uD83D""#,
      #""\uDE00""#,
      #""\uD83D\u0041""#, #""\uD83D\u"#, "\"\n\"", "\"\t\"", "\"\u{0}\"", "\"\\n\u{1F}\"", "[\u{0}]",
      "\u{A0}1", "[1\u{B}]",
    ].map { Array($0.utf8) }
    let bytes: [[UInt8]] = [
      [0x22, 0x80, 0x22], [0x22, 0xC3, 0x22], [0x22, 0xC0, 0xAF, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
      [0x22, 0xF5, 0x80, 0x80, 0x80, 0x22], [0x22, 0xE2, 0x82, 0x22], [0x22, 0x5C, 0x6E, 0xFF, 0x22], [0xFF],
      [0xEF, 0xBB],
      [0x22, 0xC3, 0x5C, 0x6E, 0xA9, 0x22], [0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D],
    ]
    for text in texts + bytes {
      XCTAssertNil(JSONTree(parlor: text), String(decoding: text, as: UTF8.self))
      XCTAssertNil(JSONTree(foundation: text), "Foundation: \(String(decoding: text, as: UTF8.self))")
    }
  }

  func testDepthIsLimitedAsByFoundation() {
    for (opening, closing) in [("[", "]"), (#"{"a":"#, "}")] {
      for (depth, isAccepted) in [(511, true), (512, true), (513, false), (100_000, false)] {
        let inner = opening == "[" ? "" : "1"
        let text = String(repeating: opening, count: depth) + inner + String(repeating: closing, count: depth)
        XCTAssertEqual((try? JSONValue(Array(text.utf8))) != nil, isAccepted, "\(depth)")
        XCTAssertEqual(JSONTree(foundation: Array(text.utf8)) != nil, isAccepted, "\(depth)")
      }
    }
  }

  func testMutatedTextsAreReadAsByFoundation() throws {
    var texts = try fuzzCorpus("state").map(\.bytes)
    texts.append(try SessionFile.bytes(of: .played(), savedBy: "0"))
    texts.append(
      Array(
        #"{"é":"\u00e9\ud83d\ude00\n","list":[-0.5,1e-7,true,null,"",{}],"most":18446744073709551615}"#.utf8))
    var mutator = Mutator(texts, Soak.generator())
    var accepted = 0
    for round in 1...Soak.count(1000, long: 20_000) {
      let bytes = mutator.next()
      let tree = JSONTree(parlor: bytes)
      if tree != nil { accepted += 1 }
      guard tree != JSONTree(foundation: bytes) else { continue }
      let file = FileManager.default.temporaryDirectory.appending(path: "parlor-json-\(Soak.seed)-\(round)")
      try Data(bytes).write(to: file)
      throw Soak.Failure("round \(round): \(file.path) is read differently")
    }
    XCTAssertGreaterThan(accepted, 100, "seed \(Soak.seed)")
  }

  // MARK: - Types

  func testNumbersAreReadOnlyAsTypesThatHoldThem() throws {
    XCTAssertEqual(try decode("[255,0,2.0,1e2]"), [255, 0, 2, 100] as [UInt8])
    for text in ["[256]", "[-1]", "[1.5]", "[true]", #"["1"]"#, "[null]", "[1e999]"] {
      XCTAssertThrowsError(try decode(text) as [UInt8], text)
      XCTAssertThrowsError(try decode("{\"a\":\(text)}") as [String: UInt8], text)
    }
    XCTAssertThrowsError(try decode("[3.5e38]") as [Float])
    XCTAssertThrowsError(try decode("9007199254740993.0") as Int, "a number that Double does not hold")
    XCTAssertThrowsError(try decode("9223372036854775808") as Int)
  }

  // MARK: - Helpers

  private func decode<Value: Decodable>(_ text: String) throws -> Value {
    try Value(from: JSONValue(Array(text.utf8)))
  }
}

/// JSON is written byte for byte as by Foundation.
final class JSONEncodingTests: XCTestCase {
  func testSavedStatesAreWrittenAsByFoundation() throws {
    let files = try fuzzCorpus("state").filter { !$0.name.hasPrefix("refused-") }
    XCTAssertGreaterThan(files.count, 10)
    let pig = PigModel(generator: SeededGenerator(seed: 1))
    pig.players[0].name = "Eve/“Ada\"\\"
    for (name, bytes) in files {
      let read = try SavedState(bytes)
      // Each state is new: none of its values come from a file.
      var state = SavedState()
      (state.games, state.window) = (read.games, read.window)
      state[.pig] = state[.pig] ?? pig.state
      state.screen = .pig
      state[windowOf: .bank] = .init(.bank, isOpen: true, window: .init(width: 500, height: 400))
      XCTAssertEqual(try state.encoded(), try Self.foundation(state) + [0x0A], name)
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
