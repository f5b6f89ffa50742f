import CGtk
import GtkKit

/// Finds what is wrong with where things are in a window: all that is on the screen is walked through.
///
/// All places are those on the screen: what is drawn larger or smaller counts as it is seen. What GTK makes and places
/// itself, as a slider's knob, is not looked at.
@MainActor
struct LayoutChecker {
  private let window: Window
  /// From this width of the window on, the main controls must be larger.
  private static let phoneWidth = 360.0
  private static let leastTarget = 24.0
  private static let leastMainTarget = 44.0
  /// How many pixels two things may share: borders are drawn between pixels.
  private static let sharedPixels = 1.5
  /// Text that its parents may clip: the frame that most fonts draw around a die's face is not to be seen.
  private static let clippedOnPurpose = "die-glyph"

  private let size: Size
  private var findings: [Finding] = []
  /// What must not lie on anything: controls, pictures, and texts as far as their lines go.
  private var things: [Thing] = []
  /// Siblings that were found to cover each other; what is in them does too.
  private var covered: [(AnyWidget, AnyWidget)] = []

  private struct Thing {
    let widget: AnyWidget
    let rect: Rect
    let layers: Layers
  }

  /// On which layer of each parent that has layers a thing is.
  private typealias Layers = [WidgetPointer: Int]

  /// Where the walk is.
  @MainActor
  private struct Place {
    /// What can be seen here.
    var visible: Rect
    /// The same, and all that can be scrolled to.
    var reachable: Rect
    var layers: Layers = [:]
    var isInControl = false

    /// Goes into a widget.
    mutating func enter(_ widget: AnyWidget, _ box: Rect) {
      isInControl = isInControl || widget.isControl
      let scrolls = widget.scrolls
      guard widget.isClipping || scrolls.horizontally || scrolls.vertically else { return }
      visible = visible.shared(with: box)
      guard !widget.isScrollable else { return }
      reachable = reachable.shared(with: box)
      if scrolls.horizontally { (reachable.x, reachable.width) = (Rect.everywhere.x, Rect.everywhere.width) }
      if scrolls.vertically { (reachable.y, reachable.height) = (Rect.everywhere.y, Rect.everywhere.height) }
    }
  }

  /// All findings in a window that was asked to have this size.
  static func findings(in window: Window, asked size: Size) -> [Finding] {
    var checker = LayoutChecker(window: window, size: size)
    checker.checkSize()
    let box = window.box(in: window)
    for child in AnyWidget(window).shownChildren {
      checker.visit(child, Place(visible: box, reachable: box))
    }
    checker.checkThings()
    return checker.findings
  }

  private init(window: Window, size: Size) {
    self.window = window
    self.size = size
  }

  private mutating func find(_ kind: Finding.Kind, _ widget: some Widget, _ detail: String) {
    findings.append(Finding(kind: kind, widget: AnyWidget(widget).reportName, detail: detail))
  }

  // MARK: - Walk

  private mutating func visit(_ widget: AnyWidget, _ place: Place) {
    let box = widget.box(in: window)
    // Rows of a list wait above and below what can be seen.
    if place.visible != place.reachable, box.shared(with: place.visible).isEmpty { return }
    var place = place
    if !widget.isInternal {
      checkMinimum(widget)
      if !widget.isLabel { checkInside(widget, box, place.reachable) }
      if widget.isControl, !place.isInControl { checkTarget(widget, box) }
    }
    if let text = ShownText(of: widget) {
      check(text, in: place.reachable)
      things.append(
        Thing(
          widget: widget, rect: widget.rect(text.lines, in: window).shared(with: place.visible),
          layers: place.layers))
    } else if widget.isControl || widget.isA(gtk_picture_get_type()) {
      things.append(Thing(widget: widget, rect: box, layers: place.layers))
    }
    place.enter(widget, box)
    let children = widget.shownChildren
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
    var (width, height): (CInt, CInt) = (0, 0)
    cgtk_widget_get_given_size(widget.pointer, &width, &height)
    let leastWidth = widget.measured(.horizontal).minimum
    let leastHeight = widget.measured(.vertical, across: max(Int(width), leastWidth)).minimum
    // A container of the project's own can do with nothing; what has a name is there to be seen.
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
    if text.isEllipsized { find(.ellipsized, text.widget, "has room for \(text.room.dimensions)") }
    guard text.lines.isWithin(text.room, tolerance: 1) else {
      return find(.cutOff, text.widget, "is \(text.lines.place) in a room of \(text.room.dimensions)")
    }
    let ink = text.widget.rect(text.ink, in: window)
    guard !text.widget.hasStyle(Self.clippedOnPurpose), !ink.isWithin(reachable, tolerance: 1) else { return }
    find(.cutOff, text.widget, "is \(ink.place), only \(reachable.place) can be seen")
  }

  // MARK: - What lies on what

  /// Siblings, as far as their borders go.
  private mutating func checkCovered(_ siblings: [AnyWidget]) {
    let boxes = siblings.filter { !$0.isInternal }.map {
      (widget: $0, box: $0.box(in: window))
    }
    for (index, first) in boxes.enumerated() {
      for second in boxes[(index + 1)...] {
        guard let shared = Self.shared(first.box, second.box) else { continue }
        covered.append((first.widget, second.widget))
        find(.covered, first.widget, "and \(second.widget.reportName) share \(shared.place)")
      }
    }
  }

  /// Things from different parents, as far as they can be seen.
  private mutating func checkThings() {
    for (index, first) in things.enumerated() {
      for second in things[(index + 1)...] {
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
    let shared = first.shared(with: second)
    return shared.width > sharedPixels && shared.height > sharedPixels ? shared : nil
  }
}
