@_exported import Foundation
@_exported import Models
@_exported import Observation
@_exported import ScriptedChance
@_exported import SoakSupport
@_exported import Synchronization
@_exported import Testing

/// Encodes a value and decodes it again, as saving and restoring do.
func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
  try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
}

func decode<Value: Decodable>(_ json: String, as type: Value.Type = Value.self) throws -> Value {
  try JSONDecoder().decode(type, from: Data(json.utf8))
}

/// The built-in word list.
enum WholeList {
  static var bytes: Data {
    get throws { try reading.get().bytes }
  }

  static var words: WordList {
    get throws { try reading.get().words }
  }

  /// It is read once. A failure to read it fails only the tests that need it.
  private static let reading = Result { () throws -> (bytes: Data, words: WordList) in
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let bytes = try Data(contentsOf: package.appending(path: "Resources/words.txt").standardizedFileURL)
    return (bytes, try bytes.withUnsafeBytes { try WordList(text: $0) })
  }
}

/// Integers that provoke overflows.
let extremes = [Int.min, Int.min + 1, -1, 0, 1, Int.max - 1, Int.max]

/// Checks that a state is accepted, and refused with a reason after a change.
func expectRefused<State, Model>(
  _ state: State, after change: Change<State>, _ place: SourceLocation = #_sourceLocation,
  by restore: (State) throws -> Model
) throws {
  var state = state
  _ = try restore(state)
  try change(&state)
  let error = #expect(throws: StateError.self, sourceLocation: place) { try restore(state) }
  #expect(error?.description.hasSuffix(".") == true, sourceLocation: place)
}

/// A change of a value.
typealias Change<Root> = @Sendable (inout Root) throws -> Void

/// Changes that set a property, one to each of these values.
func setting<Root, Value: Sendable>(
  _ property: WritableKeyPath<Root, Value> & Sendable, to values: [Value]
) -> [Change<Root>] {
  values.map { value in { $0[keyPath: property] = value } }
}
