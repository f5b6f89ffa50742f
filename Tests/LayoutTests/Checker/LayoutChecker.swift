/// Finds defects in the layout of a window, by visiting all visible widgets.
///
/// Rectangles are in the window's coordinates, with all scales applied. Parts that GTK creates and places, such as a
/// slider's knob, are ignored.
@MainActor
struct LayoutChecker {
  private let window: Window
  /// The window width from which the main controls must be larger.
  private static let phoneWidth = 360.0
  private static let leastTarget = 24.0
  private static let leastMainTarget = 44.0
  /// The width of an overlap that is allowed: borders are drawn between pixels.
  private static let sharedPixels = 1.5

  private let size: Size
  private let isMoving: (AnyWidget) -> Bool
  private var findings: [Finding] = []
  /// The items that must not overlap: controls, pictures, and the lines of texts.
  private var items: [Item] = []
  /// Siblings that overlap. Their descendants are not reported again.
  private var covered: [(AnyWidget, AnyWidget)] = []

  private struct Item {
    let widget: AnyWidget
    let rect: Rect
    let layers: Layers
  }

  /// The layer of an item in each ancestor that has layers.
  private typealias Layers = [WidgetPointer: Int]

  @MainActor
  private struct Place {
    var visible: Rect
    /// The visible part, and the parts that can be scrolled into view.
    var reachable: Rect
    var layers: Layers = [:]
    var isInControl = false
    /// Whether the pointer reaches the widgets: not those of the past.
    var takesClicks = true

    mutating func enter(_ widget: AnyWidget, _ box: Rect) {
      takesClicks = takesClicks && widget.canTarget
      isInControl = isInControl || widget.isControl
      let scrolls = widget.scrolls
      guard widget.isClipping || scrolls.horizontally || scrolls.vertically else { return }
      visible = visible.intersection(box)
      guard !widget.isScrollable else { return }
      reachable = reachable.intersection(box)
      if scrolls.horizontally { (reachable.x, reachable.width) = (Rect.everywhere.x, Rect.everywhere.width) }
      if scrolls.vertically { (reachable.y, reachable.height) = (Rect.everywhere.y, Rect.everywhere.height) }
    }
  }

  /// All findings in a window with this requested size, outside of the widgets that move.
  static func findings(
    in window: Window, asked size: Size, exceptIn isMoving: @escaping (AnyWidget) -> Bool = { _ in false }
  ) -> [Finding] {
    var checker = LayoutChecker(window: window, size: size, isMoving: isMoving)
    checker.checkSize()
    let box = window.bounds(in: window)
    for child in AnyWidget(window).shownChildren {
      checker.visit(child, Place(visible: box, reachable: box))
    }
    checker.checkItems()
    return checker.findings
  }

  /// Whether a widget moves above the page: what flies in a layer that gets no input, a gain above its counter, and the
  /// receipt, which comes out of the till.
  static func isMoving(_ widget: AnyWidget) -> Bool {
    !widget.canTarget || widget.hasStyle("gain") || widget.name == "receipt"
  }

  private init(window: Window, size: Size, isMoving: @escaping (AnyWidget) -> Bool) {
    self.window = window
    self.size = size
    self.isMoving = isMoving
  }

  private mutating func find(_ kind: Finding.Kind, _ widget: some Widget, _ detail: String) {
    findings.append(Finding(kind: kind, widget: AnyWidget(widget).reportName, detail: detail))
  }

  // MARK: - Visiting widgets

  private mutating func visit(_ widget: AnyWidget, _ place: Place) {
    let box = widget.bounds(in: window)
    // A list has rows above and below its visible part.
    if place.visible != place.reachable, box.intersection(place.visible).isEmpty { return }
    var place = place
    if !widget.isInternal {
      checkMinimum(widget)
      if !widget.isLabel { checkInside(widget, box, place.reachable) }
      if widget.isControl, !place.isInControl, place.takesClicks { checkTarget(widget, box) }
    }
    // A field whose text ends with an ellipsis draws it itself.
    if let text = ShownText(of: widget), widget.parent?.hasStyle("elided") != true {
      check(text, in: place.reachable)
      items.append(
        Item(
          widget: widget, rect: widget.rect(text.lines, in: window).intersection(place.visible),
          layers: place.layers))
    } else if widget.isControl || widget.isA(gtk_picture_get_type()) {
      items.append(Item(widget: widget, rect: box, layers: place.layers))
    }
    place.enter(widget, box)
    let children = widget.shownChildren.filter { !isMoving($0) }
    if !widget.hasLayers { checkCovered(children) }
    for (index, child) in children.enumerated() {
      if widget.hasLayers { place.layers[widget.pointer] = index }
      visit(child, place)
    }
  }

