import FoundationEssentials

nonisolated extension JSONEncoder {
  /// An encoder of files: a line in which the same values have the same bytes.
  static var parlor: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}

/// Any value of JSON, as a newer version of Parlor may save it. Numbers keep 38 digits. A text or a number that is invalid is null.
nonisolated enum JSONValue: Codable {
  case null
  case bool(Bool)
  case decimal(Decimal)
  case number(Double)
  case text(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let object = try? value.decode([String: JSONValue].self) {
      self = .object(object)
    } else if let array = try? value.decode([JSONValue].self) {
      self = .array(array)
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let decimal = try? value.decode(Decimal.self) {
      self = .decimal(decimal)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else {
      self = .null
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .decimal(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}
