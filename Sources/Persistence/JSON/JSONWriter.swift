/// Writes encoded values as bytes.
nonisolated struct JSONWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ value: JSONEncoding.Value) {
    switch value {
    case .literal(let word): bytes.append(contentsOf: word.utf8)
    case .text(let text): write(text)
    case .source(let source): bytes.append(contentsOf: source)
    case .nested(let encoding): write(encoding)
    }
  }

  private mutating func write(_ encoding: JSONEncoding) {
    if encoding.kind == .single {
      encoding.values.last.map { write($0.value) }
      return
    }
    let isObject = encoding.kind == .object
    var values = encoding.values
    // The order of Swift's texts depends on the version of Unicode.
    if isObject { values.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) } }
    bytes.append(UInt8(ascii: isObject ? "{" : "["))
    for (index, (name, value)) in values.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      if isObject {
        write(name)
        bytes.append(UInt8(ascii: ":"))
      }
      write(value)
    }
    bytes.append(UInt8(ascii: isObject ? "}" : "]"))
  }

  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x20...: bytes.append(byte)
      case 0x08: bytes.append(contentsOf: #"\b"#.utf8)
      case 0x09: bytes.append(contentsOf: #"\t"#.utf8)
      case 0x0A: bytes.append(contentsOf: #"\n"#.utf8)
      case 0x0C: bytes.append(contentsOf: #"\f"#.utf8)
      case 0x0D: bytes.append(contentsOf: #"\r"#.utf8)
      default: bytes.append(contentsOf: "\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
