import Foundation

/// A widget of the running program as assistive technology finds it, by the accessibility bus (AT-SPI 2): what it is
/// called, what is in it, and what can be done with it.
struct Accessible {
  private let bus: Bus
  private let owner: String
  private let path: String

  /// The program's environment, for it to be on that bus.
  static let environment: [String: String?] = ["GTK_A11Y": "atspi"]

  /// Where the accessibility bus is.
  static var busAddress: String? {
    let answer = SessionBus.call("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus.GetAddress", [])
    return answer?.firstMatch(of: /'(.+)'/).map { String($0.output.1) }
  }

  /// What a program shows; nil where none is on the bus.
  static func program() -> Accessible? {
    guard let address = busAddress, let bus = Bus(at: address) else { return nil }
    let registry = Accessible(
      bus: bus, owner: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/accessible/root")
    return registry.children.last
  }

  var name: String {
    // (<'Roll'>,), in other quotes where there is one in the name
    let answer = call("org.freedesktop.DBus.Properties.Get", "'org.a11y.atspi.Accessible'", "'Name'") ?? ""
    let name = String(answer.dropFirst("(<'".count).dropLast("'>,)".count))
    return name.isEmpty ? text : name
  }

  /// The text that it shows; from GTK 4.18 on a label with the role of a status has no name.
  private var text: String {
    // ('Total 10',)
    let answer = call("org.a11y.atspi.Text.GetText", "0", "-1") ?? ""
    return String(answer.dropFirst("('".count).dropLast("',)".count))
  }

  var children: [Accessible] {
    let answer = call("org.a11y.atspi.Accessible.GetChildren") ?? ""  // ([(':1.4', objectpath '/org/…'), …],)
    return answer.matches(of: /\('(:[0-9.]+)', (?:objectpath )?'([^']+)'\)/).map {
      Accessible(bus: bus, owner: String($0.output.1), path: String($0.output.2))
    }
  }

  /// The first one inside it that has this name. What a widget is made of comes after it: the button before its label.
  func first(named name: String) -> Accessible? {
    for child in children {
      if child.name == name { return child }
      if let found = child.first(named: name) { return found }
    }
    return nil
  }

  /// All inside it that have this name.
  func all(named name: String) -> [Accessible] {
    children.flatMap { ($0.name == name ? [$0] : []) + $0.all(named: name) }
  }

  /// The names of everything inside it; a label's is its text.
  var names: [String] { children.flatMap { [$0.name] + $0.names } }

  /// Does what a click on it does; false where it cannot be clicked.
  func click() -> Bool { call("org.a11y.atspi.Action.DoAction", "0")?.contains("true") == true }

  /// Gives it a value, as the pointer does to a slider; false where it takes none.
  func set(to value: Double) -> Bool {
    call("org.freedesktop.DBus.Properties.Set", "'org.a11y.atspi.Value'", "'CurrentValue'", "<\(value)>")
      != nil
  }

  private func call(_ method: String, _ arguments: String...) -> String? {
    bus.call(owner, path, method, arguments)
  }
}
