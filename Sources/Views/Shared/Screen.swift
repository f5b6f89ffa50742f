import GtkKit

/// The content of a window or a tab.
package protocol Screen: AnyObject {
  /// The root of the screen's widgets.
  var root: WidgetRoot { get }
  /// The widget that has the keyboard focus at first.
  var initialFocus: AnyWidget? { get }
  /// The style class of its table, which its alerts share; nil if it has none.
  var style: String? { get }
  /// Called after a click on a place of the window that takes no focus: what the user was typing ends, so that the next key
  /// plays.
  func endTyping()
  /// Called when another controller uses the screen from now on.
  func didChangeController()
}

extension Screen {
  package var style: String? { nil }
  package func endTyping() {}
  package func didChangeController() {}
}

/// A screen that fits its page to its size.
protocol PagedScreen: Screen {
  /// Lays out the page for a size of the screen.
  func fit(_ size: Size)
}

/// The root of a screen's widgets, with a minimum and a natural size. Its children fill it.
final class ScreenFrame: CustomWidget {
  private let minimum, natural: Size
  /// The screen, which owns the frame.
  weak var screen: (any PagedScreen)?

  init(minimum: Size, natural: Size) {
    (self.minimum, self.natural) = (minimum, natural)
    super.init()
  }

  override func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    let length = orientation == .horizontal ? \Size.width : \Size.height
    return SizeRequest(minimum: Int(minimum[keyPath: length]), natural: Int(natural[keyPath: length]))
  }

  override func willArrange(in size: Size) { screen?.fit(size) }

  override func arrange(in area: Area) -> [Placement] { children.map { $0.placed(in: area.rect) } }
}

/// A place for a screen: empty, or filled by the screen that is shown there.
final class ScreenSlot: CustomWidget {
  init() { super.init() }

  var isFilled: Bool { !children.isEmpty }

  /// Shows a screen instead of the current one; nil leaves the slot empty.
  func show(_ screen: WidgetRoot?) {
    if let screen, children.contains(where: { $0.isSame(as: screen) }) { return }
    for child in children { remove(child) }
    if let screen { add(screen) }
  }

  override func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    children.first?.measured(orientation) ?? SizeRequest(0)
  }

  override func arrange(in area: Area) -> [Placement] { children.map { $0.placed(in: area.rect) } }
}
