import XCTest

/// The saved values of all games.
final class GameValuesTests: XCTestCase {
  func testOnlyChangedValuesAreEncodedAgain() throws {
    let earlier = Self.played(seed: 1)
    XCTAssertEqual(try Self.json(earlier, since: earlier), "{}")
    var later = earlier
    later[.pig] = PigModel(generator: SeededGenerator(seed: 2)).state
    later[.craps] = nil
    let json = try Self.json(later, since: earlier)
    XCTAssertTrue(json.hasPrefix(#"{"craps":null,"pig":{"#), json)
    XCTAssertFalse(json.contains("bank"))
    XCTAssertEqual(try Self.decode(json, changing: earlier), later)
  }

  func testDamagedChangeIsReportedAndTheEarlierValueIsGone() throws {
    let earlier = Self.played(seed: 1)
    let read = try Self.decode(#"{"craps":7,"crapsStatistics":"x"}"#, changing: earlier)
    XCTAssertEqual(read.unreadable.map(\.name), ["craps", "crapsStatistics"])
    XCTAssertNil(read[.craps])
    XCTAssertEqual(read[.bank], earlier[.bank])
    XCTAssertNotEqual(read, earlier)
  }

  // MARK: - Helpers

  private static func played(seed: UInt64) -> GameValues {
    var values = GameValues()
    let craps = CrapsModel(generator: SeededGenerator(seed: seed))
    craps.playTurn()
    values[.craps] = craps.state
    values[.bank] = Bank().state
    return values
  }

  private static func json(_ values: GameValues, since earlier: GameValues) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(Change(values: values, earlier: earlier)), as: UTF8.self)
  }

  private static func decode(_ json: String, changing earlier: GameValues) throws -> GameValues {
    let keys: [any SaveKeyProtocol] = [SaveKey.craps, SaveKey.pig, SaveKey.bank, SaveKey.crapsStatistics]
    return try JSONDecoder().decode(
      Changed.self, from: Data(json.utf8), configuration: (keys, earlier)
    ).values
  }

  private struct Change: Encodable {
    let values: GameValues
    let earlier: GameValues

    func encode(to encoder: any Encoder) throws { try values.encode(to: encoder, changedSince: earlier) }
  }

  private struct Changed: DecodableWithConfiguration {
    let values: GameValues

    init(from decoder: any Decoder, configuration: (keys: [any SaveKeyProtocol], earlier: GameValues)) throws
    {
      values = try GameValues(
        from: decoder, keys: configuration.keys, changing: configuration.earlier)
    }
  }
}
