import GtkKit

/// A passive screen: outlets to set, actions to connect, and a layout for each arrangement.
///
/// It owns the root of its widgets, and through it all of them. It knows no rule of a game.
package class ScreenView: Screen {
  package let root: WidgetRoot
  package let style: String?
  package private(set) var initialFocus: AnyWidget?
  package let viewDidAppear = Action<Void>("viewDidAppear")
  package let viewDidDisappear = Action<Void>("viewDidDisappear")
  /// Called when the page has got another arrangement.
  var onArranged: () -> Void = {}

  /// The parent of the parts, as large as the screen.
  let content = ScaledPage(natural: Arrangement.wide.design)
  /// The page, what moves above it, and the marks.
  private let frame = ScreenFrame()
  /// The layer above all others, which is made when it is first used.
  private var marks: ScreenMarks?
  /// The widgets that show what an outlet shows, too.
  private var companions: [(outlet: AnyWidget, others: [AnyWidget])] = []
  /// What hides the traces of outlets that are veiled.
  private var hiding: [(outlet: AnyWidget, hide: (Bool) -> Void)] = []
  /// The arrangement of the page; nil before the first layout.
  private var current: Arrangement?
  /// The arrangement from the next frame on, if it is another one.
  private var next: Arrangement?

  /// A screen with its own style class.
  init(style: String, name: String, colors: (any Palette.Type)? = nil) {
    CommonColors.share()
    colors?.share()
    StyleSheet.use(style, "motion", "common")
    root = WidgetRoot(frame.add(content).styled("screen", style).named(name))
    self.style = style
    frame.screen = self
    content.usualScale = { [weak self] size in
      self.map { $0.usualScale($0.arrangement(for: size), in: size) } ?? 1
    }
    content.layout = { [weak self] in self?.layout(on: $0) ?? .spacer }
    content.onScaled = { [weak self] in self?.redraw() }
    frame.onRoot { [weak self] in self?.setFirstArrangement() }
    frame.onMap { [weak self] in self?.viewDidAppear.send() }
    frame.onUnmap { [weak self] in self?.viewDidDisappear.send() }
  }

  /// Sends ``viewDidAppear`` to a controller that has got a screen which is shown already.
  package func didChangeController() {
    if root.isMapped { viewDidAppear.send() }
  }

  package func endTyping() {}

  /// The widget that is highlighted by a frame around it; nil for none.
  package var highlightedWidget: AnyWidget? {
    get { marks?.highlighted }
    set {
      if newValue != nil { addMarks() }
      marks?.highlighted = newValue
    }
  }

  private func addMarks() {
    guard marks == nil else { return }
    let marks = ScreenMarks()
    frame.add(marks)
    self.marks = marks
  }

  /// The widgets below veils, which hide their new values.
  package var veiledWidgets: [AnyWidget] {
    get { marks?.widgets ?? [] }
    set {
      let others = companions.filter { newValue.contains($0.outlet) }.flatMap(\.others)
      for (outlet, hide) in hiding { hide(newValue.contains(outlet)) }
      if !newValue.isEmpty { addMarks() }
      marks?.widgets = newValue + others
    }
  }

  /// The widgets whose veils have a check mark.
  package var checkedWidgets: [AnyWidget] {
    get { marks?.checked ?? [] }
    set { marks?.checked = newValue }
  }

  /// The widget below the smallest veil at a point of a window.
  package func veiledWidget(at point: Point, in window: Window) -> AnyWidget? {
    marks?.widget(at: point, in: window)
  }

  /// Veils other widgets together with an outlet, because they show the same.
  func veil(_ others: any Widget..., with outlet: any Widget) {
    companions.append((AnyWidget(outlet), others.map { AnyWidget($0) }))
  }

  /// Calls `hide` whenever an outlet is veiled, or no longer: what is around it may show the same.
  func onVeil(of outlet: any Widget, _ hide: @escaping (_ isVeiled: Bool) -> Void) {
    hiding.append((AnyWidget(outlet), hide))
  }

  /// Adds parts of the screen.
  func add(_ parts: any Widget...) {
    for part in parts { content.add(part) }
  }

  /// Adds a layer above the page, as large as the screen, for what flies over the parts. It gets no input, and is not seen at
  /// all while an outlet is veiled.
  func add(layer: Flight, veiledWith outlet: some Widget) {
    frame.add(layer)
    onVeil(of: outlet) { layer.opacity = $0 ? 0 : 1 }
  }

  /// Sets the widget that has the keyboard focus at first, and gets it from a control that is disabled.
  func focusBegins(at widget: some Widget) {
    initialFocus = AnyWidget(widget)
    root.setFocusFallbacks([widget])
  }

  // MARK: - Layout

  /// The layout of the parts on a page. Each screen overrides this method.
  ///
  /// The layout is also tried out on pages of other sizes, so the method changes nothing.
  func layout(_ arrangement: Arrangement, on page: Page) -> Layout {
    preconditionFailure("\(type(of: self)) has no layout")
  }

  package final var alertGround: [AnyWidget] {
    current.map { alertGround(in: $0).map { AnyWidget($0) } } ?? []
  }

  /// What an alert covers in an arrangement: mostly the controls, which cannot be used meanwhile.
  func alertGround(in arrangement: Arrangement) -> [any Widget] { [] }

  /// The arrangement that suits a page of a size.
  func arrangement(fitting size: Size) -> Arrangement { .fitting(size) }

  /// The distance of the layout from the edges of the page.
  var margin: Double { Metrics.gap }

  /// How many times larger than designed the page is drawn, for text of the usual size.
  func usualScale(_ arrangement: Arrangement, in size: Size) -> Double { arrangement.scale(in: size) }

  /// Draws the surface of the table behind the page and around it, up to the edges of the screen. It is drawn only if the size or
  /// the style has changed, not when a part changes.
  func drawSurface(_ snapshot: Snapshot, _ surface: Surface) {}

  fileprivate func drawSurface(_ snapshot: Snapshot, in area: Area) {
    guard let current else { return }
    let (stage, scale) = (stage(current), content.scale)
    let surface = Surface(area, stage, current, scale: scale)
    drawSurface(snapshot.transformed(by: Point(stage.x, stage.y), scale: scale), surface)
  }

  /// The rectangle of the page in the screen.
  private func stage(_ arrangement: Arrangement) -> Rect {
    let size = Size(content.width, content.height)
    return Rect(size).centered(arrangement.stage(in: size))
  }

  /// The layout of a page as large as the screen: of the parts, with the room around them.
  private func layout(on page: Page) -> Layout {
    guard let current else { return .spacer }
    let stage = stage(current)
    return page.withMargin(stage.x / page.scale + margin, stage.y / page.scale + margin) {
      layout(current, on: $0)
    }
  }

  /// The arrangement of the page. If another one suits the size of the screen, the page changes to it in the next frame.
  ///
  /// Style classes take effect in the next frame. No frame has the places of one arrangement and the fonts of the other.
  private func arrangement(for size: Size) -> Arrangement {
    let fitting = arrangement(fitting: size)
    if fitting != next ?? current {
      setStyle(of: fitting)
      if current == nil { current = fitting } else { changeArrangement(to: fitting) }
    }
    return current ?? fitting
  }

  private func setStyle(of arrangement: Arrangement) {
    for other in Arrangement.allCases { root.setStyle(other.rawValue, other == arrangement) }
  }

  /// Sets the style of the arrangement that probably suits the place of the screen. GTK computes all styles before the first
  /// layout: with another style class, it would compute them again, and the first frame would have other fonts.
  private func setFirstArrangement() {
    guard current == nil, let window = Window(of: root) else { return }
    let place = sequence(first: AnyWidget(root)) { $0.parent }.first { $0.width > 0 }
    let size = place.map { Size($0.width, $0.height) } ?? window.defaultSize
    // A window without a default size gets the natural size of the screen.
    setStyle(of: size.width > 0 ? arrangement(fitting: size) : .wide)
  }

  private func redraw() {
    frame.queueDraw()
    marks?.queueDraw()
  }

  private func changeArrangement(to arrangement: Arrangement) {
    next = arrangement
    root.onNextFrame { [weak self] in
      guard let self, let next = self.next else { return }
      self.current = next
      self.next = nil
      // Its size may not change.
      self.content.queueAllocate()
      self.redraw()
      self.onArranged()
    }
  }
}

/// The root of a screen's widgets, which are layers above its surface.
private final class ScreenFrame: Pile {
  weak var screen: ScreenView?

  override func snapshot(_ snapshot: Snapshot, in area: Area) { screen?.drawSurface(snapshot, in: area) }
}
