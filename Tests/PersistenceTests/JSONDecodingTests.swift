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

  /// Foundation also reads UTF-16 and UTF-32, in which Parlor has never saved anything.
  func testOtherEncodingsAreRefused() throws {
    for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32, .utf32LittleEndian] {
      let bytes = Array(try XCTUnwrap(#"{"a":1}"#.data(using: encoding)))
      XCTAssertNil(JSONTree(parlor: bytes))
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

  func testADamagedTextOrNumberAffectsOnlyItsValue() throws {
    for damaged in ["01", "1e999", #""\x""#, "\"\u{1}\"", #""\uDE00""#] {
      let object = try value(#"{"object":\#(damaged),"list":[1]}"#).container(keyedBy: Key.self)
      XCTAssertEqual(try object.decode([Int].self, forKey: .list), [1], damaged)
      XCTAssertThrowsError(try object.decode(JSONTree.self, forKey: .object), damaged)
    }
  }

  // MARK: - Helpers

  private enum Key: CodingKey { case list, object }

  private func value(_ text: String) throws -> JSONValue { try JSONValue(Array(text.utf8)) }

  private func decode<Value: Decodable>(_ text: String) throws -> Value { try Value(from: value(text)) }
}
