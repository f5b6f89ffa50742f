import GtkKit

/// An animation in the APNG format, which browsers show wherever they show a PNG picture, and GitHub passes on unchanged.
///
/// Each frame has only the pixels that have changed, in the smallest rectangle with all of them. The format: https://www.w3.org/TR/png-3/
struct AnimatedPNG {
  private var last: Bitmap?
  private var size = Size(0, 0)
  /// The parts that change, their compressed pixels, and their durations.
  private var frames: [(part: Rect, pixels: [UInt8], milliseconds: Int)] = []

  /// Adds a picture that is shown for a time.
  mutating func add(_ picture: Bitmap, milliseconds: Int) {
    defer { last = picture }
    size = Size(picture.width, picture.height)
    if let part = last.map({ picture.changes(from: $0) }) ?? Rect(size) {
      frames.append((part, Self.pixels(of: part, in: picture, since: last), milliseconds))
    } else {
      frames[frames.count - 1].milliseconds += milliseconds
    }
  }

  /// The file. The animation is repeated forever.
  var bytes: [UInt8] {
    var file: [UInt8] = [0x89] + Array("PNG\r\n".utf8) + [0x1A, 0x0A]
    // Four channels of eight bits.
    let format: [UInt8] = [8, 6, 0, 0, 0]
    file += Self.chunk("IHDR", [size.width, size.height].flatMap { Self.number(UInt32($0)) } + format)
    file += Self.chunk("acTL", Self.number(UInt32(frames.count)) + Self.number(0))
    var sequence: UInt32 = 0
    for (index, frame) in frames.enumerated() {
      file += Self.chunk("fcTL", Self.number(sequence) + Self.control(frame.part, frame.milliseconds))
      sequence += 1
      // Programs that show no animations show the first frame, in the chunk of a still picture.
      if index == 0 {
        file += Self.chunk("IDAT", frame.pixels)
      } else {
        file += Self.chunk("fdAT", Self.number(sequence) + frame.pixels)
        sequence += 1
      }
    }
    return file + Self.chunk("IEND", [])
  }

  // MARK: - The format

  /// The size, the place and the duration of a frame, which is drawn over the one before.
  private static func control(_ part: Rect, _ milliseconds: Int) -> [UInt8] {
    let place = [part.width, part.height, part.x, part.y].flatMap { number(UInt32($0)) }
    // The duration is a fraction of two 16-bit numbers.
    return place + number(UInt32(milliseconds) << 16 | 1000) + [0, 1]
  }

  /// The compressed pixels of a part of a picture, without those that were there before.
  private static func pixels(of part: Rect, in picture: Bitmap, since last: Bitmap?) -> [UInt8] {
    var above = [UInt8](repeating: 0, count: Int(part.width) * 4)
    var rows: [UInt8] = []
    for y in Int(part.y)..<Int(part.y + part.height) {
      let row = picture.pixels(inRow: y, of: part, since: last)
      rows += filtered(row, above)
      above = row
    }
    return Zlib.compress(rows)
  }

  /// A row with the number of its filter: as it is, as differences from the pixels at the left, or from those above. The one
  /// with the smallest values is compressed best.
  private static func filtered(_ row: [UInt8], _ above: [UInt8]) -> [UInt8] {
    let left = [0, 0, 0, 0] + row.dropLast(4)
    let filters = [row, zip(row, left).map { $0 &- $1 }, zip(row, above).map { $0 &- $1 }]
    let sums = filters.map { $0.reduce(0) { $0 + abs(Int(Int8(bitPattern: $1))) } }
    let best = sums.indices.min { sums[$0] < sums[$1] } ?? 0
    return [UInt8(best)] + filters[best]
  }

  /// A chunk: its length, its kind, its data, and their checksum.
  private static func chunk(_ kind: String, _ data: [UInt8]) -> [UInt8] {
    let content = Array(kind.utf8) + data
    return number(UInt32(data.count)) + content + number(checksum(content))
  }

  private static func number(_ value: UInt32) -> [UInt8] {
    stride(from: 24, through: 0, by: -8).map { UInt8(value >> UInt32($0) & 0xFF) }
  }

  /// The CRC-32 of ISO 3309.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { crc, byte in table[Int((crc ^ UInt32(byte)) & 0xFF)] ^ crc >> 8 }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { crc, _ in crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
  }
}
