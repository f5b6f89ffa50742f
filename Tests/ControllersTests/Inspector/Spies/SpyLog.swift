/// What the spies of a test have seen, in order: of models, observers, outlets, announcements and what is saved.
@MainActor
final class SpyLog {
  enum Kind { case call, result, read, delegate, notification, outlet, announcement, save }
  typealias Entry = (kind: Kind, text: String)

  /// Where the spies note what they see.
  static var current: SpyLog?

  private(set) var entries: [Entry] = []
  private let fixture: WindowFixture
  private let notesReads: Bool
  private var snapshot: [String: String] = [:]

  /// A log of the games of a window. Reads of the models are left out unless `notesReads` is true.
  init(of fixture: WindowFixture, notesReads: Bool) {
    self.fixture = fixture
    self.notesReads = notesReads
  }

  func begin() {
    entries = []
    snapshot = outlets
    Self.current = self
    Announcer.listener = { [weak self, fixture] text, widget in
      // The Inspector, which has its own window, announces its own texts.
      if Window(of: widget)?.isSame(as: fixture.window) == true { self?.note(.announcement, text) }
    }
    ObservationToken.willNotify = { [weak self] in self?.note(.notification, "an observer") }
  }

  /// Notes the last changes, and ends. Returns the entries.
  func end() -> [Entry] {
    noteOutlets()
    Self.current = nil
    Announcer.listener = nil
    ObservationToken.willNotify = nil
    return entries
  }

  /// Notes an event, after the outlets that have changed since the last one.
  func note(_ kind: Kind, _ text: String) {
    guard notesReads || kind != .read else { return }
    noteOutlets()
    entries.append((kind, text))
  }

  /// Removes the newest entry if it is this one.
  func removeLast(_ kind: Kind, _ text: String) {
    if let last = entries.last, last == (kind, text) { entries.removeLast() }
  }

  private func noteOutlets() {
    let now = outlets
    for (name, value) in now.sorted(by: { $0.key < $1.key }) where snapshot[name] != value {
      entries.append((.outlet, "\(name) \(value)"))
    }
    snapshot = now
  }

  /// What the user can perceive of all outlets and of the alert, by their names and properties.
  var outlets: [String: String] {
    var values: [String: String] = [:]
    for game in Game.all {
      guard let screen = fixture.tabBar.controllers[game]?.screen else { continue }
      if let flip = screen as? HangmanFlipView {
        values["showsBack"] = "\(flip.showsBack)"
        // Before the flipside is opened for the first time, it is made only for the Inspector.
        if flip.showsBack { add(AnyWidget(flip.back.root), in: flip.back.root.name, to: &values) }
      }
      add(AnyWidget(screen.root), in: screen.root.name, to: &values)
    }
    values["focus"] = fixture.window.focus?.name
    values["front"] = fixture.tabBar.frontScreen.rawValue
    if let alert = fixture.alert { values["alert"] = "\(alert)" }
    // It is there if both pages have room, which depends on the Inspector.
    return values.filter { !$0.key.hasSuffix("sideBySideTab.visible") }
  }

  /// Adds the values of an outlet and of those below it. A widget without a name is numbered in its outlet.
  private func add(
    _ widget: AnyWidget, _ name: String? = nil, in screen: String, to values: inout [String: String]
  ) {
    if let name {
      for property in Self.properties {
        if let value = widget.value(of: property) { values["\(name).\(property)"] = value }
      }
      for (property, key) in Self.texts {
        if let text = widget.accessibleText(key) { values["\(name).\(property)"] = text }
      }
    }
    guard !widget.isList else { return }
    for (index, child) in widget.children.enumerated() {
      if child.name == "flipsideScreen" {
        continue
      } else if child.name.hasSuffix("Screen") {
        add(child, in: child.name, to: &values)
      } else if child.hasName {
        add(child, "\(name ?? screen).\(child.name)", in: screen, to: &values)
      } else {
        add(child, name.map { "\($0)/\(index)" }, in: screen, to: &values)
      }
    }
  }

  private static let properties = [
    "label", "text", "sensitive", "visible", "active", "selected", "fraction", "css-classes",
    "value",
  ]
  private static let texts = [
    ("accessibleName", GTK_ACCESSIBLE_PROPERTY_LABEL),
    ("accessibleDescription", GTK_ACCESSIBLE_PROPERTY_DESCRIPTION),
    ("accessibleValue", GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT),
  ]
}

@MainActor
extension AnyWidget {
  /// Whether the widgets below it are rows, which are made when they come into view.
  fileprivate var isList: Bool { isA(gtk_list_base_get_type()) || isA(gtk_drop_down_get_type()) }

  fileprivate func value(of property: String) -> String? {
    if property == "value" {
      return isA(gtk_range_get_type()) ? "\(gtk_range_get_value(cast()))" : nil
    }
    guard cgtk_object_has_property(cast(to: GObject.self), property) != 0 else { return nil }
    var value = GValue()
    g_object_get_property(cast(), property, &value)
    defer { g_value_unset(&value) }
    guard let text = g_strdup_value_contents(&value) else { return nil }
    defer { g_free(text) }
    // The Inspector veils outlets whose messages wait.
    return ["\"veiled\", ", ", \"veiled\"", "\"veiled\""].reduce(String(cString: text)) {
      $0.replacing($1, with: "")
    }
  }
}

/// Saves games, and notes what is saved.
@MainActor
final class SpiedStore: @MainActor SaveStore {
  var games = GameValues() {
    didSet { SpyLog.current?.note(.save, text(changedSince: oldValue)) }
  }

  func refuse(_ key: some SaveKeyProtocol, _ reason: SaveRefusal) {
    SpyLog.current?.note(.save, "refused: \(key.name)")
  }

  /// All games as they are saved.
  var text: String { text(changedSince: GameValues()) }

  private func text(changedSince old: GameValues) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(Changes(games: games, old: old))).map { String(decoding: $0, as: UTF8.self) }
      ?? ""
  }

  private struct Changes: Encodable {
    let games, old: GameValues

    func encode(to encoder: any Encoder) throws { try games.encode(to: encoder, changedSince: old) }
  }
}
