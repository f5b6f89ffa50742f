import Foundation
import Models

/// Encodes a value and decodes it again, as saving and resuming do.
func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
  try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
}

func decode<Value: Decodable>(_ json: String, as type: Value.Type = Value.self) throws -> Value {
  try JSONDecoder().decode(type, from: Data(json.utf8))
}

/// The word list that the app ships with.
enum WholeList {
  static let bytes: Data = {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    return try! Data(contentsOf: package.appending(path: "Resources/words.txt").standardizedFileURL)
  }()

  static let words = try! bytes.withUnsafeBytes { try WordList(text: $0) }
}

/// The numbers that arithmetic likes least.
let extremes = [Int.min, Int.min + 1, -1, 0, 1, Int.max - 1, Int.max]
