import Foundation
import Models

/// Changes files at random, like damage and forgery.
public struct Mutator {
  private var chance: SeededGenerator
  /// The initial files; pieces of one are also spliced into another.
  private let seeds: [[UInt8]]

  /// Creates a mutator of `seeds` with a random number generator.
  public init(_ seeds: [[UInt8]], _ chance: SeededGenerator) {
    self.seeds = seeds
    self.chance = chance
  }

  /// A file with a few random changes.
  public mutating func next() -> [UInt8] {
    var bytes = seeds.randomElement(using: &chance) ?? []
    for _ in 0..<Int.random(in: 1...4, using: &chance) {
      bytes = Bool.random(using: &chance) ? changedJSON(bytes) ?? changed(bytes) : changed(bytes)
    }
    return bytes
  }

  // MARK: - Bytes

  private static let numbers = [
    "0", "1", "-1", "7", "1e308", "1e-308", "0.5", "\(Int.max)", "\(Int.min)", "\(UInt64.max)",
    "9223372036854775808",
    "18446744073709551616", "99999999999999999999999999", "-0", "1000000", "null", "\"\"", "[]", "{}",
  ]

  private mutating func changed(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let piece = randomRange(in: bytes)
    switch Int.random(in: 0..<8, using: &chance) {
    case 0: if !piece.isEmpty { bytes[piece.lowerBound] ^= 1 << UInt8.random(in: 0..<8, using: &chance) }
    case 1: if !piece.isEmpty { bytes[piece.lowerBound] = UInt8.random(in: 0...255, using: &chance) }
    case 2: bytes.removeSubrange(piece)
    case 3: bytes.insert(contentsOf: bytes[piece], at: piece.upperBound)
    case 4: bytes.removeSubrange(piece.lowerBound...)
    case 5:
      let other = seeds.randomElement(using: &chance) ?? []
      bytes.replaceSubrange(piece, with: other[randomRange(in: other)])
    case 6:
      let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
      guard let start = bytes[piece.lowerBound...].firstIndex(where: isDigit) else { break }
      let end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.count
      bytes.replaceSubrange(start..<end, with: (Self.numbers.randomElement(using: &chance) ?? "0").utf8)
    default:
      let opening =
        ["[", "{\"a\":", "<array>", "<string>", "\"", "\n", "\u{FEFF}"].randomElement(using: &chance) ?? ""
      let depth = 1 << Int.random(in: 0...14, using: &chance)
      bytes.insert(contentsOf: String(repeating: opening, count: depth).utf8, at: piece.lowerBound)
    }
    return bytes
  }

  private mutating func randomRange(in bytes: [UInt8]) -> Range<Int> {
    let start = Int.random(in: 0...bytes.count, using: &chance)
    let length = Int.random(in: 0...1 << Int.random(in: 0...12, using: &chance), using: &chance)
    return start..<min(start + length, bytes.count)
  }

  // MARK: - JSON

  /// JSON with one value changed, removed, or copied from another place; nil if the bytes are not JSON.
  private mutating func changedJSON(_ bytes: [UInt8]) -> [UInt8]? {
    guard let json = try? JSONSerialization.jsonObject(with: Data(bytes)) else { return nil }
    let values = Self.values(in: json)
    var place = Int.random(in: 0..<values.count, using: &chance)
    let other = values.randomElement(using: &chance) ?? NSNull()
    let changed = change(json, at: &place, to: other)
    guard JSONSerialization.isValidJSONObject(changed) else { return nil }
    return (try? JSONSerialization.data(withJSONObject: changed, options: .sortedKeys)).map(Array.init)
  }

  /// All values in a JSON value, including itself first.
  private static func values(in json: Any) -> [Any] {
    switch json {
    case let object as [String: Any]:
      [json] + object.sorted { $0.key < $1.key }.flatMap { values(in: $0.value) }
    case let array as [Any]: [json] + array.flatMap { values(in: $0) }
    default: [json]
    }
  }

  /// The value with the one at an index of ``values(in:)`` changed or removed.
  private mutating func change(_ json: Any, at place: inout Int, to other: Any) -> Any {
    let isHere = place == 0
    place -= 1
    if isHere { return replacement(for: json, other) }
    switch json {
    case let object as [String: Any]:
      var result: [String: Any] = [:]
      for (key, value) in object.sorted(by: { $0.key < $1.key }) {
        if place == 0, Int.random(in: 0..<4, using: &chance) == 0 {
          place -= 1
        } else {
          result[key] = change(value, at: &place, to: other)
        }
      }
      return result
    case let array as [Any]: return array.map { change($0, at: &place, to: other) }
    default: return json
    }
  }

  private mutating func replacement(for json: Any, _ other: Any) -> Any {
    switch json {
    case let array as [Any]:
      switch Int.random(in: 0..<5, using: &chance) {
      case 0: return Array(array.dropFirst())
      case 1: return Array(array.dropLast())
      case 2: return array + array.prefix(2)
      case 3: return Array(array.reversed())
      default: return other
      }
    case let number as NSNumber:
      let near = Int.random(in: -6...6, using: &chance)
      let numbers = [
        0, 1, .max, .min, number.intValue &+ near, number.intValue &* 2, number.intValue &+ near,
      ]
      return numbers.randomElement(using: &chance) ?? 0
    default: return other
    }
  }
}
