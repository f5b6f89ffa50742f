/// How widgets fill a rectangle, and the size that they need: a widget, or a row or a column of layouts.
public struct Layout {
  /// A size that a layout needs.
  public enum Need {
    /// The least with which everything can be shown.
    case minimum
    /// What it has where there is enough room.
    case natural
  }

  private var neededWidth: (Need) -> Double
  private var neededHeight: (Need, _ width: Double) -> Double
  private var place: (Rect) -> [Placement]
  private(set) var gap: Double?
  /// Whether it has the width that it needs in a row, and the height in a column. Otherwise it shares what the others leave.
  private(set) var (hasOwnWidth, hasOwnHeight) = (false, false)
  /// Its part of what the others leave.
  private(set) var share = 1.0

  /// A layout of which closures return the width that it needs, the height that it needs at a width, and the placements in a
  /// rectangle.
  public init(
    width: @escaping (Need) -> Double = { _ in 0 },
    height: @escaping (Need, _ width: Double) -> Double = { _, _ in 0 },
    place: @escaping (Rect) -> [Placement]
  ) {
    (neededWidth, neededHeight, self.place) = (width, height, place)
  }

  /// Layouts in rectangles of an area. If one of them needs more than its rectangle, the layout needs more than the size of the
  /// area; if each has room left, it needs less.
  public init(_ parts: [(layout: Layout, rect: Rect)], in size: Size) {
    self.init(
      width: { need in size.width + (parts.map { $0.layout.width(need) - $0.rect.width }.max() ?? 0) },
      height: { need, _ in
        size.height
          + (parts.map { $0.layout.height(need, forWidth: $0.rect.width) - $0.rect.height }.max() ?? 0)
      },
      place: { area in
        parts.flatMap { part, rect in
          part.placements(in: Rect(area.x + rect.x, area.y + rect.y, rect.width, rect.height))
        }
      })
  }

  /// An empty part of a row or a column.
  public static var spacer: Layout { Layout(place: { _ in [] }) }

  /// The width that the layout needs.
  public func width(_ need: Need) -> Double { neededWidth(need) }

  /// The height that the layout needs at a width.
  public func height(_ need: Need, forWidth width: Double) -> Double { neededHeight(need, width) }

  /// The part of a size that the layout needs at least, in the direction in which there is less room: more than 1 if it does
  /// not fit.
  public func needed(of size: Size) -> Double {
    let width = width(.minimum)
    let height = neededHeight(.minimum, max(width, size.width))
    return max(width / max(1, size.width), height / max(1, size.height))
  }

  /// The placements in a rectangle.
  public func placements(in rect: Rect) -> [Placement] { place(rect) }

  /// The layout with a change.
  private func with(_ change: (inout Layout) -> Void) -> Layout {
    var layout = self
    change(&layout)
    return layout
  }

  /// Gives the layout the width and the height that it needs in a row or a column. Without room for its natural size it has
  /// less, down to its minimum.
  public func fixed() -> Layout { with { ($0.hasOwnWidth, $0.hasOwnHeight) = (true, true) } }

  /// Gives the layout a width, a height or both: it has more only if it needs more, and is in the middle of a larger rectangle.
  public func frame(width: Double? = nil, height: Double? = nil) -> Layout {
    let layout = width.map { frame(width: $0...$0) } ?? self
    return height.map { layout.frame(height: $0...$0) } ?? layout
  }

  /// Gives the layout the width at the end of a range, or less where there is no room, down to its start; more if it needs more.
  public func frame(width range: ClosedRange<Double>) -> Layout {
    let needed = { (need: Need) in
      max(neededWidth(.minimum), need == .minimum ? range.lowerBound : range.upperBound)
    }
    return with { layout in
      layout.hasOwnWidth = true
      layout.neededWidth = needed
      layout.neededHeight = { neededHeight($0, min($1, needed(.natural))) }
      layout.place = { rect in
        guard rect.width > range.upperBound else { return place(rect) }
        return place(rect.centered(Size(min(rect.width, needed(.natural)), rect.height)))
      }
    }
  }

  /// Gives the layout the height at the end of a range, or less where there is no room, down to its start; more if it needs more.
  public func frame(height range: ClosedRange<Double>) -> Layout {
    let needed = { (need: Need, width: Double) in
      max(neededHeight(.minimum, width), need == .minimum ? range.lowerBound : range.upperBound)
    }
    return with { layout in
      layout.hasOwnHeight = true
      layout.neededHeight = needed
      layout.place = { rect in
        guard rect.height > range.upperBound else { return place(rect) }
        return place(rect.centered(Size(rect.width, min(rect.height, needed(.natural, rect.width)))))
      }
    }
  }

  /// Sets the gap after the layout in its row or column.
  public func gap(_ gap: Double) -> Layout { with { $0.gap = gap } }