  // MARK: - Boxes

  private mutating func checkSize() {
    guard let content = window.contentSize, content != size else { return }
    find(.refusedSize, window, "is \(Rect(content).dimensions), not \(Rect(size).dimensions)")
  }

  private mutating func checkMinimum(_ widget: AnyWidget) {
    guard !widget.isScrollable else { return }
    let (width, height) = givenSize(of: widget.pointer)
    let leastWidth = widget.measured(.horizontal).minimum
    let leastHeight = widget.measured(.vertical, across: max(Int(width), leastWidth)).minimum
    // A custom container may have the minimum size 0, but a widget with a name must be visible.
    let hasVanished = widget.isNamed && !widget.isLabel && (width < 1 || height < 1)
    guard Int(width) + 1 < leastWidth || Int(height) + 1 < leastHeight || hasVanished else { return }
    find(.belowMinimum, widget, "has \(width)×\(height), needs \(leastWidth)×\(leastHeight)")
  }

  private mutating func checkInside(_ widget: AnyWidget, _ box: Rect, _ reachable: Rect) {
    guard box.width > 0, box.height > 0, !box.isWithin(reachable, tolerance: 1) else { return }
    find(.outside, widget, "is \(box.place), only \(reachable.place) can be seen")
  }

  private mutating func checkTarget(_ widget: AnyWidget, _ box: Rect) {
    let isLarge = widget.isMainControl && size.width >= Self.phoneWidth
    let least = isLarge ? Self.leastMainTarget : Self.leastTarget
    guard min(box.width, box.height) < least - 0.5 else { return }
    find(.tooSmall, widget, "is \(box.dimensions), must be \(Int(least))×\(Int(least))")
  }

  // MARK: - Texts

  private mutating func check(_ text: ShownText, in reachable: Rect) {
    // A line of code ends where there is no more room.
    if text.isEllipsized, !text.widget.hasStyle("source-line") {
      find(.ellipsized, text.widget, "has room for \(text.room.dimensions)")
    }
    guard text.lines.isWithin(text.room, tolerance: 1) else {
      return find(.cutOff, text.widget, "is \(text.lines.place) in a room of \(text.room.dimensions)")
    }
    let ink = text.widget.rect(text.ink, in: window)
    // GTK places the placeholder of a field from right to left by the pixels of a border too far.
    let isPlaceholder = text.widget.parent?.isA(gtk_text_get_type()) == true
    guard !isPlaceholder, !ink.isWithin(reachable, tolerance: 1)
    else { return }
    find(.cutOff, text.widget, "is \(ink.place), only \(reachable.place) can be seen")
  }

  // MARK: - Overlaps

  /// Compares the border boxes of siblings.
  private mutating func checkCovered(_ siblings: [AnyWidget]) {
    let boxes = siblings.filter { !$0.isInternal && !$0.isBackground }.map {
      (widget: $0, box: $0.bounds(in: window))
    }
    for (index, first) in boxes.enumerated() {
      for second in boxes[(index + 1)...] {
        guard let shared = Self.shared(first.box, second.box) else { continue }
        covered.append((first.widget, second.widget))
        find(.covered, first.widget, "and \(second.widget.reportName) share \(shared.place)")
      }
    }
  }

  private mutating func checkItems() {
    for (index, first) in items.enumerated() {
      for second in items[(index + 1)...] {
        guard let shared = Self.shared(first.rect, second.rect),
          !first.widget.isAbove(second.widget), !second.widget.isAbove(first.widget),
          first.layers.allSatisfy({ second.layers[$0] ?? $1 == $1 }),
          !covered.contains(where: { $0.isAbove(first.widget) && $1.isAbove(second.widget) })
        else { continue }
        find(.covered, first.widget, "and \(second.widget.reportName) share \(shared.place)")
      }
    }
  }

  private static func shared(_ first: Rect, _ second: Rect) -> Rect? {
    let shared = first.intersection(second)
    return shared.width > sharedPixels && shared.height > sharedPixels ? shared : nil
  }
}

/// The allocated size of a widget with its margins, as minimum sizes are.
private func givenSize(of widget: WidgetPointer) -> (width: CInt, height: CInt) {
  var allocation = GtkAllocation()
  gtk_widget_get_allocation(widget, &allocation)
  return (
    allocation.width + gtk_widget_get_margin_start(widget) + gtk_widget_get_margin_end(widget),
    allocation.height + gtk_widget_get_margin_top(widget) + gtk_widget_get_margin_bottom(widget)
  )
}
