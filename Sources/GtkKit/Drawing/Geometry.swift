import Glibc

/// A size in pixels.
public nonisolated struct Size: Equatable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// A size in fractional pixels.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// A size in integral pixels.
  public init(_ width: Int, _ height: Int) { self.init(Double(width), Double(height)) }
}

/// A point in pixels, from the top left corner.
public nonisolated struct Point: Equatable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double

  /// A point in fractional pixels.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The distance to another point.
  public func distance(to other: Point) -> Double { hypot(other.x - x, other.y - y) }

  /// The point between this one, at 0, and another, at 1.
  public func mixed(with other: Point, _ share: Double) -> Point {
    Point(x.mixed(with: other.x, share), y.mixed(with: other.y, share))
  }
}

/// A line through points.
nonisolated extension [Point] {
  /// The length of the line.
  public var length: Double { zip(self, dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) } }

  /// The place at a distance from the beginning: the number of a point, and a fraction of the way to the next one.
  public func place(at distance: Double) -> Double {
    var rest = distance
    for (index, (from, to)) in zip(self, dropFirst()).enumerated() {
      let step = from.distance(to: to)
      if rest < step { return Double(index) + Swift.max(0, rest) / step }
      rest -= step
    }
    return Double(count - 1)
  }

  /// The point at a place of the line, which has at least two points.
  public func point(at place: Double) -> Point {
    let index = Swift.min(Int(place), count - 2)
    return self[index].mixed(with: self[index + 1], place - Double(index))
  }
}

nonisolated extension Double {
  /// The number between this one, at 0, and another, at 1.
  public func mixed(with other: Double, _ share: Double) -> Double { self + (other - self) * share }
}

/// A rectangle in pixels.
public nonisolated struct Rect: Equatable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// A rectangle with the given top left corner and size.
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A rectangle of the given size around a point.
  public init(center: Point, _ size: Size) {
    self.init(center.x - size.width / 2, center.y - size.height / 2, size.width, size.height)
  }

  /// A rectangle of the given size at the origin.
  public init(_ size: Size) { self.init(0, 0, size.width, size.height) }

  /// The center.
  public var center: Point { Point(x + width / 2, y + height / 2) }

  /// The rectangle without a margin of `amount` on each side. A negative amount makes it larger.
  public func inset(by amount: Double) -> Rect { inset(by: amount, amount) }

  /// The rectangle without a margin of `horizontal` at the left and right, and `vertical` at the top and bottom.
  public func inset(by horizontal: Double, _ vertical: Double) -> Rect {
    Rect(
      x + horizontal, y + vertical, max(0, width - 2 * horizontal), max(0, height - 2 * vertical))
  }

  /// Whether a point is in the rectangle, which has a size.
  public func contains(_ point: Point) -> Bool {
    (x..<x + width).contains(point.x) && (y..<y + height).contains(point.y)
  }

  /// Whether two rectangles overlap by more than `slack` pixels in both directions.
  public func overlaps(_ other: Rect, byMoreThan slack: Double = 0) -> Bool {
    min(x + width, other.x + other.width) - max(x, other.x) > slack
      && min(y + height, other.y + other.height) - max(y, other.y) > slack
  }

  /// The intersection, which is empty if the rectangles do not overlap.
  public func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(x + width, other.x + other.width), min(y + height, other.y + other.height))
    return Rect(left, top, max(0, right - left), max(0, bottom - top))
  }

  /// The smallest rectangle around both.
  public func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    let (right, bottom) = (max(x + width, other.x + other.width), max(y + height, other.y + other.height))
    return Rect(left, top, right - left, bottom - top)
  }

  /// A rectangle of the given size with the same center.
  public func centered(_ size: Size) -> Rect { Rect(center: center, size) }

  /// Removes a strip at the top, and a gap below it. Returns the strip.
  public mutating func cutTop(_ amount: Double, gap: Double = 0) -> Rect {
    let strip = Rect(x, y, width, amount)
    y += amount + gap
    height = max(0, height - amount - gap)
    return strip
  }

  /// Removes a strip at the bottom, and a gap above it. Returns the strip.
  public mutating func cutBottom(_ amount: Double, gap: Double = 0) -> Rect {
    let strip = Rect(x, y + height - amount, width, amount)
    height = max(0, height - amount - gap)
    return strip
  }

  /// Removes a strip at the left, and a gap beside it. Returns the strip.
  public mutating func cutLeft(_ amount: Double, gap: Double = 0) -> Rect {
    let strip = Rect(x, y, amount, height)
    x += amount + gap
    width = max(0, width - amount - gap)
    return strip
  }

  /// Removes a strip at the right, and a gap beside it. Returns the strip.
  public mutating func cutRight(_ amount: Double, gap: Double = 0) -> Rect {
    let strip = Rect(x + width - amount, y, amount, height)
    width = max(0, width - amount - gap)
    return strip
  }

  /// The column at `index` of `count` equal columns with a gap between them.
  public func column(_ index: Int, of count: Int, gap: Double) -> Rect {
    let width = (self.width - gap * Double(count - 1)) / Double(count)
    return Rect(x + Double(index) * (width + gap), y, width, height)
  }

  /// The row at `index` of `count` equal rows with a gap between them.
  public func row(_ index: Int, of count: Int, gap: Double) -> Rect {
    let height = (self.height - gap * Double(count - 1)) / Double(count)
    return Rect(x, y + Double(index) * (height + gap), width, height)
  }
}