  /// Leaves room around the layout.
  public func padding(_ horizontal: Double, _ vertical: Double) -> Layout {
    with { layout in
      layout.neededWidth = { neededWidth($0) + 2 * horizontal }
      layout.neededHeight = { neededHeight($0, max(0, $1 - 2 * horizontal)) + 2 * vertical }
      layout.place = { place($0.inset(by: horizontal, vertical)) }
    }
  }

  /// Lets the layout share what the others of a row or a column leave: a share twice as large gets twice as much. A size that
  /// it has been given is in the middle of its share.
  public func growing(_ share: Double = 1) -> Layout {
    with { ($0.hasOwnWidth, $0.hasOwnHeight, $0.share) = (false, false, share) }
  }

  /// Gives the layout a minimum width, a minimum height or both.
  public func atLeast(width minimumWidth: Double = 0, height minimumHeight: Double = 0) -> Layout {
    with { layout in
      layout.neededWidth = { max(minimumWidth, neededWidth($0)) }
      layout.neededHeight = { max(minimumHeight, neededHeight($0, $1)) }
    }
  }

  /// The layout drawn larger by a factor, or smaller.
  public func scaled(by factor: Double) -> Layout {
    with { layout in
      layout.neededWidth = { neededWidth($0) * factor }
      layout.neededHeight = { neededHeight($0, $1 / factor) * factor }
      layout.place = { rect in
        let room = Rect(rect.x / factor, rect.y / factor, rect.width / factor, rect.height / factor)
        return place(room).map { $0.scaled(by: factor) }
      }
    }
  }

  /// The layout without a minimum width: nothing moves when its text changes, which is drawn smaller.
  public func withoutMinimumWidth() -> Layout {
    with { $0.neededWidth = { $0 == .minimum ? 0 : neededWidth($0) } }
  }

  /// The layout in front of a widget, which fills the same rectangle.
  public func above(_ widget: some Widget) -> Layout {
    with { layout in layout.place = { [widget.placed(in: $0)] + place($0) } }
  }

  /// Puts the layout in the middle of a rectangle that is wider than its natural width or, if `vertically` is true, higher than
  /// its natural height.
  public func centered(vertically: Bool = false) -> Layout {
    with {
      $0.place = { rect in
        let width = min(rect.width, neededWidth(.natural))
        let height = vertically ? min(rect.height, neededHeight(.natural, width)) : rect.height
        return place(rect.centered(Size(width, height)))
      }
    }
  }
}

extension Widget {
  /// The layout in which the widget fills the rectangle.
  public var layout: Layout {
    Layout(
      width: { measured(.horizontal)[$0] },
      height: { measured(.vertical, across: max(Int($1), measured(.horizontal).minimum))[$0] },
      place: { [placed(in: $0)] })
  }

  /// The layout of a line of text: see ``placedLine(in:minimumScale:)``.
  public func fittingLine(minimumScale: Double = 0.7) -> Layout {
    Layout(
      width: { naturalWidth * ($0 == .minimum ? minimumScale : 1) },
      height: { _, _ in Double(measured(.vertical).natural) },
      place: { [placedLine(in: $0, minimumScale: minimumScale)] })
  }

  /// The layout of a text that wraps: see ``placedText(in:onPlate:)``.
  public func fittingText(onPlate: Bool = false) -> Layout {
    let minimumScale = 0.5
    return Layout(
      // One more pixel: the width of a label that is drawn larger is rounded down.
      width: { $0 == .minimum ? minimumWidth * minimumScale : naturalWidth + 1 },
      height: { need, width in
        let scale = need == .minimum ? minimumScale : 1
        return (naturalHeight(forWidth: width / scale) * scale).rounded(.up)
      }, place: { [placedText(in: $0, onPlate: onPlate)] })
  }

  /// The layout in which the widget shares what the others of a row or a column leave.
  public func growing(_ share: Double = 1) -> Layout { layout.growing(share) }

  /// Gives the widget a minimum width, a minimum height or both.
  public func atLeast(width: Double = 0, height: Double = 0) -> Layout {
    layout.atLeast(width: width, height: height)
  }

  /// The layout in which the widget has the size that it needs in a row or a column.
  public func fixed() -> Layout { layout.fixed() }

  /// Gives the widget a width, a height or both.
  public func frame(width: Double? = nil, height: Double? = nil) -> Layout {
    layout.frame(width: width, height: height)
  }

  /// Gives the widget the width at the end of a range, or less where there is no room.
  public func frame(width: ClosedRange<Double>) -> Layout { layout.frame(width: width) }

  /// Gives the widget the height at the end of a range, or less where there is no room.
  public func frame(height: ClosedRange<Double>) -> Layout { layout.frame(height: height) }
}

extension SizeRequest {
  fileprivate subscript(need: Layout.Need) -> Double { Double(need == .minimum ? minimum : natural) }
}
