/// Any JSON value, decoded in full: each text and each number is read.
indirect enum JSONTree: Equatable {
  case null
  case bool(Bool)
  case number(Number)
  case text(String)
  case array([JSONTree])
  case object([String: JSONTree])

  /// A number, and the integers that it is read as.
  struct Number {
    var double = 0.0
    var signed: Int64?
    var unsigned: UInt64?
  }
}

extension JSONTree.Number: Equatable {
  /// Foundation reads large numbers with a fraction or an exponent as integers, and not always exactly. Parlor refuses
  /// them, and never writes an integer so.
  static func == (left: Self, right: Self) -> Bool {
    guard left.double == right.double else { return false }
    guard left.double.magnitude >= 0x1p53 else {
      return left.signed == right.signed && left.unsigned == right.unsigned
    }
    return (left.signed ?? right.signed) == (right.signed ?? left.signed)
      && (left.unsigned ?? right.unsigned) == (right.unsigned ?? left.unsigned)
  }
}

extension JSONTree: Codable {
  init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      self = .null
    } else if let value = try? single.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? single.decode(Double.self) {
      self = .number(
        Number(
          double: value, signed: try? single.decode(Int64.self), unsigned: try? single.decode(UInt64.self)))
    } else if let value = try? single.decode(String.self) {
      self = .text(value)
    } else if var list = try? decoder.unkeyedContainer() {
      var values: [JSONTree] = []
      while !list.isAtEnd { values.append(try list.decode(JSONTree.self)) }
      self = .array(values)
    } else {
      self = .object(try single.decode([String: JSONTree].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var single = encoder.singleValueContainer()
    switch self {
    case .null: try single.encodeNil()
    case .bool(let value): try single.encode(value)
    case .number(let number):
      if let integer = number.signed {
        try single.encode(integer)
      } else if let integer = number.unsigned {
        try single.encode(integer)
      } else {
        try single.encode(number.double)
      }
    case .text(let value): try single.encode(value)
    case .array(let values): try single.encode(values)
    case .object(let members): try single.encode(members)
    }
  }
}

extension JSONTree {
  /// The value of a text as Parlor reads it; nil if it is refused.
  init?(parlor bytes: [UInt8]) {
    guard let value = try? JSONValue(bytes), let tree = try? JSONTree(from: value) else { return nil }
    self = tree
  }

  /// The value of a text as Foundation reads it; nil if it is refused.
  init?(foundation bytes: [UInt8]) {
    guard let tree = try? JSONDecoder().decode(JSONTree.self, from: Data(bytes)) else { return nil }
    self = tree
  }
}
