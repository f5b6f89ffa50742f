import GtkKit

/// A passive screen: outlets to set, actions to connect, and a layout for each arrangement.
///
/// It owns the root of its widgets, and through it all of them. It knows no rule of a game.
package class ScreenView: Screen {
  package let root: WidgetRoot
  private var firstFocus: AnyWidget?
  package var initialFocus: AnyWidget? { firstFocus }
  package let viewDidAppear = Action<Void>("viewDidAppear")
  package let viewDidDisappear = Action<Void>("viewDidDisappear")

  /// The parent of the parts. It is as large as the screen, and scales each part.
  let page = Container()
  /// The background and border of the page, in a layer of its own: a change of a part does not repaint it.
  private let background = Container(role: .presentation)
  /// The layer of the background.
  private let backgroundLayer = Container(role: .presentation)
  /// The background, the page, and the frame around a highlighted widget.
  private let layers: Overlay
  private var highlight: HighlightFrame?
  /// The arrangement of the page; nil before the first layout.
  private var current: Arrangement?
  /// The arrangement from the next frame on, if it is another one.
  private var next: Arrangement?
  /// How many times larger than it is laid out the page is drawn.
  private var scale = 1.0

  /// A screen with its own style class; the Tab key goes through the parts in the order in which they are added.
  init(style: String, name: String) {
    let surface = Container(
      measure: Container.sizes(minimum: Metrics.minimumScreen, natural: Arrangement.wide.design))
    root = WidgetRoot(surface.styled("screen", style).named(name))
    backgroundLayer.add(background.styled("page"))
    layers = Overlay(backgroundLayer)
    layers.add(page)
    surface.add(layers)
    surface.arrange = { [weak self] area in self?.arrangeLayers(in: area) ?? [] }
    backgroundLayer.arrange = { [weak self, background] area in
      [background.placed(in: area.rect, scale: self?.scale ?? 1)]
    }
    page.arrange = { [weak self] area in self?.arrangePage(in: area) ?? [] }
    surface.onMap { [weak self] in self?.viewDidAppear.send() }
    surface.onUnmap { [weak self] in self?.viewDidDisappear.send() }
  }

  /// The widget that is highlighted.
  package var pointedOut: AnyWidget? { highlight?.widget }

  /// Highlights a widget of the screen by a frame around it; nil removes the frame.
  package func pointOut(_ widget: AnyWidget?) {
    guard let widget else {
      if let highlight { layers.remove(highlight) }
      highlight = nil
      return
    }
    if let highlight { return highlight.move(to: widget) }
    let highlight = HighlightFrame(around: widget)
    layers.add(highlight)
    self.highlight = highlight
  }

  /// Adds parts of the screen, in the order in which the Tab key goes through them.
  func add(_ parts: any Widget...) {
    for part in parts { page.add(part) }
  }

  /// Sets the widget that has the keyboard focus at first.
  func focusBegins(at widget: some Widget) { firstFocus = AnyWidget(widget) }

  // MARK: - Layout

  /// The layout of the parts on a page.
  ///
  /// A subclass overrides this method, or the methods for the three arrangements. The layout is also tried out on other
  /// pages: it changes nothing.
  func layout(_ arrangement: Arrangement, on page: Page) -> Layout {
    switch arrangement {
    case .narrow: narrowLayout(page)
    case .short: shortLayout(page)
    case .wide:
      wideLayout(Page(rect: page.rect.inset(by: wideMargin), scale: page.scale))
        .padding(wideMargin, wideMargin)
    }
  }

  /// The layout in one column.
  func narrowLayout(_ page: Page) -> Layout { .spacer }

  /// The layout in two columns of little height.
  func shortLayout(_ page: Page) -> Layout { .spacer }

  /// The margin of the wide layout.
  var wideMargin: Double { Metrics.step }

  /// The layout on a wide page.
  func wideLayout(_ page: Page) -> Layout { .spacer }

  /// The placements of the parts on a page of a size, in its own pixels.
  private func placements(in size: Size, scale: Double) -> [Placement] {
    // The background is empty: it needs its border and its padding.
    let border = Size(background.minimumWidth, background.minimumHeight)
    let page = Page(rect: Rect(size).inset(by: border.width / 2, border.height / 2), scale: scale)
    return layout(current ?? .wide, on: page).placements(in: page.rect)
  }

  private func arrangePage(in area: Area) -> [Placement] {
    let size = Size(area.size.width / scale, area.size.height / scale)
    return placements(in: size, scale: scale).map { $0.scaled(by: scale) }
  }

  private func arrangeLayers(in area: Area) -> [Placement] {
    follow(area.size)
    let before = scale
    scale = (current ?? .wide).scale(in: area.size) { page, scale in
      placements(in: page, scale: scale).fit(in: page, scale: scale)
    }
    // If only the size of the text has changed the scale, the background layer keeps its size and would not be laid out.
    if scale != before { root.onNextFrame { [weak self] in self?.backgroundLayer.queueAllocate() } }
    return [layers.placed(in: area.rect)]
  }

  /// Changes to the arrangement that suits a size, in the next frame.
  ///
  /// Style classes take effect in the next frame. No frame has the places of one arrangement and the fonts of the other.
  private func follow(_ size: Size) {
    let suiting = Arrangement.suiting(size)
    guard suiting != next ?? current else { return }
    applyStyle(suiting)
    // Before the first layout, no frame was drawn.
    guard current != nil else {
      current = suiting
      return
    }
    next = suiting
    root.onNextFrame { [weak self] in
      guard let self, let next = self.next else { return }
      self.current = next
      self.next = nil
      // Their sizes may not change.
      for layer in [AnyWidget(self.root), AnyWidget(self.backgroundLayer), AnyWidget(self.page)] {
        layer.queueAllocate()
      }
    }
  }

  /// Applies the style sheet's rules for an arrangement.
  private func applyStyle(_ arrangement: Arrangement) {
    for other in Arrangement.allCases { root.setStyle("\(other)", other == arrangement) }
  }
}
