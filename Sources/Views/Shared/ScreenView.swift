import GtkKit

/// A passive screen: outlets to set, actions to hook, a layout for each arrangement.
///
/// It owns the root of its widgets, and by it all of them. It asks nobody anything, and knows no rule of a game.
package class ScreenView: Screen {
  package let root: WidgetRoot
  private var firstFocus: AnyWidget?
  package var initialFocus: AnyWidget? { firstFocus }
  package let viewDidAppear = Action<Void>("viewDidAppear")
  package let viewDidDisappear = Action<Void>("viewDidDisappear")

  /// Holds the parts, in the screen's own pixels, whatever their scale.
  let page = Container()
  /// The page's ground and border, below the parts: a change of a part does not repaint it.
  private let ground = Container(role: .presentation)
  /// What the ground lies on, as large as the screen.
  private let floor = Container(role: .presentation)
  /// The floor, and above it the page.
  private let layers: Overlay
  /// The frame around a widget that is pointed out, while one is.
  private var halo: HighlightFrame?
  /// The arrangement that the page has; none before it is first laid out.
  private var current: Arrangement?
  /// The arrangement of the next frame, where that is another one.
  private var next: Arrangement?
  /// How many times larger than laid out the page is drawn, or would be while a layout is tried out.
  private var scale = 1.0

  /// A screen with a style of its own; `parts` in the order in which Tab goes through them.
  init(style: String, name: String) {
    let surface = Container()
    root = WidgetRoot(surface.styled("screen", style).named(name))
    floor.add(ground.styled("page"))
    layers = Overlay(floor)
    layers.add(page)
    surface.add(layers)
    var laying = Container.Behavior()
    laying.arrange = { [weak self, ground] size in ground.place(in: Rect(size), scale: self?.scale ?? 1) }
    floor.behavior = laying
    surface.behavior = surfaceBehavior(surface)
    var behavior = Container.Behavior()
    behavior.scale = { [weak self] _ in self?.scale ?? 1 }
    behavior.arrange = { [weak self] size in
      guard let self else { return }
      // The ground is empty: what it needs is its border and its padding.
      let border = Size(self.ground.minimumWidth, self.ground.minimumHeight)
      self.arrange(self.current ?? .wide, in: Rect(size).inset(by: border.width / 2, border.height / 2))
    }
    page.behavior = behavior
    surface.onMap { [weak self] in self?.viewDidAppear.send(by: surface, "appeared") }
    surface.onUnmap { [weak self] in self?.viewDidDisappear.send(by: surface, "disappeared") }
  }

  /// The widget that is pointed out, while one is.
  package var pointedOut: AnyWidget? { halo?.widget }

  /// Points a widget of the screen out by a frame around it; nil takes the frame away.
  package func pointOut(_ widget: AnyWidget?) {
    guard let widget else {
      if let halo { layers.remove(halo) }
      halo = nil
      return
    }
    if let halo { return halo.move(to: widget) }
    let halo = HighlightFrame(around: widget)
    layers.add(halo)
    self.halo = halo
  }

  /// Adds the screen's parts, in the order in which Tab goes through them.
  func add(_ parts: any Widget...) {
    for part in parts { page.add(part) }
  }

  /// Has the keyboard focus begin at a widget of the screen.
  func focusBegins(at widget: some Widget) { firstFocus = AnyWidget(widget) }

  /// Places the parts in a room of about the arrangement's design size or more.
  ///
  /// Screens override this, or the three that it leads to.
  func arrange(_ arrangement: Arrangement, in room: Rect) {
    switch arrangement {
    case .narrow: arrangeNarrow(room)
    case .short: arrangeShort(room)
    case .wide: arrangeWide(room)
    }
  }

  /// Places the parts in one column.
  func arrangeNarrow(_ page: Rect) {}

  /// Places the parts in two columns of little height.
  func arrangeShort(_ page: Rect) {}

  /// Places the parts on a wide page.
  func arrangeWide(_ page: Rect) {}

  /// The height of a row of main buttons: never too low for a finger, however small the page is drawn.
  func height(ofButtons buttons: any Widget..., atLeast least: Double = Metrics.buttonHeight) -> Double {
    buttons.reduce(max(least, Metrics.leastTarget / scale)) {
      max($0, Double($1.measured(.vertical).natural))
    }
  }

  /// Goes over to the arrangement that suits a size, in the frame after.
  ///
  /// Classes count from the next frame on: so that no frame has the one arrangement's places and the other's fonts,
  /// both change then.
  private func follow(_ size: Size) {
    let suiting = Arrangement.suiting(size)
    guard suiting != next ?? current else { return }
    applyStyle(suiting)
    // Nobody has seen the screen before its first layout.
    guard current != nil else {
      current = suiting
      return
    }
    next = suiting
    root.onNextFrame { [weak self] in
      guard let self, let next = self.next else { return }
      self.current = next
      self.next = nil
      // Their own sizes may well stay what they were.
      for layer in [AnyWidget(self.root), AnyWidget(self.floor), AnyWidget(self.page)] {
        layer.queueAllocate()
      }
    }
  }

  /// Has the style sheet's rules for an arrangement count.
  private func applyStyle(_ arrangement: Arrangement) {
    for other in Arrangement.allCases { root.setStyle("\(other)", other == arrangement) }
  }

  private func surfaceBehavior(_ surface: Container) -> Container.Behavior {
    var behavior = Container.Behavior()
    // The smallest screens there are fix what a page can do with; each layout is drawn for that.
    behavior.measure = { orientation, _ in
      let (least, liked) = (Metrics.smallestScreen, Arrangement.wide.design)
      return orientation == .horizontal
        ? Extent(minimum: Int(least.width), natural: Int(liked.width))
        : Extent(minimum: Int(least.height), natural: Int(liked.height))
    }
    behavior.arrange = { [weak self] size in
      guard let self else { return }
      self.follow(size)
      let before = self.scale
      self.scale = (self.current ?? .wide).scale(in: size) { layout in
        self.scale = size.width / layout.width
        // What is placed has whole pixels.
        return self.page.fits(in: Size(layout.width.rounded(.down), layout.height.rounded(.down)))
      }
      self.layers.place(in: Rect(size))
      // Where larger text alone has changed the scale, the floor keeps its size and would not be laid out.
      if self.scale != before { self.root.onNextFrame { [weak self] in self?.floor.queueAllocate() } }
    }
    return behavior
  }
}
