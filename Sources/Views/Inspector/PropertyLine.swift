import GtkKit

/// A line of the properties: a model's name, or a property with its value beside it, or below it if there is no room.
final class PropertyLine {
  let box = Container()
  private let name = Label().textAligned(0)
  private let value = Label(wraps: true).withoutHyphens().textAligned(1)

  /// The space between a name and the value beside it.
  private static let gap = 9.0
  /// The most letters of a value that certainly have room in a column.
  private static let longestLine = 16

  init() {
    box.add(name).add(value)
    box.heightForWidth = { [weak self] in Extent(Int(self?.contentHeight(in: Double($0)).rounded(.up) ?? 0)) }
    box.arrange = { [weak self] in self?.placements(in: $0.rect) ?? [] }
  }

  /// Whether the line is a model's name.
  var isHeading: Bool { !value.isVisible }
  /// Whether the value has just changed.
  private(set) var isChanged = false
  private var row: PropertyPane.Row?
  /// The heights in widths, and the height of a line, with which they change.
  private var heights: (line: Double, inWidths: [Double: Double]) = (0, [:])

  func show(_ row: PropertyPane.Row) {
    if let known = self.row, known == row { return }
    self.row = row
    heights.inWidths = [:]
    isChanged = row.old != nil
    name.text = isChanged ? "● \(row.name)" : row.name
    let text = row.old.map { "\($0) → \(row.value)" } ?? row.value
    // Code is written from left to right in every language.
    value.text = box.readsRightToLeft ? "\u{2066}\(text)\u{2069}" : text
    value.setWraps(text.count > Self.longestLine)
    value.isVisible = true
    setStyles(isHeading: false)
    box.accessible(
      row.old.map { tr("{name}: {value}, was {old}", ["name": row.name, "value": row.value, "old": $0]) }
        ?? tr("{name}: {value}", ["name": row.name, "value": row.value]))
  }

  func show(heading: String) {
    row = nil
    heights.inWidths = [:]
    isChanged = false
    name.text = heading
    value.isVisible = false
    setStyles(isHeading: true)
    box.accessible(heading)
  }

  private func setStyles(isHeading: Bool) {
    box.setStyle("heading", isHeading)
    box.setStyle("property", !isHeading)
    box.setStyle("changed", isChanged)
  }

  // MARK: - Layout

  /// Whether the value is below the name.
  private func isStacked(in width: Double) -> Bool {
    width >= 0 && !isHeading && name.naturalWidth + Self.gap + value.naturalWidth > width
  }

  private func contentHeight(in width: Double) -> Double {
    let line = naturalHeight(of: name)
    return isStacked(in: width) ? line + value.naturalHeight(forWidth: width) : line
  }

  private func placements(in room: Rect) -> [Placement] {
    guard !isHeading else { return [name.placed(in: room)] }
    var rest = room
    let isStacked = isStacked(in: room.width)
    let start = isStacked ? rest.cutTop(naturalHeight(of: name)) : rest.cutLeft(name.naturalWidth + Self.gap)
    return [name.placed(in: start), value.placed(in: rest)]
  }

  /// The height of a line.
  var height: Double { naturalHeight(of: box) }

  /// The height in a width. Texts that wrap take long to measure, and a page tries several layouts.
  func height(in width: Double, _ lineHeight: Double) -> Double {
    if heights.line != lineHeight { heights = (lineHeight, [:]) }
    if let known = heights.inWidths[width] { return known }
    let height = box.naturalHeight(forWidth: width)
    heights.inWidths[width] = height
    return height
  }

  /// The text of the line, for tests.
  var text: String { isHeading ? name.text : "\(name.text) \(value.text)" }
}
