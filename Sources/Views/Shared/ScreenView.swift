import GtkKit

/// A passive screen: outlets to set, actions to connect, and a layout for each arrangement.
///
/// It owns the root of its widgets, and through it all of them. It knows no rule of a game.
package class ScreenView: PagedScreen {
  package let root: WidgetRoot
  package let style: String?
  package private(set) var initialFocus: AnyWidget?
  package let viewDidAppear = Action<Void>("viewDidAppear")
  package let viewDidDisappear = Action<Void>("viewDidDisappear")

  /// The parent of the parts, as large as the screen.
  let content = ScaledPage()
  private let ground = ScreenGround()
  /// The ground, the page, what moves above it, and the marks.
  private let layers: Overlay
  /// The layer above all others, which is made when it is first used.
  private var marks: ScreenMarks?
  /// The layers for what moves across the parts. They are not seen at all while they are veiled.
  private var movingLayers: [AnyWidget] = []
  /// The widgets that show what an outlet shows, too.
  private var companions: [(outlet: AnyWidget, others: [AnyWidget])] = []
  /// The arrangement of the page; nil before the first layout.
  private var current: Arrangement?
  private var isLaidOut = false
  /// The arrangement from the next frame on, if it is another one.
  private var next: Arrangement?

  /// A screen with its own style class.
  init(style: String, name: String, colors: (any Palette.Type)? = nil) {
    CommonColors.share()
    colors?.share()
    StyleSheet.use(style, "motion", "common")
    let frame = ScreenFrame(natural: Arrangement.wide.design)
    root = WidgetRoot(frame.styled("screen", style).named(name))
    self.style = style
    layers = Overlay(ground)
    layers.add(content)
    frame.add(layers)
    frame.screen = self
    ground.screen = self
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
    layers.add(marks)
    self.marks = marks
  }

  /// The widgets below veils, which hide their new values.
  package var veiledWidgets: [AnyWidget] {
    get { marks?.widgets ?? [] }
    set {
      let others = companions.filter { Self.has($0.outlet, newValue) }.flatMap(\.others)
      for layer in movingLayers { layer.opacity = Self.has(layer, others) ? 0 : 1 }
      if !newValue.isEmpty { addMarks() }
      marks?.widgets = newValue + others.filter { !Self.has($0, movingLayers) }
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

  private static func has(_ widget: AnyWidget, _ widgets: [AnyWidget]) -> Bool {
    widgets.contains { $0.isSame(as: widget) }
  }

  /// Veils other widgets together with an outlet, because they show the same.
  func veil(_ others: any Widget..., with outlet: any Widget) {
    companions.append((AnyWidget(outlet), others.map { AnyWidget($0) }))
  }

  package func pulseHighlight() { marks?.pulse() }

  /// Adds parts of the screen.
  func add(_ parts: any Widget...) {
    for part in parts { content.add(part) }
  }

  /// Adds a layer above the page, as large as the screen, for what flies over the parts. It gets no input.
  func add(layer: Flight) {
    layers.add(layer)
    movingLayers.append(AnyWidget(layer))
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

  /// The arrangement that suits a page of a size.
  func arrangement(fitting size: Size) -> Arrangement { .fitting(size) }

  /// How many times larger than designed the page is drawn, for text of the usual size.
  func usualScale(_ arrangement: Arrangement, in size: Size) -> Double { arrangement.scale(in: size) }

  /// Draws the surface of the table behind the page and around it. It is drawn only if the size or the style has changed.
  func drawSurface(_ snapshot: Snapshot, _ surface: Surface) {}

  fileprivate func drawSurface(_ snapshot: Snapshot, in area: Area) {
    let (stage, scale) = (stage(in: area.size), content.scale)
    let surface = Surface(area, stage, current ?? arrangement(fitting: area.size), scale: scale)
    drawSurface(snapshot.transformed(by: Point(stage.x, stage.y), scale: scale), surface)
  }

  /// The rectangle of the page in a screen of a size.
  fileprivate func stage(in size: Size) -> Rect {
    Rect(size).centered((current ?? arrangement(fitting: size)).stage(in: size))
  }

  func fit(_ size: Size) {
    let arrangement = arrangement(for: size)
    let scale = content.scale
    content.fit(size, upTo: usualScale(arrangement, in: size)) { [weak self] page in
      self?.layout(arrangement, on: page, in: size) ?? .spacer
    }
    defer { isLaidOut = true }
    // If only the size of the text has changed the scale, the layers keep their size and would not be laid out.
    guard isLaidOut, content.scale != scale else { return }
    root.onNextFrame { [weak self] in
      self?.ground.queueAllocate()
      self?.ground.queueDraw()
      self?.marks?.queueDraw()
    }
  }

  /// The layout of the page with its margin, border and padding in a screen of a size.
  private func layout(_ arrangement: Arrangement, on page: Page, in size: Size) -> Layout {
    let border = ground.border
    let stage = Rect(size).centered(arrangement.stage(in: size))
    return page.withMargin(stage.x / page.scale + border.width, stage.y / page.scale + border.height) {
      layout(arrangement, on: $0)
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

  private func changeArrangement(to arrangement: Arrangement) {
    next = arrangement
    root.onNextFrame { [weak self] in
      guard let self, let next = self.next else { return }
      self.current = next
      self.next = nil
      // Their sizes may not change.
      for layer in [AnyWidget(self.root), AnyWidget(self.ground), AnyWidget(self.content)] {
        layer.queueAllocate()
      }
      self.ground.queueDraw()
      self.marks?.queueDraw()
    }
  }
}

/// What lies behind the page of a screen and around it, up to the edges of the screen: the surface, and above it the
/// background and the border of the page. In its own layer, it is not painted again when a part changes.
private final class ScreenGround: CustomWidget {
  private let page = CustomWidget(role: .presentation).styled("page")
  weak var screen: ScreenView?

  init() {
    super.init(role: .presentation)
    add(page)
  }

  /// The width of the border and the padding at each side: the page is empty, and needs nothing else.
  var border: Size { Size(page.minimumWidth / 2, page.minimumHeight / 2) }

  override func snapshot(_ snapshot: Snapshot, in area: Area) { screen?.drawSurface(snapshot, in: area) }

  override func arrange(in area: Area) -> [Placement] {
    guard let screen else { return [] }
    return [page.placed(in: screen.stage(in: area.size), scale: screen.content.scale)]
  }
}
