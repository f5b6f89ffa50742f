/// A size in pixels.
public struct Size: Equatable {
  /// From left to right.
  public var width: Double
  /// From top to bottom.
  public var height: Double

  /// A size of whole or broken pixels.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// The same size in whole pixels.
  public init(_ width: Int, _ height: Int) { self.init(Double(width), Double(height)) }
}

/// A place in pixels, from the top left corner.
public struct Point: Equatable {
  /// From the left edge.
  public var x: Double
  /// From the top edge.
  public var y: Double

  /// A place of whole or broken pixels.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

/// A rectangle in pixels.
public struct Rect: Equatable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// From left to right.
  public var width: Double
  /// From top to bottom.
  public var height: Double

  /// A rectangle by its top left corner and its size.
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle of this size at the origin.
  public init(_ size: Size) { self.init(0, 0, size.width, size.height) }

  /// The point in the middle.
  public var center: Point { Point(x + width / 2, y + height / 2) }

  /// The rectangle made smaller by `amount` on every side, never less than nothing; a negative one makes it
  /// larger.
  public func inset(by amount: Double) -> Rect { inset(by: amount, amount) }

  /// The rectangle made smaller on the sides by `horizontal` and above and below by `vertical`.
  public func inset(by horizontal: Double, _ vertical: Double) -> Rect {
    Rect(
      x + horizontal, y + vertical, max(0, width - 2 * horizontal), max(0, height - 2 * vertical))
  }

  /// Whether the two share more than `slack` pixels in both directions.
  public func overlaps(_ other: Rect, byMoreThan slack: Double = 0) -> Bool {
    min(x + width, other.x + other.width) - max(x, other.x) > slack
      && min(y + height, other.y + other.height) - max(y, other.y) > slack
  }

  /// What both have in common; empty where that is nothing.
  public func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(x + width, other.x + other.width), min(y + height, other.y + other.height))
    return Rect(left, top, max(0, right - left), max(0, bottom - top))
  }

  /// The rectangle of `size` in the middle of this one.
  public func centered(_ size: Size) -> Rect {
    Rect(x + (width - size.width) / 2, y + (height - size.height) / 2, size.width, size.height)
  }

  /// Cuts a strip off the top, with a gap below it, and returns the strip.
  public mutating func cutTop(_ amount: Double, gap: Double = 0) -> Rect {
    let strip = Rect(x, y, width, amount)
    y += amount + gap
    height = max(0, height - amount - gap)
    return strip
  }

  /// Cuts a strip off the bottom, with a gap above it, and returns the strip.
  public mutating func cutBottom(_ amount: Double, gap: Double = 0) -> Rect {
    let strip = Rect(x, y + height - amount, width, amount)
    height = max(0, height - amount - gap)
    return strip
  }

  /// Cuts a strip off the left, with a gap beside it, and returns the strip.
  public mutating func cutLeft(_ amount: Double, gap: Double = 0) -> Rect {
    let strip = Rect(x, y, amount, height)
    x += amount + gap
    width = max(0, width - amount - gap)
    return strip
  }

  /// Cuts a strip off the right, with a gap beside it, and returns the strip.
  public mutating func cutRight(_ amount: Double, gap: Double = 0) -> Rect {
    let strip = Rect(x + width - amount, y, amount, height)
    width = max(0, width - amount - gap)
    return strip
  }

  /// The `index`th of `count` equal columns with a gap between them.
  public func column(_ index: Int, of count: Int, gap: Double) -> Rect {
    let width = (self.width - gap * Double(count - 1)) / Double(count)
    return Rect(x + Double(index) * (width + gap), y, width, height)
  }

  /// The `index`th of `count` equal rows with a gap between them.
  public func row(_ index: Int, of count: Int, gap: Double) -> Rect {
    let height = (self.height - gap * Double(count - 1)) / Double(count)
    return Rect(x, y + Double(index) * (height + gap), width, height)
  }
}
